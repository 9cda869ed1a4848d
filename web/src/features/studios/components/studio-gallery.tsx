import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Images } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StudioDetailFragment } from './studio-detail.generated.ts';

const GalleryDialog = lazy(async () => {
  const module = await import('./gallery-dialog.tsx');
  return { default: module.GalleryDialog };
});

type Image = StudioDetailFragment['images'][number];

/** The main and the second picture; all of them in a dialog (spec §2.9). */
export function StudioGallery({ name, images }: { name: string; images: readonly Image[] }) {
  const { t } = useTranslation(['studios', 'ui']);
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const [main, secondary] = images;
  if (!main) {
    return (
      <Box sx={{ ...pictureStyle, display: 'grid', placeItems: 'center', color: 'text.secondary' }}>
        {t('ui:carousel.empty')}
      </Box>
    );
  }
  return (
    <Box sx={{ position: 'relative' }}>
      <Box
        sx={{
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: { xs: '1fr', sm: secondary ? '2fr 1fr' : '1fr' },
        }}
      >
        <Picture image={main} priority />
        {secondary && (
          <Box sx={{ display: { xs: 'none', sm: 'block' } }}>
            <Picture image={secondary} fill />
          </Box>
        )}
      </Box>
      {images.length > 1 && (
        <Button
          variant="contained"
          color="inherit"
          size="small"
          startIcon={<Images size={16} aria-hidden />}
          onClick={() => {
            setWasOpened(true);
            setIsOpen(true);
          }}
          sx={{ position: 'absolute', right: 16, bottom: 16, bgcolor: 'background.paper' }}
        >
          {t('detail.gallery', { count: images.length })}
        </Button>
      )}
      {wasOpened && (
        <Suspense>
          <GalleryDialog
            open={isOpen}
            onClose={() => setIsOpen(false)}
            name={name}
            images={images}
          />
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
      decoding="async"
      sx={{ ...pictureStyle, ...(fill && { height: '100%', aspectRatio: 'auto' }) }}
    />
  );
}

const pictureStyle = {
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '3 / 2',
  objectFit: 'cover',
  borderRadius: 3,
  bgcolor: 'divider',
} as const;
