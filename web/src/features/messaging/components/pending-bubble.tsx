import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { Outbox, PendingMessage } from '../outbox.ts';
import { MessageBubble } from './message-bubble.tsx';

interface PendingBubbleProps {
  message: PendingMessage;
  outbox: Outbox;
}

/** A message of one's own that is not at the server yet. */
export function PendingBubble({ message, outbox }: PendingBubbleProps) {
  const { t } = useTranslation('messaging');
  const { key, content, state, reason } = message;
  return (
    <MessageBubble
      author={t('stream.you')}
      isOwn
      content={content}
      note={
        state === 'refused' ? (
          <span>
            {reason ?? t('stream.refused')}
            <Button size="small" onClick={() => outbox.retry(key)}>
              {t('stream.retry')}
            </Button>
            <Button size="small" color="inherit" onClick={() => outbox.remove(key)}>
              {t('stream.discard')}
            </Button>
          </span>
        ) : (
          t(`stream.${state}`)
        )
      }
    />
  );
}
