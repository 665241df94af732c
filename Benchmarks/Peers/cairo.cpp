// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Peer of `tessera-bench raster`: plays a scene on Cairo. Usage: cairo RUNS SCENE.json [OUT.png]
//
// Paths, gradients, fonts and images are made before the clock starts; a frame clears and paints everything, and five frames
// are painted before the first that counts. Times are milliseconds of processor time. Cairo has no blur: a shadow is a mask
// that is filled and blurred in every frame. Its glyphs stand at whole pixels. Workloads/scenes.py describes the format.
#include <cairo-ft.h>
#include <cairo.h>
#include <ft2build.h>
#include FT_FREETYPE_H
#include <time.h>

#include <cstdio>
#include <functional>
#include <map>
#include <memory>

#include "blur.hpp"
#include "json.hpp"

using Command = std::function<void(cairo_t *)>;

struct Color {
  double red, green, blue, alpha;

  explicit Color(const JSON &json) {
    const auto &c = json.items;
    if (c.size() != 4) throw std::runtime_error("a colour has four components");
    red = c[0].number / 255, green = c[1].number / 255, blue = c[2].number / 255, alpha = c[3].number / 255;
  }

  void use(cairo_t *context) const { cairo_set_source_rgba(context, red, green, blue, alpha); }
};

struct Box {
  double x, y, width, height, radius;

  explicit Box(const JSON &json)
      : x(json.value("x")), y(json.value("y")), width(json.value("w")), height(json.value("h")), radius(json.value("r")) {}

  void addRect(cairo_t *context) const { cairo_rectangle(context, x, y, width, height); }

  void addRounded(cairo_t *context) const {
    double right = x + width, bottom = y + height, inset = radius * (1 - 0.5522847498);
    cairo_move_to(context, x + radius, y);
    cairo_line_to(context, right - radius, y);
    cairo_curve_to(context, right - inset, y, right, y + inset, right, y + radius);
    cairo_line_to(context, right, bottom - radius);
    cairo_curve_to(context, right, bottom - inset, right - inset, bottom, right - radius, bottom);
    cairo_line_to(context, x + radius, bottom);
    cairo_curve_to(context, x + inset, bottom, x, bottom - inset, x, bottom - radius);
    cairo_line_to(context, x, y + radius);
    cairo_curve_to(context, x, y + inset, x + inset, y, x + radius, y);
    cairo_close_path(context);
  }
};

struct Image {
  int width, height;
  std::vector<uint32_t> pixels;
  cairo_surface_t *surface;

  // Premultiplies the file's RGBA bytes.
  Image(const JSON &json, const std::string &folder)
      : width((int)json["w"].number), height((int)json["h"].number), pixels((size_t)width * height) {
    std::vector<uint8_t> bytes(pixels.size() * 4);
    std::ifstream file(folder + json["file"].text, std::ios::binary);
    if (!file.read((char *)bytes.data(), bytes.size())) throw std::runtime_error(json["file"].text + " is too short");
    for (size_t i = 0; i < pixels.size(); i++) {
      uint32_t alpha = bytes[4 * i + 3], pixel = alpha;
      for (int channel = 0; channel < 3; channel++) pixel = pixel << 8 | (bytes[4 * i + channel] * alpha + 127) / 255;
      pixels[i] = pixel;
    }
    cairo_format_t format = json["opaque"].number != 0 ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32;
    surface = cairo_image_surface_create_for_data((uint8_t *)pixels.data(), format, width, height, width * 4);
  }
};

class Scene {
 public:
  std::string name;
  cairo_surface_t *surface;

