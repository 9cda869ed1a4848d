import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { X } from 'lucide-react';
import { useField } from 'formik';
import { useTranslation } from 'react-i18next';
import {
  acceptedAttachments,
  ATTACHMENT_LIMIT_MB,
  ATTACHMENTS_LIMIT,
} from '#domain/messaging/attachments.ts';
import { FileZone } from '#web/ui/file-zone.tsx';
import { attachableFile } from '#web/ui/uploads/attachable-file.ts';
import { UploadRows } from '#web/ui/uploads/upload-rows.tsx';
import { useUploads } from '#web/ui/uploads/use-uploads.ts';
import type { ArrivedFile } from './ticket-values.ts';

interface Arrived {
  attachment: { key: string };
}

/** Files of a Formik form, which are sent as they are chosen: its `attachments`. */
export function AttachFiles() {
  const { t } = useTranslation('help');
  const [{ value }, { error }, { setValue }] = useField<readonly ArrivedFile[]>('attachments');
  const files = useField<readonly ArrivedFile[]>('attachments');
  const { uploads, add, dismiss } = useUploads({
    path: '/api/ticket-attachments',
    field: 'attachment',
    room: ATTACHMENTS_LIMIT - value.length,
    onArrived: (body, { name }) => {
      const { key } = (body as Arrived).attachment;
      void files[2].setValue([...files[0].value, { key, fileName: name }]);
    },
  });
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <FileZone
        texts={{
          drop: t('files.drop'),
          choose: t('files.choose'),
          file: t('files.choose'),
          formats: t('files.formats', { limit: ATTACHMENT_LIMIT_MB, max: ATTACHMENTS_LIMIT }),
        }}
        accept={acceptedAttachments}
        multiple
        button={{ disabled: value.length + uploads.length >= ATTACHMENTS_LIMIT }}
        onChosen={(chosen) => add(chosen.map(attachableFile))}
        sx={{ p: 2 }}
      />
      {value.length > 0 && (
        <Box component="ul" aria-label={t('files.label')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {value.map(({ key, fileName }) => (
            <Box component="li" key={key} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
              <Typography sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
                {fileName}
              </Typography>
              <IconButton
                aria-label={t('files.remove', { name: fileName })}
                onClick={() => void setValue(value.filter((file) => file.key !== key))}
              >
                <X size={18} aria-hidden />
              </IconButton>
            </Box>
          ))}
        </Box>
      )}
      <UploadRows uploads={uploads} dismiss={dismiss} />
      {typeof error === 'string' && <FormHelperText error>{error}</FormHelperText>}
    </Box>
  );
}
