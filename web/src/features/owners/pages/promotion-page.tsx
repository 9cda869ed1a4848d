import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { enumName } from '#domain/enums/enum-name.ts';
import type { PromotionKind } from '#domain/promotions/promotion.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { OwnPromotions } from '../components/own-promotions.tsx';
import { OwnRequests } from '../components/own-requests.tsx';
import { PromotionForm } from '../components/promotion-form.tsx';
import type { DashboardPath } from '../dashboard-pages.ts';
import { usePromotableStudiosSuspenseQuery } from '../promotions.generated.ts';

/** What is bought at each address. */
const kinds = {
  'boost-listing': 'boost',
  'get-featured': 'featured',
} as const satisfies Partial<Record<DashboardPath, PromotionKind>>;

/** Buys a promotion for a studio, and shows those that were bought before. */
export function PromotionPage({ at }: { at: keyof typeof kinds }) {
  const { t } = useTranslation('owners');
  const kind: PromotionKind = kinds[at];
  return (
    <Box sx={{ maxWidth: 880, py: { xs: 3, md: 5 } }}>
      <PageHead
        title={t(`promote.${kind}.title`)}
        description={t(`promote.${kind}.lead`)}
        noIndex
      />
      <Typography variant="h2" component="h1">
        {t(`promote.${kind}.title`)}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 1, mb: 3 }}>
        {t(`promote.${kind}.lead`)}
      </Typography>
      <ErrorBoundary title={t('promote.error')} resetKeys={[kind]}>
        <Suspense key={kind} fallback={<PromotionSkeleton />}>
          <Promotable kind={kind} />
          <OwnPromotions kind={kind} />
          <OwnRequests kind={kind} />
        </Suspense>
      </ErrorBoundary>
    </Box>
  );
}

function PromotionSkeleton() {
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Skeleton variant="rounded" height={56} />
      <Skeleton variant="rounded" height={180} />
      <Skeleton variant="rounded" height={40} width={200} />
    </Box>
  );
}

function Promotable({ kind }: { kind: PromotionKind }) {
  const { t } = useTranslation('owners');
  const { data } = usePromotableStudiosSuspenseQuery({
    variables: { kind: enumName(kind) },
    context: { fresh: false },
  });
  const studios = data.promotableStudios.filter(({ viewerCanBuy }) => viewerCanBuy);
  if (studios.length === 0) {
    return <EmptyState title={t('promote.empty')} text={t('promote.emptyText')} />;
  }
  return <PromotionForm kind={kind} studios={studios} />;
}
