import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useField } from 'formik';
import { ArrowDown, ArrowUp, ImageUp, X } from 'lucide-react';
import { useRef, useState } from 'react';
import type { DragEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { pictureTypes } from '#domain/accounts/avatar.ts';
import { listingLimits, STUDIO_PICTURE } from '#domain/listings/limits.ts';
import type { PictureContent } from '#domain/studios/studio-content.ts';
import { FormAlert } from '#web/ui/form/form-alert.tsx';
import { FormTextField } from '#web/ui/form/form-text-field.tsx';
import { usePhotoUploads } from '../../use-photo-uploads.ts';
import type { PhotoUpload } from '../../use-photo-uploads.ts';
import type { StepProps } from './step-props.ts';

/** The photographs: several at once, in the order in which they show, each with what it shows in words. */
export function PhotosStep({ listing }: StepProps) {
  const [{ value: pictures }, { error, touched }, { setValue }] =
    useField<PictureContent[]>('pictures');
  const { uploads, add, dismiss } = usePhotoUploads(listing.id);
  const isFull = pictures.length >= listingLimits.pictures;

  function move(from: number, to: number): void {
    const rest = pictures.toSpliced(from, 1);
    void setValue(rest.toSpliced(to, 0, pictures[from]!));
  }

  return (
    <Stack spacing={3}>
      {touched && typeof error === 'string' && <FormAlert message={error} />}
      <PhotoChoice onChosen={add} isFull={isFull} />
      {uploads.map((upload) => (
        <UploadRow key={upload.key} upload={upload} onDismiss={() => dismiss(upload.key)} />
      ))}
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
        {pictures.map((picture, index) => (
          <PhotoRow
            key={picture.url}
            picture={picture}
            index={index}
            count={pictures.length}
            onMove={(by) => move(index, index + by)}
            onRemove={() => void setValue(pictures.toSpliced(index, 1))}
          />
        ))}
      </Box>
    </Stack>
  );
}

function PhotoChoice({
  onChosen,
  isFull,
}: {
  onChosen: (files: readonly File[]) => void;
  isFull: boolean;
}) {
  const { t } = useTranslation('listings');
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
        onChosen([...event.dataTransfer.files]);
      }}
      sx={[zoneStyle, isOver && { borderColor: 'primary.main', bgcolor: 'action.hover' }]}
    >
      <ImageUp size={32} strokeWidth={1.5} aria-hidden />
      <Typography sx={{ display: { xs: 'none', sm: 'block' } }}>{t('photos.drop')}</Typography>
      <Button variant="outlined" disabled={isFull} onClick={() => input.current?.click()}>
        {t('photos.choose')}
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        accept={pictureTypes.join(',')}
        aria-label={t('photos.file')}
        hidden
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          // The same file can be chosen again.
          currentTarget.value = '';
          onChosen(files);
        }}
      />
      <Typography variant="body2" color="textSecondary">
        {t('photos.formats', {
          limit: STUDIO_PICTURE.limitMegabytes,
          max: listingLimits.pictures,
        })}
      </Typography>
    </Box>
  );
}

function UploadRow({ upload, onDismiss }: { upload: PhotoUpload; onDismiss: () => void }) {
  const { t } = useTranslation('listings');
  const { name, progress, problem } = upload;
  if (problem !== undefined) {
    return (
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Typography role="alert" color="error" sx={{ flex: 1, overflowWrap: 'anywhere' }}>
          {t('photos.failed', { name, problem: problem || t('photos.unreachable') })}
        </Typography>
        <IconButton aria-label={t('photos.dismiss', { name })} onClick={onDismiss}>
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
        aria-label={t('photos.sending', { name })}
      />
    </div>
  );
}

interface PhotoRowProps {
  picture: PictureContent;
  index: number;
  count: number;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
}

function PhotoRow({ picture, index, count, onMove, onRemove }: PhotoRowProps) {
  const { t } = useTranslation('listings');
  const number = index + 1;
  return (
    <Box component="li" sx={rowStyle}>
      <Box sx={{ position: 'relative' }}>
        <Box component="img" src={picture.url} alt={picture.alt} sx={pictureStyle} />
        {index === 0 && <Chip size="small" label={t('photos.main')} sx={chipStyle} />}
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <FormTextField
          name={`pictures[${index}].alt`}
          label={t('photos.alt', { number })}
          helperText={t('photos.altHelp')}
          slotProps={{ htmlInput: { maxLength: listingLimits.alt } }}
        />
        <Box sx={{ display: 'flex', mt: 0.5 }}>
          <IconButton
            aria-label={t('photos.earlier', { number })}
            disabled={index === 0}
            onClick={() => onMove(-1)}
            sx={buttonStyle}
          >
            <ArrowUp size={18} aria-hidden />
          </IconButton>
          <IconButton
            aria-label={t('photos.later', { number })}
            disabled={number === count}
            onClick={() => onMove(1)}
            sx={buttonStyle}
          >
            <ArrowDown size={18} aria-hidden />
          </IconButton>
          <IconButton
            aria-label={t('photos.remove', { number })}
            onClick={onRemove}
            sx={{ ...buttonStyle, ml: 'auto' }}
          >
            <X size={18} aria-hidden />
          </IconButton>
        </Box>
      </Box>
    </Box>
  );
}

const zoneStyle = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 1.5,
  p: 3,
  textAlign: 'center',
  border: '2px dashed',
  borderColor: 'divider',
  borderRadius: 3,
} as const;

const rowStyle = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: '1fr', sm: '200px minmax(0, 1fr)' },
} as const;

const pictureStyle = {
  display: 'block',
  width: '100%',
  aspectRatio: '3 / 2',
  objectFit: 'cover',
  borderRadius: 2,
  bgcolor: 'divider',
} as const;

const chipStyle = { position: 'absolute', left: 8, top: 8, bgcolor: 'background.paper' } as const;

const buttonStyle = { width: 44, height: 44 } as const;
