import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { ImageUp } from 'lucide-react';
import { useRef, useState } from 'react';
import type { DragEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { pictureTypes } from '#domain/accounts/avatar.ts';
import { SOURCE_LIMIT_MB } from './loaded-picture.ts';

interface PictureChoiceProps {
  isLoading: boolean;
  onChosen: (file: File) => void;
}

/** Takes a file, chosen or dropped. */
export function PictureChoice({ isLoading, onChosen }: PictureChoiceProps) {
  const { t } = useTranslation('accounts');
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);

  function drag(event: DragEvent, over: boolean): void {
    event.preventDefault();
    setIsOver(over);
  }

  return (
    <Box
      onDragOver={(event) => drag(event, true)}
      onDragLeave={(event) => drag(event, false)}
      onDrop={(event) => {
        drag(event, false);
        const [file] = event.dataTransfer.files;
        if (file) onChosen(file);
      }}
      sx={[zoneStyle, isOver && { borderColor: 'primary.main', bgcolor: 'action.hover' }]}
    >
      <ImageUp size={36} strokeWidth={1.5} aria-hidden />
      <Typography sx={{ display: { xs: 'none', sm: 'block' } }}>{t('picture.drop')}</Typography>
      <Button
        variant="contained"
        autoFocus
        loading={isLoading}
        onClick={() => input.current?.click()}
      >
        {t('picture.choose')}
      </Button>
      <input
        ref={input}
        type="file"
        accept={pictureTypes.join(',')}
        aria-label={t('picture.file')}
        hidden
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          // The same file can be chosen again.
          currentTarget.value = '';
          if (file) onChosen(file);
        }}
      />
      <Typography variant="body2" color="textSecondary">
        {t('picture.formats', { limit: SOURCE_LIMIT_MB })}
      </Typography>
    </Box>
  );
}

const zoneStyle = {
  mt: 2,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 2,
  minHeight: { xs: '60dvh', sm: 300 },
  p: 3,
  textAlign: 'center',
  border: '2px dashed',
  borderColor: 'divider',
  borderRadius: 3,
} as const;
