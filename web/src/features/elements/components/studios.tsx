import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { StudioCardSkeleton } from '#web/features/studios/components/studio-card-skeleton.tsx';
import { StudioCard } from '#web/features/studios/components/studio-card.tsx';
import { StudioGrid, StudioGridSkeleton } from '#web/features/studios/components/studio-grid.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { useElementStudiosSuspenseQuery } from '../elements.generated.ts';

/** Cards of studios, and the shape of one that is on its way. */
export function Studios() {
  return (
    <ErrorBoundary>
      <Suspense fallback={<StudioGridSkeleton count={4} />}>
        <Cards />
      </Suspense>
    </ErrorBoundary>
  );
}

function Cards() {
  const { t } = useTranslation('elements');
  const { nodes } = useElementStudiosSuspenseQuery().data.studios;
  if (nodes.length === 0) {
    return <EmptyState title={t('studios.none')} text={t('studios.noneText')} level="h3" />;
  }
  return (
    <StudioGrid>
      {nodes.map((studio) => (
        <StudioCard key={studio.id} studio={studio} />
      ))}
      <StudioCardSkeleton />
    </StudioGrid>
  );
}
