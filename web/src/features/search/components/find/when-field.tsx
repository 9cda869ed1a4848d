import Box from '@mui/material/Box';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { FreeAt } from '#domain/search/studio-search.ts';
import { useAnchoredWindow } from '#web/ui/anchored-window.ts';
import { useWhenWords } from '../../hooks/use-when-words.ts';

const WhenWindow = lazy(async () => ({
  default: (await import('./when-window.tsx')).WhenWindow,
}));

export interface WhenFieldProps {
  freeAt: FreeAt | undefined;
  onChange: (freeAt: FreeAt | undefined) => void;
}

/** When it should be free: a button that says it, and opens what changes it. */
export function WhenField(props: WhenFieldProps) {
  const { t } = useTranslation('search');
  const { button, window } = useAnchoredWindow('dialog');
  const words = useWhenWords(props.freeAt);
  return (
    <>
      <Box component="button" type="button" {...button}>
        <span>{t('find.when')}</span>
        <span>{words ?? t('bar.anyStart')}</span>
      </Box>
      <Suspense>{window && <WhenWindow {...props} {...window} />}</Suspense>
    </>
  );
}
