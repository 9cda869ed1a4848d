import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { plainText } from '#domain/favorites/note.schema.ts';
import { failureOf } from '#web/lib/failures.ts';
import { LastWish } from '#web/lib/last-wish.ts';
import { useDraft } from '#web/ui/form/use-draft.ts';
import { FavoriteNoteDocument, useSetFavoriteNoteMutation } from '../notes.generated.ts';
import type { FavoriteNoteQuery } from '../notes.generated.ts';

/** How long nobody types before the note is stored. */
const PAUSE_MS = 800;

export type NoteState =
  | { kind: 'stored' }
  | { kind: 'writing' }
  | { kind: 'storing' }
  /** Not stored, with the server's words if it had any. It stays in the browser until it is. */
  | { kind: 'failed'; message: string | undefined }
  /** The stored note is another than the one that was written over. */
  | { kind: 'changed'; theirs: string };

/**
 * The note on a saved studio: stored by itself when nobody has typed for a moment, one call after the
 * other, and kept in the browser until the server has it.
 */
export function useNote(studioId: string, stored: string) {
  const client = useApolloClient();
  const unsent = useDraft(`note ${studioId}`);
  const [setNote] = useSetFavoriteNoteMutation();
  const [draft, setDraft] = useState(() => textOf(unsent.read()) ?? stored);
  const [state, setState] = useState<NoteState>(() =>
    plainText(draft) === stored ? { kind: 'stored' } : { kind: 'failed', message: undefined },
  );
  /** What was typed last, as it is stored, and the note it is written over. */
  const [wish] = useState(() => new LastWish(plainText(draft)));
  const base = useRef(stored);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);

  const store = useCallback(async () => {
    clearTimeout(pause.current);
    try {
      const isSettled = await wish.settle({
        stored: () => base.current,
        store: async (note) => {
          setState({ kind: 'storing' });
          const { data } = await setNote({ variables: { studioId, note, previous: base.current } });
          base.current = data!.setFavoriteNote!.favorite.note;
          return base.current;
        },
      });
      if (!isSettled) return;
      unsent.drop();
      setState({ kind: 'stored' });
    } catch (error) {
      const { code, message, fields } = failureOf(error);
      const theirs = code === 'CONFLICT' ? await ask() : undefined;
      setState(
        theirs === undefined
          ? { kind: 'failed', message: fields.note ?? message }
          : { kind: 'changed', theirs },
      );
    }

    async function ask(): Promise<string | undefined> {
      try {
        const { data } = await client.query<FavoriteNoteQuery>({
          query: FavoriteNoteDocument,
          variables: { studioId },
          fetchPolicy: 'network-only',
          context: { fresh: false },
        });
        return data?.myFavorite?.note;
      } catch {
        return undefined;
      }
    }
  }, [client, setNote, studioId, unsent, wish]);

  const write = useCallback(
    (text: string) => {
      wish.want(plainText(text));
      setDraft(text);
      unsent.keep(text);
      setState({ kind: 'writing' });
      clearTimeout(pause.current);
      pause.current = setTimeout(() => void store(), PAUSE_MS);
    },
    [store, unsent, wish],
  );

  /** Ends a difference with what was stored meanwhile. */
  const settle = useCallback(
    (theirs: string, choice: 'mine' | 'theirs') => {
      base.current = theirs;
      if (choice === 'theirs') {
        wish.want(theirs);
        setDraft(theirs);
      }
      void store();
    },
    [store, wish],
  );

  // Written elsewhere, and nothing here that it would replace.
  useEffect(() => {
    if (wish.wanted !== base.current) return;
    base.current = stored;
    wish.want(stored);
    setDraft(stored);
  }, [stored, wish]);

  // What was typed last is stored when its card goes.
  useEffect(() => {
    const storeAtOnce = () => {
      if (pause.current !== undefined) void store();
    };
    window.addEventListener('online', storeAtOnce);
    return () => {
      window.removeEventListener('online', storeAtOnce);
      storeAtOnce();
    };
  }, [store]);

  return { draft, state, write, store, settle };
}

function textOf(kept: unknown): string | undefined {
  return typeof kept === 'string' ? kept : undefined;
}
