import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { cellRule } from '#domain/market/market.ts';
import { TitledPage } from '#web/features/pages/components/titled-page.tsx';
import { usePageParams } from '#web/lib/page-params.ts';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { Section } from '#web/ui/section.tsx';
import { MarketOfCity } from '../components/market-of-city.tsx';

/** The market of studios in figures, of which none tells of one studio (spec §2.1, ruling 25). */
export function SignalsPage() {
  const { t, i18n } = useTranslation('market');
  const [params] = usePageParams();
  const cityId = params.get('city') ?? '';
  return (
    <TitledPage id="signals">
      <ErrorBoundary title={t('error')} resetKeys={[cityId]}>
        <Suspense fallback={<FiguresSkeleton />}>
          <MarketOfCity cityId={cityId} />
        </Suspense>
      </ErrorBoundary>
      <Section title={t('rule.title')}>
        <Box component="ul" sx={{ m: 0, pl: 3, maxWidth: 680, '& li + li': { mt: 1 } }}>
          <li>
            {t('rule.enough', {
              studios: cellRule.studios,
              owners: cellRule.owners,
              sessions: cellRule.sessions,
            })}
          </li>
          <li>
            {t('rule.share', {
              share: cellRule.largestShare.toLocaleString(i18n.language, { style: 'percent' }),
            })}
          </li>
          <li>{t('rule.leftOut')}</li>
          <li>{t('rule.fixed')}</li>
          <li>{t('rule.people')}</li>
        </Box>
      </Section>
    </TitledPage>
  );
}

function FiguresSkeleton() {
  return (
    <Box aria-hidden sx={{ mt: 4 }}>
      <Skeleton variant="rounded" width={240} height={56} sx={{ mb: 6 }} />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { lg: '1fr 1fr' } }}>
        {Array.from({ length: 4 }, (_, index) => (
          <Skeleton key={index} variant="rounded" height={380} sx={{ borderRadius: 3 }} />
        ))}
      </Box>
    </Box>
  );
}
