/** The largest integer of 32 bits. */
export const LARGEST_ID = 2_147_483_647;

/** The number that an id is inside, or undefined when the text can be no id. */
export function parseId(text: string): number | undefined {
  const value = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : Number.NaN;
  return value <= LARGEST_ID ? value : undefined;
}
