/** A result of the server as a page of the docs writes it down: `…` for any value, and nothing besides. */
export function asWritten(written: unknown, given: unknown): unknown {
  if (written === '…') return given === undefined || given === null ? given : '…';
  if (Array.isArray(written) && Array.isArray(given)) {
    return given.map((item, index) => asWritten(written[index], item));
  }
  if (typeof written !== 'object' || written === null || typeof given !== 'object' || !given) {
    return given;
  }
  const values = given as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    Object.entries(written).map(([name, inner]) => [name, asWritten(inner, values[name])]),
  );
}
