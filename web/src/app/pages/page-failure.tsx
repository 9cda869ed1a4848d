import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useRouteError } from 'react-router-dom';
import { isReachable } from '#web/lib/reconnect.ts';
import { ErrorState } from '#web/ui/error-state.tsx';

/** Takes the place of a page that failed as a whole, such as when its code could not be loaded. */
export function PageFailure() {
  const { t } = useTranslation();
  const error = useRouteError();
  return (
    <Box sx={{ py: { xs: 4, md: 8 } }}>
      <ErrorState error={error} title={t('failure.title')} onRetry={() => void reload()} />
    </Box>
  );
}

/**
 * Loads the document anew: a newer version of the product may have replaced the code that is
 * missing. Not while the server cannot be reached, when the browser would show a page of its own.
 */
async function reload(): Promise<void> {
  if (await isReachable()) window.location.reload();
}
