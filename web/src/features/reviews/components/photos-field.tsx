import Box from '@mui/material/Box';
import FormLabel from '@mui/material/FormLabel';
import IconButton from '@mui/material/IconButton';
import { useFormikContext } from 'formik';
import { ImageUp, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pictureTypes } from '#domain/accounts/avatar.ts';
import { REVIEW_PICTURE, REVIEW_PICTURES_LIMIT } from '#domain/reviews/limits.ts';
import { FileZone } from '#web/ui/file-zone.tsx';
import { UploadRows } from '#web/ui/uploads/upload-rows.tsx';
import { useUploads } from '#web/ui/uploads/use-uploads.ts';

interface SentPicture {
  id: string;
  url: string;
}

/** The photographs of a review, sent as they are chosen; the form keeps their ids. */
export function PhotosField({ studioId }: { studioId: string }) {
  const { t } = useTranslation('reviews');
  const { setFieldValue } = useFormikContext();
  const [pictures, setPictures] = useState<readonly SentPicture[]>([]);
  /** As they are when one arrives. */
  const latest = useRef(pictures);
  const room = REVIEW_PICTURES_LIMIT - pictures.length;
  const { uploads, add, dismiss } = useUploads({
    path: `/api/studios/${encodeURIComponent(studioId)}/review-pictures`,
    field: 'picture',
    room,
    onArrived(body) {
      const { picture } = body as { picture: { id: number; url: string } };
      show([...latest.current, { id: String(picture.id), url: picture.url }]);
    },
  });

  function show(next: readonly SentPicture[]): void {
    latest.current = next;
    setPictures(next);
    void setFieldValue(
      'pictures',
      next.map(({ id }) => id),
    );
  }

  return (
    <Box
      component="fieldset"
      sx={{ m: 0, p: 0, border: 0, minWidth: 0, display: 'grid', gap: 1.5 }}
    >
      <FormLabel component="legend" sx={{ mb: 1 }}>
        {t('photos.label')}
      </FormLabel>
      {pictures.length > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {pictures.map(({ id, url }, index) => (
            <Box key={id} sx={{ position: 'relative' }}>
              <Box component="img" src={url} alt="" sx={thumbnailStyle} />
              <IconButton
                aria-label={t('photos.remove', { number: index + 1 })}
                onClick={() => show(pictures.toSpliced(index, 1))}
                sx={removeStyle}
              >
                <X size={18} aria-hidden />
              </IconButton>
            </Box>
          ))}
        </Box>
      )}
      <UploadRows uploads={uploads} dismiss={dismiss} />
      {room > 0 && (
        <FileZone
          texts={{
            drop: t('photos.drop'),
            choose: t('photos.choose'),
            file: t('photos.choose'),
            formats: t('photos.limits', {
              limit: REVIEW_PICTURE.limitMegabytes,
              max: REVIEW_PICTURES_LIMIT,
            }),
          }}
          accept={pictureTypes}
          multiple
          Icon={ImageUp}
          button={{ disabled: room <= uploads.length }}
          onChosen={add}
        />
      )}
    </Box>
  );
}

const thumbnailStyle = {
  display: 'block',
  width: 96,
  height: 96,
  objectFit: 'cover',
  borderRadius: 2,
  bgcolor: 'divider',
} as const;

const removeStyle = {
  position: 'absolute',
  top: 4,
  right: 4,
  width: 32,
  height: 32,
  bgcolor: 'background.paper',
  '&:hover': { bgcolor: 'background.paper' },
} as const;
