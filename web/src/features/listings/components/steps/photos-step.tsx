import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { useField } from 'formik';
import { ArrowDown, ArrowUp, Crop as CropIcon, ImageUp, X } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pictureTypes } from '#domain/accounts/avatar.ts';
import { listingLimits, STUDIO_PICTURE } from '#domain/listings/limits.ts';
import type { PictureContent } from '#domain/studios/studio-content.ts';
import { FileZone } from '#web/ui/file-zone.tsx';
import { FormAlert } from '#web/ui/form/form-alert.tsx';
import { FormTextField } from '#web/ui/form/form-text-field.tsx';
import { UploadRows } from '#web/ui/uploads/upload-rows.tsx';
import { useCropListingPictureMutation } from '../../listings.generated.ts';
import { usePhotoUploads } from '../../use-photo-uploads.ts';
import { wholeOf } from './photo-crops.ts';
import type { StepProps } from './step-props.ts';

/** What cuts pictures is large, and only few are cropped. */
const CropDialog = lazy(async () => ({ default: (await import('./crop-dialog.tsx')).CropDialog }));

/** The photographs: several at once, in the order in which they show, each with what it shows in words. */
export function PhotosStep({ listing }: StepProps) {
  const { t } = useTranslation('listings');
  const [{ value: pictures }, { error, touched }, { setValue }] =
    useField<PictureContent[]>('pictures');
  const { uploads, add, dismiss } = usePhotoUploads(listing.id);
  const [crop] = useCropListingPictureMutation();
  /** The place of the photograph that is being cropped. */
  const [cropped, setCropped] = useState<number>();
  const shown = cropped === undefined ? undefined : pictures[cropped];
  const whole = shown && wholeOf(shown, listing.croppedPictures);
  const isFull = pictures.length >= listingLimits.pictures;

  function move(from: number, to: number): void {
    const rest = pictures.toSpliced(from, 1);
    void setValue(rest.toSpliced(to, 0, pictures[from]!));
  }

  /** Shows another part of a photograph, unless that is shown already. */
  function replace(
    { url: before, alt }: PictureContent,
    { url, width, height }: Omit<PictureContent, 'alt'>,
  ): void {
    if (pictures.some((picture) => picture.url === url)) return;
    const part = { url, alt, width, height };
    void setValue(pictures.map((picture) => (picture.url === before ? part : picture)));
  }

  return (
    <Stack spacing={3}>
      {touched && typeof error === 'string' && <FormAlert message={error} />}
      <FileZone
        Icon={ImageUp}
        texts={{
          drop: t('photos.drop'),
          choose: t('photos.choose'),
          file: t('photos.file'),
          formats: t('photos.formats', {
            limit: STUDIO_PICTURE.limitMegabytes,
            max: listingLimits.pictures,
          }),
        }}
        accept={pictureTypes}
        multiple
        button={{ disabled: isFull }}
        onChosen={add}
      />
      <UploadRows uploads={uploads} dismiss={dismiss} />
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
        {pictures.map((picture, index) => (
          <PhotoRow
            key={picture.url}
            picture={picture}
            index={index}
            count={pictures.length}
            onMove={(by) => move(index, index + by)}
            onRemove={() => void setValue(pictures.toSpliced(index, 1))}
            onCrop={wholeOf(picture, listing.croppedPictures) && (() => setCropped(index))}
          />
        ))}
      </Box>
      {shown && whole && (
        <Suspense fallback={null}>
          <CropDialog
            title={t('crop.title', { number: cropped! + 1 })}
            whole={whole.whole}
            crop={whole.crop}
            onClose={() => setCropped(undefined)}
            onCrop={async ({ x, y, width, height }) => {
              const area = { x, y, width, height };
              const input = { listingId: listing.id, url: shown.url, crop: area };
              const { data } = await crop({ variables: { input } });
              const picture = data?.cropListingPicture?.picture;
              if (picture) replace(shown, picture);
            }}
          />
        </Suspense>
      )}
    </Stack>
  );
}

interface PhotoRowProps {
  picture: PictureContent;
  index: number;
  count: number;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
  /** Undefined where there is nothing to crop. */
  onCrop: (() => void) | undefined;
}

function PhotoRow({ picture, index, count, onMove, onRemove, onCrop }: PhotoRowProps) {
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
          {onCrop && (
            <IconButton aria-label={t('crop.title', { number })} onClick={onCrop} sx={buttonStyle}>
              <CropIcon size={18} aria-hidden />
            </IconButton>
          )}
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
