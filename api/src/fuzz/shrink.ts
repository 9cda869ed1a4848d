/** How many inputs are tried for one finding. */
const ATTEMPTS = 120;

/**
 * Makes a record of choices smaller as long as `stillFails`: leaves parts of it out, and makes the
 * others simpler.
 * @returns the smallest record that was found to fail
 */
export async function shrink(
  record: readonly number[],
  stillFails: (record: readonly number[]) => Promise<boolean>,
): Promise<readonly number[]> {
  let best = record;
  let left = ATTEMPTS;
  const attempt = async (candidate: readonly number[]) => {
    if (left === 0) return false;
    left -= 1;
    if (!(await stillFails(candidate))) return false;
    best = candidate;
    return true;
  };
  for (let size = Math.ceil(best.length / 2); size >= 1 && left > 0; size = Math.floor(size / 2)) {
    for (let start = best.length - size; start >= 0 && left > 0; start -= size) {
      const without = [...best.slice(0, start), ...best.slice(start + size)];
      if (await attempt(without)) continue;
      const simpler = best.map((choice, index) =>
        index >= start && index < start + size ? 0 : choice,
      );
      if (simpler.some((choice, index) => choice !== best[index])) await attempt(simpler);
    }
  }
  return best;
}
