import { useEffect, useState } from 'react';
import { PAUSE_MS } from '#web/lib/paused.ts';

export interface TypedText {
  text: string;
  setText: (text: string) => void;
  /** Hands over what was typed without waiting. */
  flush: () => void;
}

/**
 * What is being typed in place of `value`. It is handed to `commit`, trimmed, when typing pauses.
 * A value that changes for another reason, such as going back, replaces it.
 */
export function useTypedText(value: string, commit: (text: string) => void): TypedText {
  const [state, setState] = useState({ text: value, sent: value, seen: value });
  if (value !== state.seen) {
    const isOwn = value === state.sent || value === state.text.trim();
    setState({ text: isOwn ? state.text : value, sent: value, seen: value });
  }

  const typed = state.text.trim();
  const isDue = typed !== state.sent;
  function flush(): void {
    if (!isDue) return;
    setState({ ...state, sent: typed });
    commit(typed);
  }

  useEffect(() => {
    if (!isDue) return undefined;
    const timer = setTimeout(flush, PAUSE_MS);
    return () => clearTimeout(timer);
  });

  return { text: state.text, setText: (text) => setState({ ...state, text }), flush };
}
