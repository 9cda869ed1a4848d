import IconButton from '@mui/material/IconButton';
import { Paperclip } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { acceptedAttachments } from '#domain/messaging/attachments.ts';

/** Chooses files to attach. */
export function AttachButton({ onChosen }: { onChosen: (files: readonly File[]) => void }) {
  const { t } = useTranslation('messaging');
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <IconButton
        aria-label={t('attach.button')}
        onClick={() => input.current?.click()}
        sx={{ width: 48, height: 48 }}
      >
        <Paperclip size={20} aria-hidden />
      </IconButton>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={acceptedAttachments.join(',')}
        aria-label={t('attach.button')}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          // The same file can be chosen again.
          currentTarget.value = '';
          if (files.length > 0) onChosen(files);
        }}
      />
    </>
  );
}
