import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { StatusPage } from '#web/ui/status-page.tsx';

/** What stands at every address that there is no page for. */
export function NotFoundPage() {
  const { t } = useTranslation();
  return (
    <Box sx={{ py: { xs: 4, md: 8 } }}>
      <StatusPage
        status={404}
        title={t('notFound.title')}
        text={t('notFound.text')}
        ways={[
          { to: '/studios', label: t('notFound.studios') },
          { to: '/', label: t('notFound.home') },
        ]}
      />
    </Box>
  );
}
