import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { savingKinds } from '#domain/deals/saving.ts';
import { TitledPage } from '#web/features/pages/components/titled-page.tsx';
import { CitySelect } from '#web/features/company/components/city-select.tsx';
import { LoadingList } from '#web/features/company/components/loading-list.tsx';
import { usePageParams, useSetPageParam } from '#web/lib/page-params.ts';
import { Section } from '#web/ui/section.tsx';
import { DealList } from '../components/deal-list.tsx';
import { SavingSection } from '../components/saving-section.tsx';

/** Ways to pay less, in a city or anywhere: what others give, and what follows from the prices of studios. */
export function DealsPage() {
  const { t } = useTranslation('deals');
  const [params] = usePageParams();
  const narrow = useSetPageParam();
  const cityId = params.get('city') ?? '';

  return (
    <TitledPage id="coupons-deals">
      <Box component="search" aria-label={t('search')} sx={{ mt: 4, maxWidth: 280 }}>
        <CitySelect value={cityId} onChange={(city) => narrow('city', city)} />
      </Box>
      <Section title={t('given.title')} lead={t('given.lead')}>
        <LoadingList listKey={cityId}>
          <DealList cityId={cityId} />
        </LoadingList>
      </Section>
      {savingKinds.map((kind) => (
        <SavingSection key={kind} kind={kind} cityId={cityId} />
      ))}
    </TitledPage>
  );
}
