import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Heart } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { StudioActionProps } from '#web/features/studios/components/studio-action.tsx';
import { onPictureButton } from '#web/ui/on-picture-button.ts';
import { useFavorites } from '../favorites.ts';

/** Saves a studio, and says by its shape, colour and name whether it is saved. */
export function HeartButton({ studio, place }: StudioActionProps) {
  const { t } = useTranslation('favorites');
  const { savedIds, toggle } = useFavorites();
  const isSaved = savedIds.has(studio.id);
  const icon = <Heart size={20} aria-hidden {...(isSaved && { fill: 'currentColor' })} />;
  const attributes = {
    'aria-pressed': isSaved,
    'aria-label': t(isSaved ? 'heart.savedLabel' : 'heart.saveLabel', { name: studio.name }),
    onClick: () => toggle(studio),
  };
  if (place === 'card') {
    return (
      <Box
        component="button"
        type="button"
        {...attributes}
        sx={[onPictureStyle, isSaved && savedStyle]}
      >
        {icon}
      </Box>
    );
  }
  return (
    <Button
      {...attributes}
      variant="outlined"
      color="inherit"
      startIcon={icon}
      sx={[{ minHeight: 44 }, isSaved && { '& svg': { color: 'primary.main' } }]}
    >
      {t(isSaved ? 'heart.saved' : 'heart.save')}
    </Button>
  );
}

const onPictureStyle = {
  ...onPictureButton,
  position: 'relative',
  width: 44,
  height: 44,
  bgcolor: 'rgb(255 255 255 / 92%)',
  transition: 'background-color 150ms',
} as const;

const savedStyle = { color: '#C93A24' } as const;
