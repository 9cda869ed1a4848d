import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { ResponsiveDialog } from '#web/ui/responsive-dialog.tsx';
import type { StudioDetailFragment } from './studio-detail.generated.ts';

interface GalleryDialogProps {
  open: boolean;
  onClose: () => void;
  name: string;
  images: StudioDetailFragment['images'];
}

/** All pictures of a studio, one below the other. */
export function GalleryDialog({ open, onClose, name, images }: GalleryDialogProps) {
  const { t } = useTranslation('studios');
  return (
    <ResponsiveDialog
      open={open}
      onClose={onClose}
      title={t('detail.galleryTitle', { name })}
      maxWidth="md"
    >
      {/* There is nothing in it to go to, but much to scroll. */}
      <Box
        component="section"
        tabIndex={0}
        aria-label={t('detail.galleryTitle', { name })}
        sx={{ display: 'grid', gap: 2 }}
      >
        {images.map((image) => (
          <Box
            key={image.url}
            component="img"
            src={image.url}
            alt={image.alt}
            width={image.width}
            height={image.height}
            loading="lazy"
            sx={{
              display: 'block',
              width: '100%',
              height: 'auto',
              borderRadius: 2,
              bgcolor: 'divider',
            }}
          />
        ))}
      </Box>
    </ResponsiveDialog>
  );
}
