import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { useServerStatus } from '#web/ui/server-status.tsx';

/** A studio that does not exist, or no longer. */
export function StudioNotFound() {
  const { t } = useTranslation('studios');
  useServerStatus(404);
  return (
    <>
      <PageHead title={t('notFound.title')} description={t('notFound.text')} noIndex />
      <EmptyState
        level="h1"
        title={t('notFound.title')}
        text={t('notFound.text')}
        action={
          <Button component={RouterLink} to="/studios" variant="contained">
            {t('notFound.action')}
          </Button>
        }
      />
    </>
  );
}
