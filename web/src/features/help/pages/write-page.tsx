import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { ticketCategories } from '#domain/help/ticket-category.ts';
import { useSession } from '#web/features/accounts/session.ts';
import { TitledPage } from '#web/features/pages/components/titled-page.tsx';
import { usePageParams } from '#web/lib/page-params.ts';
import { Later } from '#web/ui/later.tsx';
import { useTrail } from '../components/use-trail.ts';
import { TICKETS_PATH } from '../ticket-paths.ts';

// What stands before it is read first.
const TicketForm = lazy(async () => ({
  default: (await import('../components/ticket-form.tsx')).TicketForm,
}));

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
      <Later height={560}>
        <TicketForm key={category} category={category} />
      </Later>
    </TitledPage>
  );
}