  explicit Scene(const std::string &path) {
    JSON json = JSONReader::file(path);
    std::string folder = path.substr(0, path.find_last_of('/') + 1) + "../";
    name = json["name"].text;
    surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, (int)json["width"].number, (int)json["height"].number);
    scratch = cairo_create(surface);
    clear = std::make_unique<Color>(json["clear"]);
    for (auto &image : json["images"].items) images[(int)image["id"].number] = std::make_unique<Image>(image, folder);
    FT_Library library;
    FT_Init_FreeType(&library);
    for (auto &font : json["fonts"].members) {
      FT_Face face;
      if (FT_New_Face(library, font.second.text.c_str(), 0, &face)) throw std::runtime_error(font.second.text + ": no font");
      fonts[font.first] = cairo_ft_font_face_create_for_ft_face(face, FT_LOAD_NO_HINTING);
    }
    options = cairo_font_options_create();
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY);
    for (auto &command : json["cmds"].items) commands.push_back(make(command));
  }

  void paint() {
    cairo_t *context = cairo_create(surface);
    cairo_set_font_options(context, options);
    cairo_set_operator(context, CAIRO_OPERATOR_SOURCE);
    clear->use(context);
    cairo_paint(context);
    cairo_set_operator(context, CAIRO_OPERATOR_OVER);
    for (auto &command : commands) command(context);
    cairo_status_t status = cairo_status(context);
    if (status != CAIRO_STATUS_SUCCESS) throw std::runtime_error(cairo_status_to_string(status));
    cairo_destroy(context);
    cairo_surface_flush(surface);
  }

 private:
  // For making paths before they are painted.
  cairo_t *scratch;
  std::unique_ptr<Color> clear;
  std::map<int, std::unique_ptr<Image>> images;
  std::map<std::string, cairo_font_face_t *> fonts;
  cairo_font_options_t *options;
  std::vector<Command> commands;

  Command make(const JSON &json) {
    const std::string &op = json["op"].text;
    if (op == "rect") return makeBox(json, &Box::addRect);
    if (op == "rrect") return makeBox(json, &Box::addRounded);
    if (op == "path") return makeFill(json);
    if (op == "stroke") return makeStroke(json);
    if (op == "glyphs") return makeGlyphs(json);
    if (op == "shadow") return makeShadow(json);
    if (op == "image") return makeImage(json);
    if (op == "save") return cairo_save;
    if (op == "restore") return cairo_restore;
    if (op == "clip_rrect") {
      return [box = Box(json)](cairo_t *context) {
        box.addRounded(context);
        cairo_clip(context);
      };
    }
    throw std::runtime_error("unknown command " + op);
  }

  Command makeBox(const JSON &json, void (Box::*add)(cairo_t *) const) {
    return [box = Box(json), add, paint = makePaint(json["paint"])](cairo_t *context) {
      paint(context);
      (box.*add)(context);
      cairo_fill(context);
    };
  }

  Command makeFill(const JSON &json) {
    cairo_fill_rule_t rule = json["rule"].text == "evenodd" ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING;
    return [path = makePath(json["d"]), rule, paint = makePaint(json["paint"])](cairo_t *context) {
      paint(context);
      cairo_set_fill_rule(context, rule);
      cairo_append_path(context, path);
      cairo_fill(context);
    };
  }

  Command makeStroke(const JSON &json) {
    const std::string &capName = json["cap"].text, &joinName = json["join"].text;
    cairo_line_cap_t cap = capName == "round"    ? CAIRO_LINE_CAP_ROUND
                           : capName == "square" ? CAIRO_LINE_CAP_SQUARE
                                                 : CAIRO_LINE_CAP_BUTT;
    cairo_line_join_t join = joinName == "round"   ? CAIRO_LINE_JOIN_ROUND
                             : joinName == "bevel" ? CAIRO_LINE_JOIN_BEVEL
                                                   : CAIRO_LINE_JOIN_MITER;
    double width = json["width"].number, miter = json["miter"].number;
    return [path = makePath(json["d"]), cap, join, width, miter, paint = makePaint(json["paint"])](cairo_t *context) {
      paint(context);
      cairo_set_line_width(context, width);
      cairo_set_line_cap(context, cap);
      cairo_set_line_join(context, join);
      cairo_set_miter_limit(context, miter);
      cairo_append_path(context, path);
      cairo_stroke(context);
    };
  }

  Command makeGlyphs(const JSON &json) {
    std::vector<cairo_glyph_t> glyphs;
    for (auto &glyph : json["glyphs"].items) {
      const auto &numbers = glyph.items;
      glyphs.push_back({(unsigned long)numbers.at(0).number, numbers.at(1).number, numbers.at(2).number});
    }
    cairo_font_face_t *font = fonts.at(json["font"].text);
    return [glyphs, font, size = json["size"].number, paint = makePaint(json["paint"])](cairo_t *context) {
      paint(context);
      cairo_set_font_face(context, font);
      cairo_set_font_size(context, size);
      cairo_show_glyphs(context, glyphs.data(), (int)glyphs.size());
    };
  }

  Command makeShadow(const JSON &json) {
    Box box(json);
    double sigma = json["sigma"].number;
    int margin = (int)std::ceil(3 * sigma) + 1;
    double left = box.x + json.value("dx") - margin, top = box.y + json.value("dy") - margin;
    box.x = box.y = margin;
    return [box, left, top, margin, sigma, color = Color(json["color"])](cairo_t *context) {
      int width = (int)box.width + 2 * margin, height = (int)box.height + 2 * margin;
      cairo_surface_t *mask = cairo_image_surface_create(CAIRO_FORMAT_A8, width, height);
      cairo_t *inner = cairo_create(mask);
      box.addRounded(inner);
      cairo_fill(inner);
      cairo_destroy(inner);
      cairo_surface_flush(mask);
      BoxBlur(sigma).blur(cairo_image_surface_get_data(mask), width, height, cairo_image_surface_get_stride(mask));
      cairo_surface_mark_dirty(mask);
      color.use(context);
      cairo_mask_surface(context, mask, left, top);
      cairo_surface_destroy(mask);
    };
  }

  Command makeImage(const JSON &json) {
    return [box = Box(json), &image = *images.at((int)json["img"].number)](cairo_t *context) {
      cairo_save(context);
      box.addRect(context);
      cairo_translate(context, box.x, box.y);
      cairo_scale(context, box.width / image.width, box.height / image.height);
      cairo_set_source_surface(context, image.surface, 0, 0);
      cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_BILINEAR);
      cairo_pattern_set_extend(cairo_get_source(context), CAIRO_EXTEND_PAD);
      cairo_fill(context);
      cairo_restore(context);
    };
  }

  Command makePaint(const JSON &json) {
    const std::string &kind = json["t"].text;
    if (kind == "solid") return [color = Color(json["c"])](cairo_t *context) { color.use(context); };
    cairo_pattern_t *pattern;
    if (kind == "linear") {
      pattern = cairo_pattern_create_linear(
          json["x0"].number, json["y0"].number, json["x1"].number, json["y1"].number);
    } else {
      double x = json["cx"].number, y = json["cy"].number;
      pattern = cairo_pattern_create_radial(x, y, 0, x, y, json["r"].number);
    }
    for (auto &stop : json["stops"].items) {
      Color color(stop.items.at(1));
      cairo_pattern_add_color_stop_rgba(
          pattern, stop.items.at(0).number, color.red, color.green, color.blue, color.alpha);
    }
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD);
    return [pattern](cairo_t *context) { cairo_set_source(context, pattern); };
  }

  cairo_path_t *makePath(const JSON &json) {
    const auto &items = json.items;
    cairo_new_path(scratch);
    for (size_t i = 0; i < items.size();) {
      char letter = items[i].text.empty() ? '?' : items[i].text[0];
      auto number = [&](size_t place) { return items.at(i + 1 + place).number; };
      switch (letter) {
        case 'M': cairo_move_to(scratch, number(0), number(1)), i += 3; break;
        case 'L': cairo_line_to(scratch, number(0), number(1)), i += 3; break;
        case 'Q': addQuadratic(number(0), number(1), number(2), number(3)), i += 5; break;
        case 'C':
          cairo_curve_to(scratch, number(0), number(1), number(2), number(3), number(4), number(5));
          i += 7;
          break;
        case 'Z': cairo_close_path(scratch), i++; break;
        default: throw std::runtime_error("a path goes wrong");
      }
    }
    return cairo_copy_path(scratch);
  }

  void addQuadratic(double controlX, double controlY, double x, double y) {
    double startX, startY;
    cairo_get_current_point(scratch, &startX, &startY);
    cairo_curve_to(
        scratch, startX + (controlX - startX) * 2 / 3, startY + (controlY - startY) * 2 / 3,
        x + (controlX - x) * 2 / 3, y + (controlY - y) * 2 / 3, x, y);
  }
};

static double milliseconds() {
  struct timespec time;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return time.tv_sec * 1e3 + time.tv_nsec * 1e-6;
}

int main(int count, char **arguments) try {
  if (count < 3) return std::fprintf(stderr, "usage: cairo RUNS SCENE.json [OUT.png]\n"), 2;
  int runs = std::max(1, std::atoi(arguments[1]));
  Scene scene(arguments[2]);
  std::vector<double> times;
  for (int run = 0; run < runs + 5; run++) {
    double start = milliseconds();
    scene.paint();
    if (run >= 5) times.push_back(milliseconds() - start);
  }
  std::sort(times.begin(), times.end());
  std::printf("{\"name\":\"%s\",\"cpu_ms_min\":%.3f,\"cpu_ms_median\":%.3f,\"cairo\":\"%s\"}\n", scene.name.c_str(),
              times[0], times[times.size() / 2], cairo_version_string());
  if (count > 3) cairo_surface_write_to_png(scene.surface, arguments[3]);
  return 0;
} catch (const std::exception &error) {
  return std::fprintf(stderr, "cairo: %s\n", error.what()), 1;
}
