import { lazy, Suspense } from 'react';
import { useHashWindow } from '#web/ui/hash-window.ts';
import { CHAT } from '../chat-hash.ts';

// Most readers write to nobody.
const ChatWindow = lazy(async () => ({
  default: (await import('./chat-window.tsx')).ChatWindow,
}));

/** Where the chat with a studio opens on its page. */
export function ChatPlace({ studio }: { studio: { id: string; name: string } }) {
  const { window } = useHashWindow(CHAT);
  return (
    window && (
      <Suspense>
        <ChatWindow studio={studio} {...window} />
      </Suspense>
    )
  );
}
