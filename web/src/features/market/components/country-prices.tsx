import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { Section } from '#web/ui/section.tsx';
import { useCountryPricesSuspenseQuery } from '../market.generated.ts';
import { PriceFigure } from './price-figure.tsx';

/** What studios of a country (ISO 3166-1 alpha-2) ask for an hour. */
export function CountryPrices({ countryCode }: { countryCode: string }) {
  const { t } = useTranslation('market');
  return (
    <Section title={t('prices.title')} more={{ to: '/signals', label: t('toSignals') }}>
      <ErrorBoundary title={t('error')} resetKeys={[countryCode]}>
        <Suspense fallback={<Skeleton variant="rounded" height={520} />}>
          <Prices countryCode={countryCode} />
        </Suspense>
      </ErrorBoundary>
    </Section>
  );
}

function Prices({ countryCode }: { countryCode: string }) {
  const { data } = useCountryPricesSuspenseQuery({ variables: { countryCode } });
  return (
    <Box sx={{ maxWidth: 720 }}>
      <PriceFigure prices={data.marketPrices} />
    </Box>
  );
}
