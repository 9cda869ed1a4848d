import { useMyStudiosSuspenseQuery } from '../my-studios.generated.ts';
import type { OwnStudioFieldsFragment } from '../my-studios.generated.ts';

/** The studios that whoever is logged in works for, by name. */
export function useOwnStudios(): readonly OwnStudioFieldsFragment[] {
  return useMyStudiosSuspenseQuery({ context: { fresh: false } }).data.myStudios;
}

/** Those of them whose listings they may change. */
export function useRunStudios(): readonly OwnStudioFieldsFragment[] {
  return useOwnStudios().filter(({ viewerCanEdit }) => viewerCanEdit);
}
