#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
# SPDX-FileCopyrightText: The Tessera authors
"""Estimates how many machines are needed: models of a service for cards and of sharded test runs, checked by simulations.

    Gallery/Jobs/capacity.py cards Gallery/Jobs/card-times.txt
    Gallery/Jobs/capacity.py cards TIMES --machines 20 --cores 8 --distinct 500000 --cache 40000 --price 0.04
    Gallery/Jobs/capacity.py test Gallery/Jobs/snapshot-times.json
    Gallery/Jobs/capacity.py test timings.json --snapshots 10000 --machines 50 --cores 4 --start 20

TIMES has one number per line: the measured milliseconds of a core for one card. `hit 0.4` is the time of an answer from the
cache, and # begins a comment. The file for `test` is the output of `test --write-timings`. The same --seed gives the same
table. The models are explained in Sources/Tessera/Tessera.docc/ManyMachines.md.
"""
import argparse
import bisect
import collections
import hashlib
import heapq
import itertools
import json
import math
import random
import statistics
import sys

def percent(ours, theirs):
    """Returns the error of the model."""
    error = round((ours - theirs) / theirs * 100)
    return f"{error:+d} %" if error else "0 %"


# Cards: the model

class Zipf:
    """The popularity of cards: the frequency of requests for the card of rank r is proportional to r^-exponent."""

    HEAD = 2000

    def __init__(self, distinct, exponent):
        self.distinct = distinct
        weights = [rank ** -exponent for rank in range(1, distinct + 1)]
        self.cumulative = list(itertools.accumulate(weights))
        total = self.cumulative[-1]
        self.head = [weight / total for weight in weights[:self.HEAD]]
        # The others in bins of nearly the same popularity: (how many, probability of each).
        self.tail, low = [], min(self.HEAD, distinct)
        while low < distinct:
            high = min(distinct, max(low + 1, int(low * 1.01)))
            mass = (self.cumulative[high - 1] - self.cumulative[low - 1]) / total
            self.tail.append((high - low, mass / (high - low)))
            low = high

    def draw(self, generator, count):
        return generator.choices(range(self.distinct), cum_weights=self.cumulative, k=count)


def lru(kinds, size, life=math.inf):
    """Returns the share of requests that an LRU cache of `size` answers, by Che's approximation, and its characteristic time.

    `kinds` are pairs (number of cards, probability of each); times are counted in requests. A card is in the cache if it was
    requested within the characteristic time, which is the time after which the expected number of cards fills the cache
    (Che, Tung and Wang, "Hierarchical Web Caching Systems", 2002). The cache was empty when its machine started, and
    machines live `life` on average, exponentially.
    """
    def hits(time):
        """1 - exp(-chance * min(age, time)), averaged over the age of the machine."""
        total = 0.0
        for count, chance in kinds:
            gone = math.exp(-(chance + 1 / life) * time)
            total += count * chance * (1 - (1 - gone) / (life * chance + 1) - gone if life < math.inf else 1 - gone)
        return total

    if sum(count for count, _ in kinds) <= size:
        return hits(1e300), math.inf
    low, high = 0.0, 1.0
    def held(time):
        return sum(count * -math.expm1(-chance * time) for count, chance in kinds)
    while held(high) < size:
        low, high = high, high * 2
    for _ in range(40):
        middle = (low + high) / 2
        low, high = (middle, high) if held(middle) < size else (low, middle)
    return hits(low), low


def erlang_c(cores, load):
    """Returns the share of requests that wait in a queue with Poisson arrivals and exponential service."""
    blocked = 1.0
    for number in range(1, cores + 1):
        blocked = load * blocked / (number + load * blocked)
    return blocked / (1 - load / cores * (1 - blocked))


class Machine:
    """One machine in the model: M/G/c, with the mean wait of Lee and Longton and an exponential tail."""

    def __init__(self, rate, hit, fleet, slow=1.0):
        misses = [time * slow for time in fleet.quantiles]
        self.rate, self.hit, self.cores = rate, hit, fleet.cores
        self.times = [(hit, fleet.hit * slow)] + [((1 - hit) / len(misses), time) for time in misses]
        self.mean = sum(part * time for part, time in self.times)
        second = sum(part * time * time for part, time in self.times)
        self.utilisation = rate * self.mean / self.cores
        if self.utilisation < 1:
            self.waits = erlang_c(self.cores, rate * self.mean)
            # Those that wait, on average.
            self.wait = self.mean / (self.cores * (1 - self.utilisation)) * second / self.mean ** 2 / 2
        else:
            self.waits, self.wait = 1.0, math.inf

    def later(self, time):
        """Returns the share of requests that take longer."""
        if math.isinf(self.wait):
            return 1.0
        return sum(part * (1.0 if own > time else self.waits * math.exp(-(time - own) / self.wait))
                   for part, own in self.times)


