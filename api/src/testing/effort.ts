/**
 * How many times as long as usual tests by chance go on: `TEST_EFFORT`, 1 unless it is set. What they
 * begin with is `TEST_SEED`; without one a test begins as it always does.
 */
export const effort = Number(process.env.TEST_EFFORT ?? 1);

/** How long a test may take whose length that multiplies, in ms. */
export const longTimeout = 300_000 * effort;

/** The words that a sequence of chances begins with. */
export function seedOf(test: string): string {
  return [test, process.env.TEST_SEED].filter(Boolean).join(' ');
}
