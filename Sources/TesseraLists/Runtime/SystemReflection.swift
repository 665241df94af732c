// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Hides the stored properties of these classes, and of their subclasses in Tessera, from Swift's `Mirror`.

public import TesseraFoundation

extension NSCollectionLayoutAnchor: _SystemReflectable {}
extension NSCollectionLayoutDimension: _SystemReflectable {}
extension NSCollectionLayoutEdgeSpacing: _SystemReflectable {}
extension NSCollectionLayoutGroupCustomItem: _SystemReflectable {}
extension NSCollectionLayoutItem: _SystemReflectable {}
extension NSCollectionLayoutSection: _SystemReflectable {}
extension NSCollectionLayoutSize: _SystemReflectable {}
extension NSCollectionLayoutSpacing: _SystemReflectable {}
extension UICollectionViewCompositionalLayoutConfiguration: _SystemReflectable {}
extension UICollectionViewDiffableDataSource: _SystemReflectable {}
extension UICollectionViewLayout: _SystemReflectable {}
extension UICollectionViewLayoutAttributes: _SystemReflectable {}
extension UICollectionViewLayoutInvalidationContext: _SystemReflectable {}
extension UICollectionViewPlaceholder: _SystemReflectable {}
extension UICollectionViewUpdateItem: _SystemReflectable {}
extension UIContextualAction: _SystemReflectable {}
extension UISwipeActionsConfiguration: _SystemReflectable {}
extension UITableViewDiffableDataSource: _SystemReflectable {}
extension UITableViewPlaceholder: _SystemReflectable {}
extension UITableViewRowAction: _SystemReflectable {}
