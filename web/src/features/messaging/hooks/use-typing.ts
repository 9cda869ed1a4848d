import { useEffect, useRef, useState } from 'react';
import {
  useConversationTypingSubscription,
  useNoteTypingMutation,
} from '../conversation.generated.ts';
import type { ConversationStreamFragment } from '../conversation.generated.ts';

/** How often the other side is told at most. */
const TELL_MS = 3000;

/** How long somebody counts as writing after that was told. */
const LASTS_MS = 6000;

/** Whether the other side is writing: for some seconds each time that this is told, or until it is sent. */
export function useIsOtherTyping({
  id,
  viewerSide,
  messages,
}: ConversationStreamFragment): boolean {
  const [toldAt, setToldAt] = useState<number>();
  const last = messages.nodes.findLast(({ side }) => side !== viewerSide)?.id;
  const [seen, setSeen] = useState(last);
  if (last !== seen) {
    setSeen(last);
    setToldAt(undefined);
  }
  useConversationTypingSubscription({ id }, () => setToldAt(performance.now()));
  useEffect(() => {
    if (toldAt === undefined) return undefined;
    const timer = setTimeout(() => setToldAt(undefined), LASTS_MS);
    return () => clearTimeout(timer);
  }, [toldAt]);
  return toldAt !== undefined;
}

/** Tells the other side now and then that one is writing: `typed` with whatever is, `sent` once it is. */
export function useTellTyping(id: string): { typed: () => void; sent: () => void } {
  const [note] = useNoteTypingMutation();
  const toldAt = useRef(Number.NEGATIVE_INFINITY);
  return {
    typed() {
      const now = performance.now();
      if (now - toldAt.current < TELL_MS) return;
      toldAt.current = now;
      // Nothing depends on it.
      note({ variables: { input: { id } } }).catch(() => undefined);
    },
    sent() {
      toldAt.current = Number.NEGATIVE_INFINITY;
    },
  };
}
