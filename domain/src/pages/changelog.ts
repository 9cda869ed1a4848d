import type { Document } from '#domain/documents/document.ts';

/** What a change is, as https://keepachangelog.com names it, in the order in which they are told. */
export const changeKinds = [
  'added',
  'changed',
  'deprecated',
  'removed',
  'fixed',
  'security',
] as const;
export type ChangeKind = (typeof changeKinds)[number];

export interface ChangelogEntry {
  /** Names it among all, at its address: `added-a-blog-at-blog`. */
  anchor: string;
  kind: ChangeKind;
  body: Document;
}

/** What changed together. */
export interface ChangelogRelease {
  /** Null for what is not released yet. */
  version: string | null;
  /** `2026-12-01`; null for what is not released yet. */
  date: string | null;
  /** Names it at its address: `v1-0-0`, `unreleased`. */
  anchor: string;
  entries: readonly ChangelogEntry[];
}
