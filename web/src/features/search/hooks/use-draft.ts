import { useEffect, useState } from 'react';
import { PAUSE_MS } from '#web/lib/paused.ts';

export interface Draft {
  text: string;
  setText: (text: string) => void;
  /** Hands over what was typed without waiting. */
  flush: () => void;
}

/**
 * What is being typed in place of `value`. It is handed to `commit`, trimmed, when typing pauses.
 * A value that changes for another reason, such as going back, replaces it.
 */
export function useDraft(value: string, commit: (text: string) => void): Draft {
  const [draft, setDraft] = useState({ text: value, sent: value, seen: value });
  if (value !== draft.seen) {
    const isOwn = value === draft.sent || value === draft.text.trim();
    setDraft({ text: isOwn ? draft.text : value, sent: value, seen: value });
  }

  const typed = draft.text.trim();
  const isDue = typed !== draft.sent;
  function flush(): void {
    if (!isDue) return;
    setDraft({ ...draft, sent: typed });
    commit(typed);
  }

  useEffect(() => {
    if (!isDue) return undefined;
    const timer = setTimeout(flush, PAUSE_MS);
    return () => clearTimeout(timer);
  });

  return { text: draft.text, setText: (text) => setDraft({ ...draft, text }), flush };
}
