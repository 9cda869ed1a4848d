import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useApolloClient } from '@apollo/client/react';
import { useTransition } from 'react';
import { useTranslation } from 'react-i18next';
import { dayIn, formatShortDay, formatTime } from '#web/lib/dates.ts';
import { EarlierMessagesDocument } from '../conversation.generated.ts';
import type { ConversationStreamFragment } from '../conversation.generated.ts';
import { useReaderZone } from '#web/ui/use-reader-zone.ts';
import { useEndInView } from '../hooks/use-end-in-view.ts';
import { streamItems } from '../stream-items.ts';
import type { StreamItem } from '../stream-items.ts';
import { BookingEvent } from './booking-event.tsx';
import { MessageAttachments } from './message-attachments.tsx';
import { MessageBubble } from './message-bubble.tsx';
import { PendingBubble } from './pending-bubble.tsx';
import type { Sending } from '../hooks/use-outbox.ts';

interface StreamProps {
  conversation: ConversationStreamFragment;
  sending: Sending;
}

/** What was written, with what became of bookings between; the latest is in view. */
export function Stream({ conversation, sending }: StreamProps) {
  const { t, i18n } = useTranslation('messaging');
  const zone = useReaderZone();
  const { pending } = sending;
  const items = streamItems(conversation);
  const place = useEndInView(`${items.at(-1)?.key ?? ''} ${pending.at(-1)?.key ?? ''}`);
  const isEmpty = items.length === 0 && pending.length === 0;
  return (
    <Box ref={place} role="log" aria-label={t('stream.label')} tabIndex={0} sx={placeStyle}>
      {conversation.messages.pageInfo.hasPreviousPage && <Earlier conversation={conversation} />}
      {isEmpty && (
        <Typography color="textSecondary" sx={{ m: 'auto', p: 2, textAlign: 'center' }}>
          {t('stream.empty')}
        </Typography>
      )}
      {items.map((item, index) => {
        const day = dayIn(zone, item.at);
        const isNewDay = index === 0 || dayIn(zone, items[index - 1]!.at) !== day;
        return (
          <div key={item.key}>
            {isNewDay && (
              <Typography variant="caption" component="p" color="textSecondary" sx={dayStyle}>
                {formatShortDay(item.at, zone, i18n.language)}
              </Typography>
            )}
            <Item item={item} conversation={conversation} zone={zone} />
          </div>
        );
      })}
      {pending.map((message) => (
        <PendingBubble key={message.key} message={message} sending={sending} />
      ))}
    </Box>
  );
}

interface ItemProps {
  item: StreamItem;
  conversation: ConversationStreamFragment;
  zone: string;
}

function Item({ item, conversation, zone }: ItemProps) {
  const { t, i18n } = useTranslation('messaging');
  const { viewerSide, guest, host, studio, otherReadMessageId } = conversation;
  if (item.kind === 'event') {
    return <BookingEvent event={item.event} isGuest={viewerSide === 'GUEST'} />;
  }
  const { id, side, content, attachments, isAutomatic } = item.message;
  const isOwn = side === viewerSide;
  const author = side === 'GUEST' ? guest.name : (host?.name ?? studio.name);
  const notes = [
    formatTime(item.at, zone, i18n.language),
    ...(isAutomatic ? [t('stream.automatic')] : []),
    ...(isOwn && id === otherReadMessageId ? [t('stream.read')] : []),
  ];
  return (
    <MessageBubble
      author={isOwn ? t('stream.you') : author}
      isOwn={isOwn}
      content={content}
      attachments={attachments.length > 0 && <MessageAttachments files={attachments} />}
      note={notes.join(' · ')}
    />
  );
}

/** Brings what was written before. */
function Earlier({ conversation }: { conversation: ConversationStreamFragment }) {
  const { t } = useTranslation('messaging');
  const client = useApolloClient();
  const [isLoading, startLoading] = useTransition();
  const { id, messages } = conversation;
  const load = () =>
    startLoading(async () => {
      const variables = { id, before: messages.pageInfo.startCursor ?? '' };
      const options = { query: EarlierMessagesDocument, variables, context: { fresh: false } };
      // What did not come can be asked for again.
      await client.query({ ...options, fetchPolicy: 'network-only' }).catch(() => undefined);
    });
  return (
    <Button color="inherit" size="small" disabled={isLoading} onClick={load} sx={{ mx: 'auto' }}>
      {t(isLoading ? 'stream.loading' : 'stream.earlier')}
    </Button>
  );
}

const placeStyle = {
  flex: 1,
  minHeight: 0,
  display: 'flex',
  flexDirection: 'column',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // What is added above is made up for by hand, in every browser.
  overflowAnchor: 'none',
  px: 2,
  py: 2,
  '&:focus-visible': { outlineOffset: -2 },
} as const;

const dayStyle = { my: 1.5, textAlign: 'center' } as const;
