// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Peer of `tessera-bench constraints`: replays a system in the CLS format (Workloads/constraints.py) on kiwi.
//
//   kiwi build FILE.cls RUNS    the least processor time to make all constraints and add them to a solver
//   kiwi frames FILE.cls        for each script, the times of its frames: new constants, solved, every value read
//
// kiwi's fastest way to change a constant is an edit variable in its place, which slows down building; so only `frames` has
// them. kiwi knows strengths, no exact priorities: the priorities that occur become powers of one base, far apart enough for
// these systems. A script that does not end in a minute is given up and told as it is.
#include <kiwi/kiwi.h>
#include <time.h>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <map>
#include <sstream>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

struct Row {
  char relation;
  double priority, constant;
  std::vector<std::pair<int, double>> terms;
};

// The rows that a frame changes, with their new constants.
using Frame = std::vector<std::pair<int, double>>;

struct Script {
  std::string name;
  std::vector<Frame> frames;
};

struct System {
  std::string name;
  int variables = 0;
  std::vector<Row> rows;
  std::vector<Script> scripts;

  explicit System(const char *path) {
    std::ifstream file(path);
    if (!file) throw std::runtime_error(std::string(path) + " cannot be read");
    for (std::string line; std::getline(file, line);) read(line);
  }

 private:
  void read(const std::string &line) {
    std::istringstream words(line);
    std::string kind;
    words >> kind;
    if (kind == "name") {
      words >> name;
    } else if (kind == "vars") {
      words >> variables;
    } else if (kind == "c") {
      Row row;
      size_t count;
      words >> row.relation >> row.priority >> row.constant >> count;
      row.terms = pairs(words);
      if (row.terms.size() != count) throw std::runtime_error("a constraint lacks terms: " + line);
      rows.push_back(row);
    } else if (kind == "script") {
      scripts.emplace_back();
      words >> scripts.back().name;
    } else if (kind == "f") {
      scripts.back().frames.push_back(pairs(words));
    }
  }

  static std::vector<std::pair<int, double>> pairs(std::istream &words) {
    std::vector<std::pair<int, double>> result;
    int number;
    double value;
    while (words >> number >> value) result.emplace_back(number, value);
    return result;
  }
};

// Powers of one base from 1, at most 1e8 and at most a thousand apart; required ones above all.
class Strengths {
 public:
  explicit Strengths(const System &system) {
    for (auto &row : system.rows)
      if (row.priority < 1000) strengths[row.priority] = 0;
    double base = strengths.size() > 1 ? std::min(1000.0, std::pow(1e8, 1.0 / (strengths.size() - 1))) : 1;
    double strength = 1;
    for (auto &entry : strengths) entry.second = strength, strength *= base;
  }

  double of(double priority) const { return priority < 1000 ? strengths.at(priority) : kiwi::strength::required; }

 private:
  std::map<double, double> strengths;
};

class Bench {
 public:
  Bench(const System &system, const Strengths &strengths, bool edits) : system(system), strengths(strengths) {
    if (edits)
      for (auto &script : system.scripts)
        for (auto &frame : script.frames)
          for (auto &change : frame) editVariables[change.first];
  }

  void build() {
    variables.resize(system.variables);
    constraints.reserve(system.rows.size());
    for (size_t i = 0; i < system.rows.size(); i++) constraints.push_back(constraint(i));
    for (auto &edit : editVariables) {
      solver.addEditVariable(edit.second, 1e9);
      solver.suggestValue(edit.second, system.rows[edit.first].constant);
    }
    for (auto &constraint : constraints) solver.addConstraint(constraint);
  }

  // Microseconds of each frame.
  std::vector<double> play(const Script &script) {
    std::vector<double> times;
    double sum = 0, total = 0;
    for (auto &frame : script.frames) {
      double start = microseconds(CLOCK_MONOTONIC);
      for (auto &change : frame) solver.suggestValue(editVariables.at(change.first), change.second);
      solver.updateVariables();
      for (auto &variable : variables) sum += variable.value();
      times.push_back(microseconds(CLOCK_MONOTONIC) - start);
      total += times.back();
      if (total > 60e6) break;
    }
    if (!std::isfinite(sum)) throw std::runtime_error("values that are not finite");
    // As it was, for the next script.
    for (auto &edit : editVariables) solver.suggestValue(edit.second, system.rows[edit.first].constant);
    solver.updateVariables();
    return times;
  }

  static double microseconds(clockid_t clock) {
    struct timespec time;
    clock_gettime(clock, &time);
    return time.tv_sec * 1e6 + time.tv_nsec * 1e-3;
  }

 private:
  const System &system;
  const Strengths &strengths;
  kiwi::Solver solver;
  std::vector<kiwi::Variable> variables;
  std::vector<kiwi::Constraint> constraints;
  // By the rows whose constants they stand for.
  std::map<int, kiwi::Variable> editVariables;

  kiwi::Constraint constraint(int index) {
    const Row &row = system.rows[index];
    std::vector<kiwi::Term> terms;
    terms.reserve(row.terms.size() + 1);
    for (auto &term : row.terms) terms.emplace_back(variables[term.first], term.second);
    auto edit = editVariables.find(index);
    bool isEdited = edit != editVariables.end();
    if (isEdited) terms.emplace_back(edit->second, -1.0);
    kiwi::RelationalOperator relation = row.relation == '=' ? kiwi::OP_EQ : row.relation == '<' ? kiwi::OP_LE : kiwi::OP_GE;
    kiwi::Expression expression(std::move(terms), isEdited ? 0 : -row.constant);
    return kiwi::Constraint(expression, relation, strengths.of(row.priority));
  }
};

static void printBuild(const System &system, int runs) {
  Strengths strengths(system);
  double best = INFINITY;
  for (int run = 0; run < runs; run++) {
    Bench bench(system, strengths, false);
    double start = Bench::microseconds(CLOCK_THREAD_CPUTIME_ID);
    bench.build();
    best = std::min(best, Bench::microseconds(CLOCK_THREAD_CPUTIME_ID) - start);
  }
  std::printf("{\"name\":\"%s\",\"build_ms\":%.4f}\n", system.name.c_str(), best / 1e3);
}

static void printFrames(const System &system) {
  Strengths strengths(system);
  Bench bench(system, strengths, true);
  bench.build();
  for (auto &script : system.scripts) {
    std::vector<double> times = bench.play(script);
    std::sort(times.begin(), times.end());
    std::printf("{\"name\":\"%s\",\"script\":\"%s\",\"frames\":%zu,\"frame_us_p50\":%.2f,\"frame_us_max\":%.1f}\n",
                system.name.c_str(), script.name.c_str(), times.size(), times[times.size() / 2], times.back());
    std::fflush(stdout);
  }
}

int main(int count, char **arguments) try {
  std::string mode = count > 1 ? arguments[1] : "";
  if (mode == "build" && count == 4) {
    printBuild(System(arguments[2]), std::max(1, std::atoi(arguments[3])));
  } else if (mode == "frames" && count == 3) {
    printFrames(System(arguments[2]));
  } else {
    return std::fprintf(stderr, "usage: kiwi build FILE.cls RUNS | kiwi frames FILE.cls\n"), 2;
  }
  return 0;
} catch (const std::exception &error) {
  return std::fprintf(stderr, "kiwi: %s\n", error.what()), 1;
}
