import { onOneLine } from '#domain/errors/one-line.ts';
import { listingLimits } from './limits.ts';

/** What stands before an item where lists are typed: dashes, bullets, numbers. */
const BULLET = /^(?:[-–—*•·]|\d{1,3}[.)])\s+/u;

/**
 * The items of a pasted list, one a line: without bullets and numbers, each once whatever its case.
 * Lines that are too long to be the name of something are cut.
 */
export function parseGearList(text: string): string[] {
  const names = text
    .split(/[\r\n]+/)
    .map((line) => onOneLine(line).replace(BULLET, '').slice(0, listingLimits.gearName).trim())
    .filter(Boolean);
  const known = new Set<string>();
  return names.filter((name) => {
    const isNew = !known.has(name.toLowerCase());
    known.add(name.toLowerCase());
    return isNew;
  });
}
