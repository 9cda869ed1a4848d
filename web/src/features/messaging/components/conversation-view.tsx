import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { ATTACHMENTS_LIMIT } from '#domain/messaging/attachments.ts';
import { showToast } from '#web/ui/toast/toast-store.ts';
import type { ConversationStreamFragment } from '../conversation.generated.ts';
import { useMarkRead } from '../hooks/use-mark-read.ts';
import { useOutbox } from '../hooks/use-outbox.ts';
import { useTellTyping } from '../hooks/use-typing.ts';
import { useStayWhileSending } from '../hooks/use-stay-while-sending.ts';
import { BookingsLive } from './bookings-live.tsx';
import { Composer } from './composer.tsx';
import { DropPlace } from './drop-place.tsx';
import { Stream } from './stream.tsx';
import { TypingNote } from './typing-note.tsx';

const replies = ['one', 'two', 'three'] as const;

/** What was written in a conversation, and where more is written. */
export function ConversationView({ conversation }: { conversation: ConversationStreamFragment }) {
  const { t } = useTranslation('messaging');
  const { id, viewerSide, isClosed, isBlocked, studio } = conversation;
  const sending = useOutbox(conversation);
  const { pending, outbox, items, attachments } = sending;
  const isOpen = viewerSide !== null && !isClosed;
  const typing = useTellTyping(id);
  useMarkRead(conversation);
  useStayWhileSending(items);
  function attach(files: readonly File[]): void {
    if (attachments.add(files)) return;
    showToast({ tone: 'error', title: t('attach.tooMany', { limit: ATTACHMENTS_LIMIT }) });
  }
  return (
    <DropPlace label={t('attach.drop')} onDropped={isOpen ? attach : null}>
      <BookingsLive side={viewerSide} studioId={studio.id} />
      <Stream conversation={conversation} sending={sending} />
      {isOpen && <TypingNote conversation={conversation} />}
      <Box sx={{ px: 2, pb: 2, pt: 0.5 }}>
        {isOpen ? (
          <Composer
            // As in the chat on the page of the studio, where there may be no conversation yet.
            draftName={viewerSide === 'GUEST' ? `message studio ${studio.id}` : `message ${id}`}
            onSend={(content, attached) => {
              outbox.add(content, attached);
              typing.sent();
            }}
            attaching={{ items, attachments, attach }}
            onType={typing.typed}
            quickReplies={
              isTimeForReplies(conversation) && pending.length === 0
                ? replies.map((reply) => t(`replies.${viewerSide}.${reply}`))
                : []
            }
          />
        ) : (
          <Typography color="textSecondary" sx={{ py: 1.5, textAlign: 'center' }}>
            {t(closedKey(viewerSide === null, isBlocked))}
          </Typography>
        )}
      </Box>
    </DropPlace>
  );
}

function closedKey(isForStaff: boolean, isBlocked: boolean) {
  if (isForStaff) return 'closed.staff';
  return isBlocked ? 'closed.byReader' : 'closed.byOther';
}

/** Whether guests have said nothing yet, or a guest waits for the host. */
function isTimeForReplies({ messages, viewerSide }: ConversationStreamFragment): boolean {
  const last = messages.nodes.at(-1)?.side;
  return viewerSide === 'GUEST' ? last === undefined : last === 'GUEST';
}
