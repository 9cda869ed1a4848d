import { useContext, useMemo, useSyncExternalStore } from 'react';
import { dropDraft, keepDraft, readDraft } from '#web/lib/drafts.ts';
import { DraftOwner } from './draft-owner.ts';

/** What was typed into a form and not sent. */
export interface Draft {
  owner: string | undefined;
  /** Undefined when nothing is kept. Whoever reads it sees to it that it is what the form can hold. */
  read: () => unknown;
  /** @returns whether it could be kept */
  keep: (value: unknown) => boolean;
  drop: () => void;
}

/**
 * The draft of a form, for who is logged in.
 * @param form which, and what about: `review 7`
 */
export function useDraft(form: string): Draft {
  const owner = useContext(DraftOwner);
  return useMemo(() => {
    const place = { form, userId: owner };
    return {
      owner,
      read: () => readDraft(place),
      keep: (value) => keepDraft(place, value),
      drop: () => {
        dropDraft(place);
        dropDraft({ ...place, userId: undefined });
      },
    };
  }, [form, owner]);
}

/** Whether something was typed into a form and not sent, when the page was opened. False on the server. */
export function useHasDraft(form: string): boolean {
  const draft = useDraft(form);
  return useSyncExternalStore(
    watchNothing,
    () => draft.read() !== undefined,
    () => false,
  );
}

function watchNothing(): () => void {
  return () => undefined;
}
