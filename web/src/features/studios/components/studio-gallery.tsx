import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Images } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { useHashWindow } from '#web/ui/hash-window.ts';
import type { StudioDetailFragment } from './studio-detail.generated.ts';

const GalleryDialog = lazy(async () => {
  const module = await import('#web/ui/media/gallery-dialog.tsx');
  return { default: module.GalleryDialog };
});

type Image = StudioDetailFragment['images'][number];

/** How many pictures the mosaic has. */
const MOSAIC = 5;

/** The first pictures as a mosaic, on a phone the first alone; all of them in a dialog (spec §2.9). */
export function StudioGallery({ name, images }: { name: string; images: readonly Image[] }) {
  const { t } = useTranslation(['studios', 'ui']);
  const { link, window } = useHashWindow('#pictures');
  const [main, ...others] = images;
  if (!main) {
    return (
      <Box sx={{ ...pictureStyle, display: 'grid', placeItems: 'center', color: 'text.secondary' }}>
        {t('ui:carousel.empty')}
      </Box>
    );
  }
  const beside = others.slice(0, others.length < MOSAIC - 1 ? 1 : MOSAIC - 1);
  return (
    <Box sx={{ position: 'relative' }}>
      <Box sx={mosaicStyles[beside.length] ?? mosaicStyles[0]}>
        <Picture image={main} priority />
        {beside.map((image) => (
          <Box key={image.url} sx={{ display: { xs: 'none', sm: 'block' }, minHeight: 0 }}>
            <Picture image={image} fill />
          </Box>
        ))}
      </Box>
      {images.length > 1 && (
        <Button
          component={RouterLink}
          {...link}
          variant="contained"
          color="inherit"
          size="small"
          startIcon={<Images size={16} aria-hidden />}
          sx={{ position: 'absolute', right: 16, bottom: 16, bgcolor: 'background.paper' }}
        >
          {t('detail.gallery', { count: images.length })}
        </Button>
      )}
      {window && (
        <Suspense>
          <GalleryDialog {...window} title={t('detail.galleryTitle', { name })} images={images} />
        </Suspense>
      )}
    </Box>
  );
}

function Picture({
  image,
  priority = false,
  fill = false,
}: {
  image: Image;
  priority?: boolean;
  fill?: boolean;
}) {
  return (
    <Box
      component="img"
      src={image.url}
      alt={image.alt}
      width={image.width}
      height={image.height}
      fetchPriority={priority ? 'high' : 'auto'}
      // Where only the main one shows, the others are not fetched.
      loading={priority ? 'eager' : 'lazy'}
      decoding="async"
      sx={{ ...pictureStyle, ...(fill && { height: '100%', aspectRatio: 'auto' }) }}
    />
  );
}

/** By the number of pictures beside the main one, which is as high as they are together. */
const mosaicStyles: Readonly<Record<number, object>> = {
  0: {},
  1: { display: 'grid', gap: 1, gridTemplateColumns: { xs: '1fr', sm: '2fr 1fr' } },
  4: {
    display: 'grid',
    gap: 1,
    gridTemplateColumns: { xs: '1fr', sm: '2fr 1fr 1fr' },
    // The main one; the others are in boxes that phones leave out.
    '& > img': {
      gridRow: { sm: '1 / 3' },
      height: { sm: '100%' },
      aspectRatio: { sm: 'auto' },
    },
  },
};

const pictureStyle = {
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '3 / 2',
  objectFit: 'cover',
  borderRadius: 3,
  bgcolor: 'divider',
} as const;
