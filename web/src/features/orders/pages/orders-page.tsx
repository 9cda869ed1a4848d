import { useTranslation } from 'react-i18next';
import { AccountPage } from '#web/features/accounts/components/account-page.tsx';
import { OrderList } from '../components/order-list.tsx';

/** What whoever is logged in has ordered. */
export function OrdersPage() {
  const { t } = useTranslation('orders');
  return (
    <AccountPage
      title={t('list.title')}
      description={t('list.description')}
      error={t('list.failed')}
      maxWidth={880}
    >
      <OrderList />
    </AccountPage>
  );
}
