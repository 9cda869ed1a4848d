/**
 * Numbers from 0 up to `count`, as they are asked for on a site: the first the most, the second half
 * as often, the third a third as often (Zipf's law). The same numbers for the same seed.
 */
export function zipf(count: number, random: () => number): () => number {
  const sums = new Float64Array(count);
  let total = 0;
  for (let index = 0; index < count; index += 1) {
    total += 1 / (index + 1);
    sums[index] = total;
  }
  return () => firstAbove(sums, random() * total);
}

/** Where in ascending numbers the first stands that is above `value`. */
function firstAbove(sorted: Float64Array, value: number): number {
  let low = 0;
  let high = sorted.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle]! > value) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Numbers from 0 up to 1, the same each time for the same seed (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
