import { dropDraft, keepDraft, readDraft } from '#web/lib/drafts.ts';
import type { DraftPlace } from '#web/lib/drafts.ts';

/** Where a list is kept that a reload must not lose. */
export interface Keeping {
  read: () => unknown;
  keep: (items: readonly unknown[]) => void;
}

/** Keeps a list on this device, for a user. */
export function keepingAt(place: DraftPlace): Keeping {
  return {
    read: () => readDraft(place),
    keep(items) {
      if (items.length === 0) dropDraft(place);
      else keepDraft(place, items);
    },
  };
}
