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

/** What makes an element the list; no element of HTML lets the focus stay in a field. */
export function listProps(listId: string, label: string) {
  return { id: listId, role: 'listbox', 'aria-label': label } as const;
}

/** What makes an element a group of the list, named by its heading. */
export function groupProps(listId: string, { id, heading }: OptionGroup) {
  return { role: 'group', 'aria-labelledby': heading && groupHeadingId(listId, id) } as const;
}

export function groupHeadingId(listId: string, groupId: string): string {
  return `${listId}-group-${groupId}`;
}

/** What makes an element an option of the list. */
export function optionProps(listId: string, { id }: Option, isActive: boolean) {
  return { id: optionElementId(listId, id), role: 'option', 'aria-selected': isActive } as const;
}
