import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { MessageAttachments } from '#web/features/messaging/components/message-attachments.tsx';
import { formatDayAndTime } from '#web/lib/dates.ts';
import { useReaderZone } from '#web/ui/use-reader-zone.ts';
import type { TicketThreadFragment } from '../tickets.generated.ts';

interface TicketMessagesProps {
  ticket: TicketThreadFragment;
  /** Whether the reader is the sender, who is called “you”. */
  isOwn: boolean;
}

/** What was written into a ticket, the first first. */
export function TicketMessages({ ticket, isOwn }: TicketMessagesProps) {
  const { t } = useTranslation('help');
  return (
    <Box component="ol" aria-label={t('ticket.thread')} aria-live="polite" sx={listStyle}>
      {ticket.messages.map((message) => (
        <Message
          key={message.id}
          message={message}
          sender={isOwn ? undefined : ticket.senderName}
        />
      ))}
    </Box>
  );
}

interface MessageProps {
  message: TicketThreadFragment['messages'][number];
  /** What the sender is called; undefined where that is the reader. */
  sender: string | undefined;
}

function Message({ message, sender }: MessageProps) {
  const { t, i18n } = useTranslation('help');
  const zone = useReaderZone();
  const { kind, content, createdAt, staffName, attachments } = message;
  const by = {
    SENDER: sender ?? t('ticket.you'),
    STAFF: staffName ?? 'Roomtone',
    NOTE: t('ticket.noteBy', { name: staffName ?? 'Roomtone' }),
  }[kind];
  return (
    <Box component="li" sx={[messageStyle, kindStyles[kind]]}>
      <Typography variant="subtitle2" component="p">
        {by}
        <Typography component="span" variant="body2" color="textSecondary" sx={{ ml: 1 }}>
          {formatDayAndTime(createdAt, zone, i18n.language)}
        </Typography>
      </Typography>
      <Typography sx={wordsStyle}>{content}</Typography>
      {attachments.length > 0 && <MessageAttachments files={attachments} />}
    </Box>
  );
}

const listStyle = { listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 } as const;

const messageStyle = {
  p: 2,
  border: 1,
  borderColor: 'divider',
  borderRadius: 3,
  minWidth: 0,
} as const;

const kindStyles = {
  SENDER: { bgcolor: 'background.paper' },
  STAFF: { bgcolor: 'action.hover', borderColor: 'transparent' },
  NOTE: { borderStyle: 'dashed', color: 'text.secondary' },
} as const;

const wordsStyle = { mt: 0.5, whiteSpace: 'pre-line', overflowWrap: 'anywhere' } as const;
