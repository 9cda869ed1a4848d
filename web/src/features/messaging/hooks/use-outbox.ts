import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { currentUser } from '#web/features/accounts/session.ts';
import { dropDraft, keepDraft, readDraft } from '#web/lib/drafts.ts';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { SendMessageDocument } from '../conversation.generated.ts';
import type { ConversationStreamFragment } from '../conversation.generated.ts';
import { Outbox } from '../outbox.ts';
import type { PendingMessage } from '../outbox.ts';

/** They go on sending when their conversation is no longer shown. */
const outboxes = new WeakMap<ApolloClient, Map<string, Outbox>>();

const none: readonly PendingMessage[] = [];
const noPending = () => none;

/** What is on its way in a conversation and not shown among its messages yet, and what sends more. */
export function useOutbox({ id: conversationId, messages }: ConversationStreamFragment) {
  const { t } = useTranslation('messaging');
  const client = useApolloClient();
  const outbox = outboxOf(client, conversationId);
  const all = useSyncExternalStore(outbox.subscribe, outbox.pending, noPending);
  useEffect(() => outbox.restore(), [outbox]);
  const shown = new Set(messages.nodes.map(({ id }) => id));
  const isShown = ({ messageId }: PendingMessage) =>
    messageId !== undefined && shown.has(messageId);
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
  return { pending, outbox };
}

function outboxOf(client: ApolloClient, conversationId: string): Outbox {
  const userId = currentUser(client)?.id;
  const name = `${userId ?? ''} ${conversationId}`;
  let known = outboxes.get(client);
  if (!known) outboxes.set(client, (known = new Map()));
  let outbox = known.get(name);
  if (!outbox) known.set(name, (outbox = createOutbox(client, userId, conversationId)));
  return outbox;
}

function createOutbox(
  client: ApolloClient,
  userId: string | undefined,
  conversationId: string,
): Outbox {
  const place = { form: `outbox ${conversationId}`, userId };
  return new Outbox(
    async ({ key, content }) => {
      // Whoever has logged in since is somebody else.
      if (currentUser(client)?.id !== userId) return undefined;
      const input = { conversationId, content, idempotencyKey: key };
      const { data } = await client.mutate({
        mutation: SendMessageDocument,
        variables: { input },
      });
      return data?.sendMessage?.message.id;
    },
    {
      read: () => readDraft(place),
      keep(pending) {
        if (pending.length === 0) dropDraft(place);
        else keepDraft(place, pending);
      },
    },
  );
}
