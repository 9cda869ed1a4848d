import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { currentUser } from '#web/features/accounts/session.ts';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { Attachments } from '../attachments.ts';
import type { Attachment } from '../attachments.ts';
import { SendMessageDocument } from '../conversation.generated.ts';
import type { ConversationStreamFragment } from '../conversation.generated.ts';
import { keepingAt } from '../keeping.ts';
import { Outbox } from '../outbox.ts';
import type { PendingMessage } from '../outbox.ts';

/** What sends messages in a conversation, and files that go with them. */
interface Senders {
  outbox: Outbox;
  attachments: Attachments;
}

/** What is on its way in a conversation, and what sends more. */
export interface Sending extends Senders {
  pending: readonly PendingMessage[];
  items: readonly Attachment[];
}

/** They go on sending when their conversation is no longer shown. */
const known = new WeakMap<ApolloClient, Map<string, Senders>>();

const none: readonly never[] = [];
const nothing = () => none;

/** What is on its way in a conversation and not shown among its messages yet, and what sends more. */
export function useOutbox({ id: conversationId, messages }: ConversationStreamFragment): Sending {
  const { t } = useTranslation('messaging');
  const client = useApolloClient();
  const { outbox, attachments } = sendersIn(client, conversationId);
  const all = useSyncExternalStore(outbox.subscribe, outbox.pending, nothing);
  const items = useSyncExternalStore(attachments.subscribe, attachments.items, nothing);
  useEffect(() => {
    attachments.restore();
    outbox.restore();
  }, [attachments, outbox]);
  // It may be shown before the answer is there to what sent it.
  const shown = new Set(messages.nodes.map(({ idempotencyKey }) => idempotencyKey));
  const isShown = ({ key }: PendingMessage) => shown.has(key);
  const pending = all.filter((message) => !isShown(message));
  const arrived = all.find(isShown)?.key;
  useEffect(() => {
    if (arrived !== undefined) outbox.remove(arrived);
  }, [outbox, arrived]);
  const refused = pending.findLast(({ state }) => state === 'refused')?.key;
  useEffect(() => {
    if (refused === undefined) return;
    showToast({ tone: 'error', title: t('send.failed'), description: t('send.failedText') });
  }, [refused, t]);
  return { pending, outbox, items, attachments };
}

function sendersIn(client: ApolloClient, conversationId: string): Senders {
  const userId = currentUser(client)?.id;
  const name = `${userId ?? ''} ${conversationId}`;
  let ofClient = known.get(client);
  if (!ofClient) known.set(client, (ofClient = new Map()));
  let senders = ofClient.get(name);
  if (!senders) ofClient.set(name, (senders = createSenders(client, userId, conversationId)));
  return senders;
}

function createSenders(
  client: ApolloClient,
  userId: string | undefined,
  conversationId: string,
): Senders {
  const keepAt = (form: string) => keepingAt({ form, userId });
  const attachments = new Attachments(conversationId, keepAt(`attachments ${conversationId}`));
  const outbox = new Outbox(
    async ({ key, content, attachments: files }) => {
      const ids = await Promise.all(files.map((file) => attachments.arrived(file.key)));
      // Whoever has logged in since is somebody else.
      if (currentUser(client)?.id !== userId) return false;
      const named = files.map(({ name }, index) => ({ id: ids[index]!, fileName: name }));
      const input = { conversationId, content, attachments: named, idempotencyKey: key };
      await client.mutate({ mutation: SendMessageDocument, variables: { input } });
      attachments.forget(files.map((file) => file.key));
      return true;
    },
    keepAt(`outbox ${conversationId}`),
  );
  return { outbox, attachments };
}
