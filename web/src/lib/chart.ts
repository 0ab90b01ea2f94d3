/** The numbers beside a chart: five at most, whole ones, evenly from the lowest to the highest. */
export function ticks(low: number, top: number): number[] {
  return [...new Set(Array.from({ length: 5 }, (_, i) => Math.round(low + ((top - low) * i) / 4)))];
}
