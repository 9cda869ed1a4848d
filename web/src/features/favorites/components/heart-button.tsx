import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { Heart } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { StudioActionProps } from '#web/features/studios/components/studio-action.tsx';
import { useFavorites } from '../favorites.ts';

/** Saves a studio, and says by its shape, colour and name whether it is saved. */
export function HeartButton({ studio, place }: StudioActionProps) {
  const { t } = useTranslation('favorites');
  const { savedIds, toggle } = useFavorites();
  const isSaved = savedIds.has(studio.id);
  const icon = <Heart size={20} aria-hidden fill={isSaved ? 'currentColor' : 'none'} />;
  const attributes = {
    'aria-pressed': isSaved,
    'aria-label': t(isSaved ? 'heart.savedLabel' : 'heart.saveLabel', { name: studio.name }),
    onClick: () => toggle(studio),
  };
  if (place === 'card') {
    return (
      <IconButton {...attributes} sx={[onPictureStyle, isSaved && savedStyle]}>
        {icon}
      </IconButton>
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

/** Pictures are the same in both schemes, and so is what stands on them. */
const onPictureStyle = {
  width: 44,
  height: 44,
  color: '#17140F',
  bgcolor: 'rgb(255 255 255 / 92%)',
  '&:hover': { bgcolor: '#fff' },
} as const;

const savedStyle = { color: '#C93A24' } as const;
