import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { Attachment } from '../attachments.ts';
import type { Sending } from '../hooks/use-outbox.ts';
import { useProblemText } from '../hooks/use-problem-text.ts';
import type { PendingMessage } from '../outbox.ts';
import { AttachmentChip } from './attachment-chip.tsx';
import { MessageBubble } from './message-bubble.tsx';

interface PendingBubbleProps {
  message: PendingMessage;
  sending: Sending;
}

/** A message of one's own that is not at the server yet. */
export function PendingBubble({ message, sending }: PendingBubbleProps) {
  const { t } = useTranslation('messaging');
  const problemText = useProblemText();
  const { key, content, attachments: files, state, reason, problem } = message;
  const { outbox, attachments, items } = sending;
  const itemOf = (file: { key: string }) => items.find((item) => item.key === file.key);
  const isUploading = files.some((file) => isOnItsWay(itemOf(file)));
  function discard(): void {
    outbox.remove(key);
    attachments.forget(files.map((file) => file.key));
  }
  return (
    <MessageBubble
      author={t('stream.you')}
      isOwn
      content={content}
      attachments={
        files.length > 0 && (
          <Box sx={filesStyle}>
            {files.map((file) => (
              <AttachmentChip
                key={file.key}
                item={itemOf(file) ?? { ...file, progress: 1, id: '' }}
              />
            ))}
          </Box>
        )
      }
      note={
        <span>
          {state === 'refused'
            ? (reason ?? (problem ? problemText(problem) : t('stream.refused')))
            : t(`stream.${state}`)}
          {state === 'refused' && (
            <Button size="small" onClick={() => outbox.retry(key)}>
              {t('stream.retry')}
            </Button>
          )}
          {(state === 'refused' || isUploading) && (
            <Button size="small" color="inherit" onClick={discard}>
              {t(state === 'refused' ? 'stream.discard' : 'attach.cancel')}
            </Button>
          )}
        </span>
      }
    />
  );
}

function isOnItsWay(item: Attachment | undefined): boolean {
  return item !== undefined && item.id === undefined && !item.problem;
}

const filesStyle = { display: 'grid', gap: 0.75, mt: 0.5, width: 280, maxWidth: '100%' } as const;
