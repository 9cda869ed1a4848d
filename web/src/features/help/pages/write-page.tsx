import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { ticketCategories } from '#domain/help/ticket-category.ts';
import { useSession } from '#web/features/accounts/session.ts';
import { usePageParams } from '#web/lib/page-params.ts';
import { PageHead } from '#web/ui/page-head.tsx';
import { HelpTitle } from '../components/help-page.tsx';
import { TicketForm } from '../components/ticket-form.tsx';
import { useTrail } from '../components/use-trail.ts';
import { TICKETS_PATH, WRITE_PATH } from '../ticket-paths.ts';

/** Where somebody writes to the people who run the product. The address says what about. */
export function WritePage() {
  const { t } = useTranslation('help');
  const [params] = usePageParams();
  const trail = useTrail(null);
  const isLoggedIn = useSession() !== null;
  const category = ticketCategories.find((one) => one === params.get('category')) ?? '';
  return (
    <Box sx={{ maxWidth: 680, py: { xs: 3, md: 5 } }}>
      <PageHead
        title={t('write.title')}
        description={t('write.description')}
        canonical={WRITE_PATH}
        trail={trail}
      />
      <HelpTitle trail={trail} title={t('write.title')} lead={t('write.lead')} />
      {isLoggedIn && (
        <Typography sx={{ mb: 3 }}>
          <Link component={RouterLink} to={TICKETS_PATH}>
            {t('write.yours')}
          </Link>
        </Typography>
      )}
      <TicketForm key={category} category={category} />
    </Box>
  );
}
