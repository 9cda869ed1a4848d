import type { ReactNode } from 'react';

/** Something to choose from a list under a field. */
export interface Option {
  /** Unique in its list, without spaces. */
  id: string;
  label: string;
  /** What tells it from others, after its label. */
  detail?: string | undefined;
  /** A picture or an icon before it. */
  picture?: ReactNode;
  /** Where it leads; without it, `choose` does all. */
  to?: string | undefined;
  choose?: (() => void) | undefined;
}

export interface OptionGroup {
  id: string;
  heading?: string | undefined;
  options: readonly Option[];
}

/** The id of an option's element, for `aria-activedescendant`. */
export function optionElementId(listId: string, optionId: string): string {
  return `${listId}-${optionId}`;
}
