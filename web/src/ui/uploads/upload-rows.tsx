import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Upload, Uploads } from './use-uploads.ts';

/** Files on their way, and those that were not taken. */
export function UploadRows({ uploads, dismiss }: Pick<Uploads, 'uploads' | 'dismiss'>) {
  return uploads.map((upload) => (
    <UploadRow key={upload.key} upload={upload} onDismiss={() => dismiss(upload.key)} />
  ));
}

function UploadRow({ upload, onDismiss }: { upload: Upload; onDismiss: () => void }) {
  const { t } = useTranslation('ui');
  const { name, progress, problem } = upload;
  if (problem !== undefined) {
    return (
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Typography role="alert" color="error" sx={{ flex: 1, overflowWrap: 'anywhere' }}>
          {t('upload.failed', { name, problem: problem || t('upload.unreachable') })}
        </Typography>
        <IconButton aria-label={t('upload.dismiss', { name })} onClick={onDismiss}>
          <X size={18} aria-hidden />
        </IconButton>
      </Box>
    );
  }
  return (
    <div>
      <Typography variant="body2" noWrap>
        {name}
      </Typography>
      <LinearProgress
        variant={progress === 1 ? 'indeterminate' : 'determinate'}
        value={progress * 100}
        aria-label={t('upload.sending', { name })}
      />
    </div>
  );
}
