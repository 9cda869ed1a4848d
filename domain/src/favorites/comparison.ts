import { COMPARED_LIMIT } from './limits.ts';

/** Which studios an address asks to compare. */
export interface Comparison {
  /** In the order in which they were named, each once, at most {@link COMPARED_LIMIT}. */
  ids: readonly string[];
  /** Whether something was named that is no id. */
  hasWrong: boolean;
  /** How many more were named than can be compared. */
  tooMany: number;
}

/** Reads `1,2,3,4` (ruling 5: ids of studios are whole numbers). */
export function readComparison(text: string | null): Comparison {
  const named = (text ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const ids = [...new Set(named.filter(isStudioId))];
  return {
    ids: ids.slice(0, COMPARED_LIMIT),
    hasWrong: !named.every(isStudioId),
    tooMany: Math.max(0, ids.length - COMPARED_LIMIT),
  };
}

/** The address at which studios are compared, in the given order. */
export function comparisonPath(ids: readonly string[]): string {
  return ids.length === 0 ? '/saved/compare' : `/saved/compare?ids=${ids.join(',')}`;
}

function isStudioId(text: string): boolean {
  return /^[1-9]\d{0,9}$/.test(text) && Number(text) <= 2_147_483_647;
}
