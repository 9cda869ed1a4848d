/**
 * Where everything that answers to a text is found. Apart from the paths of searches with filters,
 * whose rules the header of every page would load otherwise.
 */
export function textSearchPath(text: string): string {
  return `/search?${new URLSearchParams({ q: text }).toString()}`;
}
