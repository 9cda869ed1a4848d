import { useTranslation } from 'react-i18next';
import { AccountPage } from '#web/features/accounts/components/account-page.tsx';
import { TicketList } from '../components/ticket-list.tsx';

/** What whoever is logged in has asked the people who run the product. */
export function TicketsPage() {
  const { t } = useTranslation('help');
  return (
    <AccountPage
      title={t('tickets.title')}
      description={t('tickets.description')}
      error={t('tickets.failed')}
      maxWidth={880}
    >
      <TicketList />
    </AccountPage>
  );
}
