/** A function that uses nothing but what it is handed and what browsers have, or a text. */
type Part = string | ((...parameters: never[]) => unknown);

/**
 * Makes a script for browsers of functions that are checked and formatted with all others, with no
 * build of its own: each is written out, and `start` is called with all of them. See
 * docs/decisions/0096.
 */
export function scriptOf<P extends Record<keyof P, Part>>(
  start: (parts: P) => void,
  parts: P,
): string {
  const written = Object.entries<Part>(parts).map(
    ([name, part]) => `${name}: ${typeof part === 'string' ? JSON.stringify(part) : String(part)}`,
  );
  // tsx wraps functions in a helper of this name, so that they keep theirs.
  return `(() => {
const __name = (part) => part;
(${String(start)})({
${written.join(',\n')}
});
})();
`;
}
