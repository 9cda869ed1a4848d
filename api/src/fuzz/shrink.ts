/** How many inputs are tried for one finding. */
const ATTEMPTS = 120;

/** Whether a record fails as the first one did. */
type StillFails = (record: readonly number[]) => Promise<boolean>;

/**
 * Makes a record of choices smaller as long as it still fails: leaves parts of it out, and makes the
 * others simpler.
 * @returns the smallest record that was found to fail; `record` itself when none was
 */
export async function shrink(
  record: readonly number[],
  stillFails: StillFails,
): Promise<readonly number[]> {
  let best = record;
  const candidates = smallerThan(best);
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const { value: candidate, done } = candidates.next(best);
    if (done) break;
    if (await stillFails(candidate)) best = candidate;
  }
  return best;
}

/**
 * Records that are smaller than the best one so far, those first that differ most.
 * @param first the best one at first; each `next` gives the best one from then on
 */
function* smallerThan(
  first: readonly number[],
): Generator<readonly number[], void, readonly number[]> {
  let best = first;
  for (let size = Math.ceil(best.length / 2); size >= 1; size = Math.floor(size / 2)) {
    for (let start = best.length - size; start >= 0; start -= size) {
      const before = best;
      best = yield best.toSpliced(start, size);
      if (best !== before) continue;
      const simpler = best.toSpliced(start, size, ...Array.from({ length: size }, () => 0));
      if (simpler.some((choice, index) => choice !== best[index])) best = yield simpler;
    }
  }
}
