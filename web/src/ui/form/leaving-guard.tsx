import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { createContext, lazy, Suspense, useCallback, useContext, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router-dom';

const ResponsiveDialog = lazy(async () => ({
  default: (await import('../responsive-dialog.tsx')).ResponsiveDialog,
}));

/** Counts something on the page that would be lost; the function that it returns ends that. */
type Guard = () => () => void;

const GuardContext = createContext<Guard>(() => () => undefined);

/**
 * Has the page ask before it is left, as long as it holds what would be lost; the browser asks when
 * it is closed.
 * @returns begins it, and returns what ends it
 */
export function useLeavingGuard(): Guard {
  return useContext(GuardContext);
}

/** Asks for everything below it, once however much would be lost. */
export function LeavingGuard({ children }: { children: ReactNode }) {
  const [count, setCount] = useState(0);
  const guard = useCallback<Guard>(() => {
    setCount((before) => before + 1);
    return () => setCount((before) => before - 1);
  }, []);
  return (
    <GuardContext.Provider value={guard}>
      {children}
      {count > 0 && <LeavingQuestion />}
    </GuardContext.Provider>
  );
}

function LeavingQuestion() {
  const { t } = useTranslation('ui');
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);
  if (blocker.state !== 'blocked') return null;
  return (
    <Suspense>
      <ResponsiveDialog open onClose={() => blocker.reset()} title={t('unsaved.title')}>
        <Typography color="textSecondary">{t('unsaved.text')}</Typography>
        <Stack direction="row" spacing={1.5} sx={{ mt: 3, justifyContent: 'flex-end' }}>
          <Button color="inherit" onClick={() => blocker.proceed()}>
            {t('unsaved.leave')}
          </Button>
          <Button variant="contained" autoFocus onClick={() => blocker.reset()}>
            {t('unsaved.stay')}
          </Button>
        </Stack>
      </ResponsiveDialog>
    </Suspense>
  );
}
