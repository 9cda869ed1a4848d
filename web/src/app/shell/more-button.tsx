import Button from '@mui/material/Button';
import { ChevronDown } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnchoredWindow } from '#web/ui/anchored-window.ts';

const MoreMenu = lazy(async () => ({ default: (await import('./more-menu.tsx')).MoreMenu }));

/** Opens the links that are asked for less. */
export function MoreButton() {
  const { t } = useTranslation();
  const { button, window } = useAnchoredWindow('menu');
  return (
    <>
      <Button
        color="inherit"
        {...button}
        endIcon={<ChevronDown size={16} aria-hidden />}
        sx={buttonStyle}
      >
        {t('nav.more')}
      </Button>
      <Suspense>{window && <MoreMenu {...window} />}</Suspense>
    </>
  );
}

const buttonStyle = {
  flex: 'none',
  minHeight: 36,
  px: 1.25,
  py: 0.5,
  color: 'text.secondary',
  fontSize: '0.9375rem',
  fontWeight: 500,
  '&:hover': { color: 'text.primary', bgcolor: 'transparent' },
  '&:focus-visible': { outlineOffset: -2 },
  '& .MuiButton-endIcon': { ml: 0.5 },
} as const;
