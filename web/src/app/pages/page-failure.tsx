import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useRevalidator, useRouteError } from 'react-router-dom';
import { ErrorState } from '#web/ui/error-state.tsx';

/** Takes the place of a page that failed as a whole, such as when its code could not be loaded. */
export function PageFailure() {
  const { t } = useTranslation();
  const error = useRouteError();
  const { revalidate } = useRevalidator();
  return (
    <Box sx={{ py: { xs: 4, md: 8 } }}>
      <ErrorState error={error} title={t('failure.title')} onRetry={() => void revalidate()} />
    </Box>
  );
}
