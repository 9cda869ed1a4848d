import IconButton from '@mui/material/IconButton';
import { Languages } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnchoredWindow } from '#web/ui/anchored-window.ts';

const LanguageMenu = lazy(async () => ({
  default: (await import('./language-menu.tsx')).LanguageMenu,
}));

/** Chooses the language, from a menu. */
export function LanguageButton() {
  const { t } = useTranslation();
  const { button, window } = useAnchoredWindow('menu');
  return (
    <>
      <IconButton aria-label={t('language.label')} {...button} sx={{ width: 44, height: 44 }}>
        <Languages size={20} aria-hidden />
      </IconButton>
      <Suspense>{window && <LanguageMenu {...window} />}</Suspense>
    </>
  );
}
