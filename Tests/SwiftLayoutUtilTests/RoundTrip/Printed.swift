// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// swift-format-ignore-file
// Written by RoundTripTests: the output of ViewPrinter for the views built by hand.

import SwiftLayoutUtil

extension ProfileCard {
  @LayoutBuilder var printedLayout: some Layout {
self.anchors {
    Anchors.bottom.greaterThanOrEqualTo(footer, constant: 8)
}.sublayout {
    gutter.anchors {
        Anchors.leading
        Anchors.top.equalTo(badge, attribute: .bottom)
        Anchors.width.equalTo(constant: 20)
        Anchors.height.equalTo(constant: 5)
    }
    self.safeAreaLayoutGuide.anchors {
        Anchors.bottom.greaterThanOrEqualTo(footer)
    }
    header.anchors {
        Anchors.top.equalTo(self.safeAreaLayoutGuide)
        Anchors.leading.trailing
    }.sublayout {
        header.avatar.anchors {
            Anchors.width.equalTo(constant: 48)
            Anchors.height.equalTo(header.avatar, attribute: .width)
            Anchors.leading.equalToSuper(constant: 16)
            Anchors.top.bottom.equalToSuper(inwardOffset: 12)
        }
        header.title.config {
            $0.text = "Profile"
            $0.font = UIFont(name: ".SFUI-Semibold", size: 20)
            $0.setContentHuggingPriority(.required, for: .vertical)
        }.anchors {
            Anchors.leading.equalTo(header.avatar, attribute: .trailing, constant: 8)
            Anchors.centerY.equalTo(header.avatar)
            Anchors.trailing.lessThanOrEqualToSuper(inwardOffset: 16)
        }
    }
    badge.config {
        $0.alpha = 0.5
        $0.backgroundColor = .systemTeal
    }.anchors {
        Anchors.width.equalTo(header).multiplier(0.25)
        Anchors.height.equalTo(constant: 10)
        Anchors.top.equalTo(header, attribute: .bottom)
        Anchors.trailing.equalTo(self.layoutMarginsGuide)
    }
    rows.config {
        $0.axis = .vertical
        $0.spacing = 6
    }.anchors {
        Anchors.leading.equalTo(gutter, attribute: .trailing)
        Anchors.top.equalTo(gutter, attribute: .bottom, constant: 7.5)
        Anchors.width.equalToSuper(constant: -4).multiplier(0.9).priority(.defaultHigh).identifier("wide")
        Anchors.width.lessThanOrEqualTo(constant: 240)
    }.sublayout {
        name.config {
            $0.text = "Isla \"Izzy\" Murray"
        }
        city.config {
            $0.text = "Aberdeen, 2nd floor, the door behind the blue curtain"
            $0.textColor = .secondaryLabel
            $0.numberOfLines = 0
        }
        GroupLayout(option: .isNotArranged) {
            dot.config {
                $0.backgroundColor = UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 1)
            }.anchors {
                Anchors.centerX.equalToSuper(attribute: .trailing)
                Anchors.centerY.equalToSuper(attribute: .top)
                Anchors.width.height.equalTo(constant: 6)
            }
        }
    }
    action.config {
        $0.setTitle("Follow", for: .normal)
    }.anchors {
        Anchors.height.equalTo(constant: 44).priority(.init(999.5))
        Anchors.top.equalTo(rows, attribute: .bottom, constant: 10)
        Anchors.centerX
    }
    footer.config {
        $0.text = "Member since 2019"
        $0.textAlignment = .center
    }.anchors {
        Anchors.firstBaseline.equalTo(action, attribute: .lastBaseline, constant: 40)
        Anchors.leading.trailing
    }
}
  }
}

extension TileBoard {
  @LayoutBuilder var printedLayout: some Layout {
self.sublayout {
    cap.anchors {
        Anchors.cap
        Anchors.height.equalTo(constant: 30)
    }
    shoe.anchors {
        Anchors.shoe.equalToSuper(inwardOffset: 5)
        Anchors.height.equalTo(cap)
    }
    middle.anchors {
        Anchors.horizontal
        Anchors.top.equalTo(cap, attribute: .bottom)
        Anchors.bottom.equalTo(shoe, attribute: .top)
    }.sublayout {
        tile.anchors {
            Anchors.allSides.equalToSuper(inwardOffset: 9)
        }.sublayout {
            pin.anchors {
                Anchors.size.equalTo(constant: 12)
                Anchors.center
            }
        }
    }
}
  }
}
