import Typography from '@mui/material/Typography';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { StudioCard } from '#web/features/studios/components/studio-card.tsx';
import { StudioGrid, StudioGridSkeleton } from '#web/features/studios/components/studio-grid.tsx';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { Section } from '#web/ui/section.tsx';
import { useRunningPromotionsSuspenseQuery } from '../deals.generated.ts';
import { NoneNow } from './none-now.tsx';

/** As many as the home page has room for. */
const SHOWN = 8;

/** Which studios are promoted right now, and how many of all. */
export function RunningPromotions() {
  const { t } = useTranslation('deals');
  return (
    <Section
      title={t('promotions.title')}
      more={{ to: '/promoted', label: t('promotions.seeAll') }}
    >
      <ErrorBoundary title={t('failed')}>
        <Suspense fallback={<StudioGridSkeleton count={SHOWN} columns="fit" />}>
          <Promoted />
        </Suspense>
      </ErrorBoundary>
    </Section>
  );
}

function Promoted() {
  const { t, i18n } = useTranslation('deals');
  const { data } = useRunningPromotionsSuspenseQuery({
    variables: { filter: { promotedOnly: true }, first: SHOWN },
  });
  const { studios, promotedStudios } = data.platformNumbers;
  if (promotedStudios === 0) {
    return <NoneNow title={t('promotions.empty')} text={t('promotions.emptyText')} />;
  }
  return (
    <>
      <Typography sx={{ mb: 3 }}>
        {t('promotions.numbers', {
          count: promotedStudios,
          all: studios.toLocaleString(i18n.language),
          share: (promotedStudios / studios).toLocaleString(i18n.language, {
            style: 'percent',
            maximumFractionDigits: 1,
          }),
        })}
      </Typography>
      <StudioGrid columns="fit">
        {data.studios.nodes.map((studio) => (
          <StudioCard key={studio.id} studio={studio} isSponsored />
        ))}
      </StudioGrid>
    </>
  );
}
