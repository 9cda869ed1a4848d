import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { enumName } from '#domain/enums/enum-name.ts';
import type { Attachment } from '../attachments.ts';
import { useProblemText } from '../hooks/use-problem-text.ts';
import { AttachmentIcon } from './attachment-icon.tsx';

interface AttachmentChipProps {
  item: Pick<Attachment, 'name' | 'kind' | 'progress' | 'id' | 'problem'>;
  /** What can be done about it, at its end. */
  children?: ReactNode;
}

/** A file that is not sent yet: what it is, how far it is, and what is wrong with it. */
export function AttachmentChip({ item, children }: AttachmentChipProps) {
  const { t } = useTranslation('messaging');
  const problemText = useProblemText();
  const { name, kind, progress, id, problem } = item;
  const isOnItsWay = id === undefined && !problem;
  return (
    <Box sx={chipStyle}>
      {id && kind === 'image' ? (
        <Box component="img" src={`/api/attachments/${id}`} alt="" sx={thumbnailStyle} />
      ) : (
        kind && <AttachmentIcon kind={enumName(kind)} />
      )}
      <Box sx={{ minWidth: 0, flex: 1 }}>
        <Typography variant="body2" noWrap>
          {name}
        </Typography>
        {problem && (
          <Typography role="alert" variant="caption" component="p" color="error">
            {problemText(problem)}
          </Typography>
        )}
        {isOnItsWay && (
          <LinearProgress
            variant={progress === 1 ? 'indeterminate' : 'determinate'}
            value={progress * 100}
            aria-label={t('attach.sending', { name })}
          />
        )}
      </Box>
      {children}
    </Box>
  );
}

interface RemovableProps {
  item: Attachment;
  onRetry: () => void;
  onRemove: () => void;
}

/** The same while its message is being written. */
export function RemovableChip({ item, onRetry, onRemove }: RemovableProps) {
  const { t } = useTranslation('messaging');
  const { name, kind, problem } = item;
  const isHopeless = kind === undefined || problem === 'size';
  return (
    <AttachmentChip item={item}>
      {problem && !isHopeless && (
        <Button size="small" onClick={onRetry}>
          {t('stream.retry')}
        </Button>
      )}
      <IconButton size="small" aria-label={t('attach.remove', { name })} onClick={onRemove}>
        <X size={18} aria-hidden />
      </IconButton>
    </AttachmentChip>
  );
}

const chipStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  px: 1.25,
  py: 0.5,
  minHeight: 48,
  minWidth: 0,
  border: 1,
  borderColor: 'divider',
  borderRadius: 2,
  bgcolor: 'background.paper',
} as const;

const thumbnailStyle = { width: 36, height: 36, borderRadius: 1, objectFit: 'cover' } as const;
