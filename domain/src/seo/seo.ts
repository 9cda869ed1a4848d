/** The most that is kept of what is said of a page, in characters. */
export const seoLimits = { path: 200, title: 120, description: 320 } as const;

/** How long search engines show titles and descriptions of, in characters, and what they show too little of. */
export const shownTitle = { min: 10, max: 65 } as const;
export const shownDescription = { min: 50, max: 165 } as const;

/** What pages are known by in an address of this site: without a query, and without a slash at its end,
 * and with characters rather than what stands for them. */
export function pathOf(address: string): string {
  const path = address.replace(/[?#].*$/s, '').replace(/(?<=.)\/+$/, '');
  try {
    return decodeURI(path);
  } catch {
    // What stands for no character stands for itself.
    return path;
  }
}
