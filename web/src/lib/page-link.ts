import type { ParseKeys } from 'i18next';
import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';

/** A text of the shell's that a feature brings in its folder `menu`, such as `search.studios`. */
export type MenuText = ParseKeys<'menu'>;

/** Windows over any page, each at its own `#`, so that Back closes it and a link can open it. */
export const browseWindows = ['categories', 'cities'] as const;
export type BrowseWindow = (typeof browseWindows)[number];

/** Columns of the footer, in order. */
export const footerColumns = ['discover', 'company', 'resources', 'legal'] as const;

/** Where header, drawer, footer and the command palette lead. */
export interface PageLink {
  /** Names it among all links. */
  key: string;
  label: MenuText;
  to: string;
  /** Where it stands among those of all features: the smallest first. */
  position: number;
  /** In the header's row of links, under More, or in both; without it, in the command palette only. */
  header?: 'row' | 'more' | 'rowAndMore';
  footer?: (typeof footerColumns)[number];
  /** What opens over the page instead of going there. */
  window?: BrowseWindow;
  /** Whether the window of categories leads there as well (spec §2.4). */
  inCategories?: true;
}

/**
 * Whose entry it is, by the face of the product that somebody sees and by what they have there:
 * bookings, saved studios. Says nothing about rights.
 */
export type EntryAudience =
  | 'musician'
  | 'owner'
  | 'administrator'
  | 'everybody'
  | 'adminRole'
  | 'booker'
  | 'collector';

/** Where the menu of somebody who is logged in leads. */
export interface AccountEntry {
  /** Names it among all entries. */
  key: string;
  label: MenuText;
  to: string;
  /** Where it stands among those of all features: the smallest first. */
  position: number;
  audience: EntryAudience;
  /** Who finds it whatever their face is. */
  alsoFor?: EntryAudience;
  Icon: LucideIcon;
  /** How much there waits for the reader. */
  Count?: ComponentType;
}
