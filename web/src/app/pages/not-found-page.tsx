import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { useServerStatus } from '#web/ui/server-status.tsx';

/** What stands at every address that there is no page for. */
export function NotFoundPage() {
  const { t } = useTranslation();
  useServerStatus(404);
  return (
    <Box sx={{ py: { xs: 4, md: 8 } }}>
      <PageHead title={t('notFound.title')} description={t('notFound.text')} noIndex />
      <EmptyState
        level="h1"
        title={t('notFound.title')}
        text={t('notFound.text')}
        action={
          <>
            <Button component={Link} to="/studios" variant="contained">
              {t('notFound.studios')}
            </Button>
            <Button component={Link} to="/" variant="outlined" color="inherit">
              {t('notFound.home')}
            </Button>
          </>
        }
      />
    </Box>
  );
}
