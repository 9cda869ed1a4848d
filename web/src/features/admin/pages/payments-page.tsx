import { useTranslation } from 'react-i18next';
import { usePageParams } from '#web/lib/page-params.ts';
import { ChoiceFilter, ListFilters, TextFilter } from '../components/list-filters.tsx';
import { ListPage } from '../components/list-page.tsx';
import { PagedList } from '../components/paged-list.tsx';
import { PaymentRow } from '../components/payment-row.tsx';
import { useAdminPaymentsSuspenseQuery } from '../payments.generated.ts';

const PAGE_SIZE = 50;

/** Who has paid what, and what of that somebody has to look after. */
export function PaymentsPage() {
  const { t } = useTranslation('admin');
  const filter = usePaymentFilter();
  return (
    <ListPage
      title={t('payments.title')}
      description={t('payments.description')}
      error={t('payments.error')}
      asked={JSON.stringify(filter)}
      filters={
        <ListFilters label={t('payments.title')}>
          <TextFilter name="text" label={t('payments.search')} />
          <ChoiceFilter
            name="state"
            label={t('payments.show')}
            all={t('payments.all')}
            options={[['troubled', t('payments.troubled')]]}
          />
        </ListFilters>
      }
    >
      <Payments />
    </ListPage>
  );
}

/** Which payments the address asks for: `?text=ada&state=troubled`. */
function usePaymentFilter() {
  const [params] = usePageParams();
  const text = params.get('text') ?? '';
  const isTroubled = params.get('state') === 'troubled';
  return { ...(text && { text }), ...(isTroubled && { isTroubled }) };
}

function Payments() {
  const { t } = useTranslation('admin');
  const filter = usePaymentFilter();
  const { data, fetchMore } = useAdminPaymentsSuspenseQuery({
    variables: { first: PAGE_SIZE, filter },
    context: { fresh: false },
  });
  return (
    <PagedList
      connection={data.payments}
      fetchMore={fetchMore}
      empty={
        filter.isTroubled
          ? { title: t('payments.noTrouble'), text: t('payments.noTroubleText') }
          : { title: t('payments.empty'), text: t('payments.emptyText') }
      }
      label={t('payments.title')}
      keyOf={({ id }) => id}
      renderRow={(payment) => <PaymentRow payment={payment} />}
    />
  );
}
