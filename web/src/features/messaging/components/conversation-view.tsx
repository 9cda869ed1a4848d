import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { ConversationStreamFragment } from '../conversation.generated.ts';
import { useMarkRead } from '../hooks/use-mark-read.ts';
import { useOutbox } from '../hooks/use-outbox.ts';
import { BookingsLive } from './bookings-live.tsx';
import { Composer } from './composer.tsx';
import { Stream } from './stream.tsx';

const replies = ['one', 'two', 'three'] as const;

/** What was written in a conversation, and where more is written. */
export function ConversationView({ conversation }: { conversation: ConversationStreamFragment }) {
  const { t } = useTranslation('messaging');
  const { id, viewerSide, isClosed, isBlocked, studio } = conversation;
  const { pending, outbox } = useOutbox(conversation);
  useMarkRead(conversation);
  return (
    <>
      <BookingsLive side={viewerSide} studioId={studio.id} />
      <Stream conversation={conversation} pending={pending} outbox={outbox} />
      <Box sx={{ px: 2, pb: 2, pt: 1 }}>
        {viewerSide === null || isClosed ? (
          <Typography color="textSecondary" sx={{ py: 1.5, textAlign: 'center' }}>
            {t(closedKey(viewerSide === null, isBlocked))}
          </Typography>
        ) : (
          <Composer
            // As in the chat on the page of the studio, where there may be no conversation yet.
            draftName={viewerSide === 'GUEST' ? `message studio ${studio.id}` : `message ${id}`}
            onSend={(content) => outbox.add(content)}
            quickReplies={
              isTimeForReplies(conversation) && pending.length === 0
                ? replies.map((reply) => t(`replies.${viewerSide}.${reply}`))
                : []
            }
          />
        )}
      </Box>
    </>
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