class Fleet:
    """The parameters of the model and the simulation."""

    def __init__(self, options, misses, hit):
        self.machines, self.cores, self.cache, self.hot = options.machines, options.cores, options.cache, options.hot
        self.hit, self.misses = hit, misses
        ordered = sorted(misses)
        count = min(200, len(ordered))
        self.quantiles = [ordered[int((number + .5) * len(ordered) / count)] for number in range(count)]
        self.zipf = Zipf(options.distinct, options.exponent)
        self.points = sorted(
            (self.place(f"machine {machine} point {point}"), machine)
            for machine in range(self.machines) for point in range(options.points))
        self.places = [place for place, _ in self.points]
        self.owners = [-1] * options.distinct

    @staticmethod
    def place(text):
        return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=8).digest(), "big")

    def point(self, card):
        """Returns a card's place on the ring: the number of the next point."""
        number = self.owners[card]
        if number < 0:
            number = self.owners[card] = bisect.bisect(self.places, self.place(f"card {card}")) % len(self.points)
        return number

    def route(self, routing, card):
        """Returns the point of the ring for a card; None if any machine can render it."""
        if routing == "random" or routing == "ring, hot anywhere" and card < self.hot:
            return None
        return self.point(card)

    def model(self, rate, routing, slow, life=math.inf):
        """Returns the machines for `rate` requests per millisecond.

        - slow: the slowness of each machine.
        - life: milliseconds until a machine fails.
        """
        zipf = self.zipf
        if routing == "random":
            kinds = [(1, chance) for chance in zipf.head] + zipf.tail
            hit, _ = lru(kinds, self.cache, life * rate / self.machines)
            return [Machine(rate / self.machines, hit, self, factor) for factor in slow]
        # On the ring each card has one machine: of popular ones it is known which, of others every machine has as many
        # as its part of the ring.
        shared, heads = [], [[] for _ in range(self.machines)]
        for card, chance in enumerate(zipf.head):
            point = self.route(routing, card)
            if point is None:
                shared.append((1, chance / self.machines))
            else:
                heads[self.points[point][1]].append((1, chance))
        arcs, last = [0.0] * self.machines, self.places[-1] - (1 << 64)
        for place, machine in self.points:
            arcs[machine] += (place - last) / (1 << 64)
            last = place
        machines = []
        for machine, head in enumerate(heads):
            kinds = shared + head + [(count * arcs[machine], chance) for count, chance in zipf.tail]
            share = sum(count * chance for count, chance in kinds)
            hit, _ = lru(kinds, self.cache, life * rate)
            machines.append(Machine(rate * share, hit / share, self, slow[machine]))
        return machines

    def warm_up(self):
        """Returns the number of requests that fill all caches, for either routing: three characteristic times."""
        kinds = [(1, chance) for chance in self.zipf.head] + self.zipf.tail
        times = [lru(kinds, self.cache)[1] * self.machines, lru(kinds, self.cache * self.machines)[1]]
        return int(3 * max(time for time in times if time < math.inf))


def percentile_of(machines, part, lost=0.0, patience=0.0):
    """Returns the time in which `part` of all requests are answered, of which `lost` are sent again after `patience`."""
    rate = sum(machine.rate for machine in machines)
    def first(time):
        return sum(machine.rate * machine.later(time) for machine in machines) / rate
    def later(time):
        return (1 - lost) * first(time) + (lost * (1.0 if time < patience else first(time - patience)) if lost else 0)
    if later(1e9) > 1 - part:
        return math.inf
    low, high = 0.0, 1.0
    while later(high) > 1 - part:
        high *= 2
    for _ in range(40):
        middle = (low + high) / 2
        low, high = (middle, high) if later(middle) > 1 - part else (low, middle)
    return high


# Cards: the simulation

