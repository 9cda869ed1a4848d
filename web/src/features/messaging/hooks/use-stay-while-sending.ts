import { useEffect } from 'react';
import type { Attachment } from '../attachments.ts';

/** Has the browser ask before the page is left by a reload while files are on their way. */
export function useStayWhileSending(items: readonly Attachment[]): void {
  const isSending = items.some(({ id, problem }) => id === undefined && !problem);
  useEffect(() => {
    if (!isSending) return undefined;
    const ask = (event: Event) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isSending]);
}
