import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useRedirectOfQuery } from '#web/features/seo/redirect-of.generated.ts';
import { Redirect } from '#web/ui/redirect.tsx';
import { StatusPage } from '#web/ui/status-page.tsx';

/** What stands at every address that there is no page for; where its readers are sent elsewhere, it sends them. */
export function NotFoundPage() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  // The server has asked before it answers with this page, which is the same for every address.
  const { data } = useRedirectOfQuery({ variables: { path: pathname }, ssr: false });
  if (data?.redirect) return <Redirect to={data.redirect} />;
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
