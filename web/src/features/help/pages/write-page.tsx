import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { ticketCategories } from '#domain/help/ticket-category.ts';
import { useSession } from '#web/features/accounts/session.ts';
import { TitledPage } from '#web/features/pages/components/titled-page.tsx';
import { usePageParams } from '#web/lib/page-params.ts';
import { TicketForm } from '../components/ticket-form.tsx';
import { useTrail } from '../components/use-trail.ts';
import { TICKETS_PATH } from '../ticket-paths.ts';

/** Where somebody writes to the people who run the product. The address says what about. */
export function WritePage() {
  const { t } = useTranslation('help');
  const [params] = usePageParams();
  const trail = useTrail(null);
  const isLoggedIn = useSession() !== null;
  const category = ticketCategories.find((one) => one === params.get('category')) ?? '';
  return (
    <TitledPage id="submit-ticket" trail={trail} maxWidth={680}>
      {isLoggedIn && (
        <Typography sx={{ mb: 3 }}>
          <Link component={RouterLink} to={TICKETS_PATH}>
            {t('write.yours')}
          </Link>
        </Typography>
      )}
      <TicketForm key={category} category={category} />
    </TitledPage>
  );
}
