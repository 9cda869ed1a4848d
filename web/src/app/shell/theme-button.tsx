import IconButton from '@mui/material/IconButton';
import { Moon, Sun } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { SCHEME_ATTRIBUTE } from '#web/app/theme/theme.ts';
import { useAnchoredWindow } from '#web/ui/anchored-window.ts';

const ThemeMenu = lazy(async () => ({ default: (await import('./theme-menu.tsx')).ThemeMenu }));

/** Chooses light, dark, or what the device prefers. */
export function ThemeButton() {
  const { t } = useTranslation();
  const { button, window } = useAnchoredWindow('menu');
  return (
    <>
      <IconButton
        aria-label={t('nav.theme')}
        {...button}
        sx={{
          width: 44,
          height: 44,
          // The server does not know which scheme the device prefers; the style sheet does.
          '& .dark-scheme': { display: 'none' },
          [`[${SCHEME_ATTRIBUTE}="dark"] & .dark-scheme`]: { display: 'block' },
          [`[${SCHEME_ATTRIBUTE}="dark"] & .light-scheme`]: { display: 'none' },
        }}
      >
        <Sun className="light-scheme" size={20} aria-hidden />
        <Moon className="dark-scheme" size={20} aria-hidden />
      </IconButton>
      <Suspense>{window && <ThemeMenu {...window} />}</Suspense>
    </>
  );
}
