"""Thirty million additions at module level: the yardstick of the benchmarks."""

total = 0
for i in range(30_000_000):
    total += i
