import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { useHashWindow } from '#web/ui/hash-window.ts';
import type { ReviewItemFragment } from './studio-reviews.generated.ts';

const GalleryDialog = lazy(async () => ({
  default: (await import('#web/ui/media/gallery-dialog.tsx')).GalleryDialog,
}));

/** The photographs of a review, small; each opens on the whole screen. */
export function ReviewPictures({ review }: { review: ReviewItemFragment }) {
  const { t } = useTranslation('reviews');
  const { id, author, pictures } = review;
  const { link, window } = useHashWindow(`#photos-${id}`);
  const [start, setStart] = useState(0);
  if (pictures.length === 0) return null;
  const { name } = author;
  const images = pictures.map((picture, index) => ({
    ...picture,
    alt: t('photos.alt', { number: index + 1, name }),
  }));
  const total = images.length;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
      {images.map((image, index) => (
        <ButtonBase
          key={image.id}
          component={RouterLink}
          {...link}
          onClick={() => setStart(index)}
          aria-label={t('photos.open', { number: index + 1, total })}
          sx={thumbnailStyle}
        >
          <img src={image.url} alt="" loading="lazy" decoding="async" />
        </ButtonBase>
      ))}
      {window && (
        <Suspense>
          <GalleryDialog
            // Begins again with the one that was chosen.
            key={start}
            {...window}
            title={t('photos.title', { name })}
            images={images}
            start={start}
          />
        </Suspense>
      )}
    </Box>
  );
}

const thumbnailStyle = {
  width: 96,
  height: 96,
  borderRadius: 2,
  overflow: 'hidden',
  bgcolor: 'divider',
  '& img': { width: '100%', height: '100%', objectFit: 'cover' },
  '&.Mui-focusVisible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 },
} as const;