class Simulation:
    """Machines with queues, cores and LRU caches, which fail and come back empty. Times are milliseconds.

    Requests are served in order of arrival; a card that is being rendered is not in the cache yet. Requests that a failing
    machine is rendering, and those sent to it before the failure is detected, are sent again after `patience`.
    """

    def __init__(self, fleet, routing, generator):
        self.fleet, self.routing, self.generator = fleet, routing, generator
        self.caches = [collections.OrderedDict() for _ in range(fleet.machines)]

    def warm(self, count, ages=None):
        """Fills the caches with `count` requests, without queues. Each machine gets only the last `ages[machine]` of them."""
        fleet, machines = self.fleet, self.fleet.machines
        for cache in self.caches:
            cache.clear()
        for number, card in enumerate(fleet.zipf.draw(self.generator, count)):
            point = fleet.route(self.routing, card)
            machine = self.generator.randrange(machines) if point is None else fleet.points[point][1]
            if ages is None or count - number <= ages[machine]:
                self.remember(self.caches[machine], card, -1.0)

    def remember(self, cache, card, ready):
        if card in cache:
            cache.move_to_end(card)
        else:
            if len(cache) >= self.fleet.cache:
                cache.popitem(last=False)
            cache[card] = ready

    def run(self, rate, count, slow, stragglers=(0.0, 1.0), failures=None, detection=2000.0, patience=500.0):
        """Sends `count` requests, `rate` per millisecond.

        - slow: the slowness of each machine.
        - stragglers: the share of slow renders, and the factor of their time.
        - failures: milliseconds until a machine fails, on average, and until it is back; None without failures.
        """
        fleet, generator = self.fleet, self.generator
        machines, cores = fleet.machines, fleet.cores
        if failures:
            ages = [rate * generator.expovariate(1 / failures[0]) for _ in range(machines)]
            self.warm(min(fleet.warm_up(), int(max(ages))), ages)
        for cache in self.caches:
            for card in cache:
                cache[card] = -1.0
        free = [[0.0] * cores for _ in range(machines)]
        fails = [generator.expovariate(1 / failures[0]) if failures else math.inf for _ in range(machines)]
        # What everybody believes.
        alive, events = [True] * machines, []
        for machine in range(machines if failures else 0):
            if generator.random() < failures[1] / sum(failures):
                fails[machine], alive[machine] = -1.0, False
                events.append((generator.random() * failures[1], 1, machine))
            else:
                events.append((fails[machine] + detection, 0, machine))
        living = [each for each in range(machines) if alive[each]]
        heapq.heapify(events)
        cards, misses = fleet.zipf.draw(generator, count), fleet.misses
        arrivals, now = [], 0.0
        for _ in range(count):
            now += generator.expovariate(rate)
            arrivals.append(now)
        end, begin = now, now * .1  # The first tenth fills the queues.
        again, number = [], 0
        times, hits, asked, busy, finished, lost, worst = [], 0, 0, 0.0, 0, 0, [0.0] * machines

        while number < count or again:
            if number < count and (not again or arrivals[number] <= again[0][0]):
                now, card, first = arrivals[number], cards[number], arrivals[number]
                number += 1
            else:
                now, card, first = heapq.heappop(again)
            while events and events[0][0] <= now:
                time, kind, machine = heapq.heappop(events)
                alive[machine] = kind == 1
                if kind:  # It is back, and has forgotten everything.
                    free[machine] = [time] * cores
                    self.caches[machine].clear()
                    fails[machine] = time + generator.expovariate(1 / failures[0])
                    heapq.heappush(events, (fails[machine] + detection, 0, machine))
                else:
                    heapq.heappush(events, (max(time, fails[machine] + failures[1]), 1, machine))
                living = [each for each in range(machines) if alive[each]]

            point = fleet.route(self.routing, card)
            if point is None:
                machine = living[int(generator.random() * len(living))]
            else:
                machine = fleet.points[point][1]
                while not alive[machine]:
                    point = (point + 1) % len(fleet.points)
                    machine = fleet.points[point][1]
            if now >= fails[machine]:
                lost += 1
                heapq.heappush(again, (now + patience, card, first))
                continue

            cache = self.caches[machine]
            ready = cache.get(card)
            hit = ready is not None and ready <= now
            if hit:
                cache.move_to_end(card)
                work = fleet.hit * slow[machine]
            else:
                work = misses[int(generator.random() * len(misses))] * slow[machine]
                if stragglers[0] and generator.random() < stragglers[0]:
                    work *= stragglers[1]
            queue = free[machine]
            start = queue[0] if queue[0] > now else now
            finish = start + work
            if finish > fails[machine]:
                heapq.heapreplace(queue, finish)
                lost += 1
                heapq.heappush(again, (fails[machine] + patience, card, first))
                continue
            heapq.heapreplace(queue, finish)
            if not hit:
                self.remember(cache, card, finish)
            part = min(finish, end) - max(start, begin)
            if part > 0:
                busy += part
                worst[machine] += part
            if begin <= finish <= end:
                finished += 1
            if first >= begin:
                asked += 1
                hits += hit
                times.append(finish - first)
        times.sort()
        window = end - begin
        return {
            "hit": hits / asked, "utilisation": busy / window / machines / cores, "throughput": finished / window * 1000,
            "p50": times[len(times) // 2], "p99": times[int(len(times) * .99)], "lost": lost / count,
            "fullest": max(worst) / window / cores,
        }


def read_times(path):
    misses, hit = [], None
    for number, line in enumerate(open(path), 1):
        line = line.split("#")[0].strip()
        try:
            if line.startswith("hit "):
                hit = float(line[4:])
            elif line:
                misses.append(float(line))
        except ValueError:
            sys.exit(f"{path}:{number}: '{line}' is not a time. Write milliseconds, one number per line.")
    if not misses or min(misses) <= 0:
        sys.exit(f"{path} must contain times above 0, one per line.")
    return misses, statistics.mean(misses) / 20 if hit is None else hit


def cards(options):
    misses, hit = read_times(options.times)
    generator = random.Random(options.seed)
    fleet = Fleet(options, misses, hit)
    machines, cores = fleet.machines, fleet.cores
    even = [1.0] * machines
    mean = statistics.mean(misses)
    print(f"{len(misses)} measured cards: mean {mean:.2f} ms of a core, median {statistics.median(misses):.2f}, "
          f"99 % {sorted(misses)[int(len(misses) * .99)]:.2f}; from the cache {hit:.2f} ms")
    print(f"{machines} machines of {cores} cores, {options.distinct} cards of which a machine keeps {options.cache}, "
          f"popularity r^-{options.exponent:g}\n")
    capacity, simulations = {}, {}

    def price(hours):
        paid = f", {hours * options.price:.3g} at {options.price:g} a core-hour" if options.price else ""
        return f"{hours:.2f} core-hours{paid}"

    for routing in ("random", "ring", "ring, hot anywhere"):
        # What an average request takes does not depend on the rate.
        model = fleet.model(1.0, routing, even)
        work = sum(machine.rate * machine.mean for machine in model)
        capacity[routing] = machines * cores / work
        simulations[routing] = Simulation(fleet, routing, generator)
        simulations[routing].warm(fleet.warm_up())
        fullest = max(machine.utilisation for machine in model) * machines * cores / work
        print(f"{routing}: {1000 / work:.0f} cards a core-second, {machines * cores * 1000 / work:.0f} a second of all cores, "
              f"{machines * cores * 1000 / work / fullest:.0f} until the fullest machine is full;\n  a million at 70 %: "
              f"{price(1e6 * work / .7 / 3.6e6)}")
    print(f"no cache: {1000 / mean:.0f} cards a core-second, {machines * cores * 1000 / mean:.0f} a second;\n  a million at 70 %: "
          f"{price(1e6 * mean / .7 / 3.6e6)}\n")

    slow = [3.0 if machine % 20 == 7 else 1.0 for machine in range(machines)]
    good = ("random", "ring, hot anywhere")
    cases = [(f"{load:.0%}", routing, load, even, (0, 1), None) for load in (.5, .7, .85, .95) for routing in good]
    cases += [("50%", "ring", .5, even, (0, 1), None), ("130%", "random", 1.3, even, (0, 1), None)]
    cases += [("30%, every 20th machine 3x slower", routing, .3, slow, (0, 1), None) for routing in good]
    cases += [("70%, every 100th render 10x longer", "random", .7, even, (.01, 10.0), None)]
    cases += [(f"{load:.0%}, machines fail every {options.mtbf:g} s for {options.repair:g} s", routing, load, even, (0, 1),
               (options.mtbf * 1000, options.repair * 1000)) for load, routing in [(.7, good[0]), (.7, good[1]), (.5, good[1])]]
    print("Model / simulation (error of the model):\n")
    print("| load | routing | offered/s | answered/s | used | used, fullest | hits | p50 ms | p99 ms | sent again |")
    print("|---|---|---|---|---|---|---|---|---|---|")
    for title, routing, load, factors, stragglers, failures in cases:
        rate, detection, there, lost, life = capacity[routing] * load, options.detection * 1000, 1.0, 0.0, math.inf
        quantiles = fleet.quantiles
        if stragglers[0]:
            # Each of the equal parts of the times, many times as it is and once longer.
            fleet.quantiles = [time * (stragglers[1] if number == 0 else 1)
                               for time in quantiles for number in range(round(1 / stragglers[0]))]
        if failures:
            # Machines that are known to be away give their requests to the others.
            life = failures[0]
            there = life / (life + failures[1])
            lost = detection / (life + detection)
        model = fleet.model(rate / there, routing, factors, life)
        fleet.quantiles = quantiles
        rates = sum(machine.rate for machine in model)
        ours = {
            "throughput": sum(machine.rate / max(1, machine.utilisation) for machine in model) * there * 1000,
            "utilisation": statistics.mean(min(1, machine.utilisation) for machine in model) * there,
            "fullest": min(1, max(machine.utilisation for machine in model)),
            "hit": sum(machine.rate * machine.hit for machine in model) / rates,
            "p50": percentile_of(model, .5, lost, options.patience * 1000),
            "p99": percentile_of(model, .99, lost, options.patience * 1000), "lost": lost,
        }
        found = simulations[routing].run(
            rate, options.requests * (3 if failures else 1), factors, stragglers, failures, detection, options.patience * 1000)

        def both(name, form):
            model, simulated = ours[name], found[name]
            told = "grows" if math.isinf(model) else format(model, form)
            error = "" if math.isinf(model) or not simulated else f" ({percent(model, simulated)})"
            return f"{told} / {simulated:{form}}{error}"
        print(f"| {title} | {routing} | {rate * 1000:.0f} | {both('throughput', '.0f')} | {both('utilisation', '.1%')} "
              f"| {both('fullest', '.1%')} | {both('hit', '.1%')} | {both('p50', '.2f')} | {both('p99', '.1f')} "
              f"| {both('lost', '.2%') if failures else 'none'} |", flush=True)


# Test runs

def run_time(times, workers):
    """Returns the time at which the last of `workers` is done. Workers take snapshots in order."""
    free = [0.0] * workers
    for time in times:
        heapq.heapreplace(free, free[0] + time)
    return max(free)


def blind(times, machines):
    return [times[machine::machines] for machine in range(machines)]


def balanced(times, known, machines):
    """Divides snapshots like `test --timings`: the longest first, each to the part with the least work."""
    loads, parts = [(0.0, 0, machine) for machine in range(machines)], [[] for _ in range(machines)]
    for index in sorted(range(len(times)), key=lambda index: (-known[index], index)):
        load, count, machine = loads[0]
        parts[machine].append(index)
        heapq.heapreplace(loads, (load + known[index], count + 1, machine))
    return [[times[index] for index in sorted(part)] for part in parts]


def test(options):
    measured = json.load(open(options.times))
    names, samples = list(measured), list(measured.values())
    if not samples:
        sys.exit(f"{options.times} contains no times. Create it with `test --write-timings` in a complete run.")
    generator = random.Random(options.seed)
    mean = statistics.mean(samples)
    print(f"{len(samples)} measured snapshots: mean {mean:.2f} ms, median {statistics.median(samples):.2f}, "
          f"longest {max(samples):.0f}; a machine of {options.cores} cores starts in {options.start:g} s\n")
    print("Seconds after the start, model / simulation (error of the model):\n")
    print("| snapshots | machines | parts | after the start | in all | fullest part over mean | core-seconds paid |")
    print("|---|---|---|---|---|---|---|")
    for count in options.snapshots:
        # Screens come in families, as in a catalog: their snapshots take about the same time and are adjacent.
        families = collections.defaultdict(list)
        for name in names:
            families[name.split(".")[0]].append(measured[name])
        expected = []
        while len(expected) < count:
            expected += [time * math.exp(generator.gauss(0, .2)) for time in generator.choice(list(families.values()))]
        expected = expected[:count]
        for machines in options.machines:
            for kind in ("blind", "timed"):
                runs = []
                for _ in range(options.runs):
                    # Of a run to the next each snapshot varies, and each machine.
                    actual = [time * math.exp(generator.gauss(0, options.noise)) for time in expected]
                    parts = blind(actual, machines) if kind == "blind" else balanced(actual, expected, machines)
                    pace = [math.exp(generator.gauss(0, options.pace)) for _ in parts]
                    loads = [sum(part) for part in parts]
                    runs.append((max(run_time(part, options.cores) * factor for part, factor in zip(parts, pace)),
                                 max(loads) / statistics.mean(loads)))
                simulated = statistics.mean(run[0] for run in runs) / 1000
                modelled = test_model(expected, machines, kind, options) / 1000
                print(f"| {count} | {machines} | {kind} | {modelled:.2f} / {simulated:.2f} ({percent(modelled, simulated)}) "
                      f"| {options.start + simulated:.1f} | {statistics.mean(run[1] for run in runs):.2f} "
                      f"| {machines * options.cores * (options.start + simulated):.0f} |")


def test_model(times, machines, kind, options):
    """Returns the milliseconds after the machines are ready: the longest part's work, its last snapshot, and the variation."""
    each = len(times) / machines
    mean, second = statistics.mean(times), statistics.fmean(time * time for time in times)
    grown = math.exp(options.noise ** 2 / 2)
    noise = second * (math.exp(options.noise ** 2) - 1)
    variance = each * ((second - mean ** 2 if kind == "blind" else 0) + noise)
    spread = math.sqrt(variance / options.cores ** 2 + (each * mean / options.cores * options.pace) ** 2)
    # The greatest of that many normal numbers, on average (Blom, 1958).
    greatest = statistics.NormalDist().inv_cdf((machines - .375) / (machines + .25)) if machines > 1 else 0
    # While the last snapshot is in progress, the other cores of its machine are idle.
    last = (1 - 1 / options.cores) * second / (2 * mean)
    return max(each * mean * grown / options.cores + last + greatest * spread, max(times))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    kinds = parser.add_subparsers(dest="kind", required=True)
    one = kinds.add_parser("cards", help="cards behind HTTP")
    one.add_argument("times", help="a file of measured times")
    one.add_argument("--machines", type=int, default=100)
    one.add_argument("--cores", type=int, default=4)
    one.add_argument("--distinct", type=int, default=1_000_000, help="the number of different cards")
    one.add_argument("--exponent", type=float, default=1.0, help="exponent of Zipf's law; 0 for equal frequencies")
    one.add_argument("--cache", type=int, default=2000, help="the number of cards that a machine keeps")
    one.add_argument("--points", type=int, default=1000, help="the number of points of each machine on the ring")
    one.add_argument("--requests", type=int, default=500_000, help="the number of simulated requests in each case")
    one.add_argument("--hot", type=int, default=100, help="cards so popular that any machine may have them")
    one.add_argument("--mtbf", type=float, default=60, help="seconds until a machine fails, on average")
    one.add_argument("--repair", type=float, default=6, help="seconds until others detect that it is back")
    one.add_argument("--detection", type=float, default=.3, help="seconds until others detect that it has failed")
    one.add_argument("--patience", type=float, default=.2, help="seconds until a lost request is sent again")
    one.add_argument("--price", type=float, default=0, help="the price of a core for an hour")
    two = kinds.add_parser("test", help="test runs in parts")
    two.add_argument("times", help="a file that test --write-timings wrote")
    two.add_argument("--snapshots", type=int, nargs="+", default=[1000, 10_000])
    two.add_argument("--machines", type=int, nargs="+", default=[1, 10, 100])
    two.add_argument("--cores", type=int, default=2)
    two.add_argument("--start", type=float, default=0, help="seconds until a machine has the program and the sources")
    two.add_argument("--noise", type=float, default=.15, help="variation of a snapshot between runs (deviation of the logarithm)")
    two.add_argument("--pace", type=float, default=.05, help="the variation of machines (deviation of the logarithm)")
    two.add_argument("--runs", type=int, default=20)
    for each in (one, two):
        each.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    (cards if options.kind == "cards" else test)(options)


main()
