import Box from '@mui/material/Box';
import { Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { rememberStudio } from '#web/features/search/recent-studios.ts';
import { StudioGallery } from '#web/features/studios/components/studio-gallery.tsx';
import { StudioHeader } from '#web/features/studios/components/studio-header.tsx';
import { StudioNotFound } from '#web/features/studios/components/studio-not-found.tsx';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { BookingBar } from './booking-bar.tsx';
import { BookingColumn } from './booking-column.tsx';
import { StudioHead } from './studio-head.tsx';
import { useStudioPageSuspenseQuery } from './studio-page.generated.ts';
import { StudioPageSkeleton } from './studio-page-skeleton.tsx';
import { StudioTabs } from './studio-tabs.tsx';

/** A studio: what it is like, what others thought of it, and how to book it (spec §2.9). */
export function StudioPage() {
  const { id = '' } = useParams();
  return (
    <div>
      <ErrorBoundary resetKeys={[id]}>
        <Suspense key={id} fallback={<StudioPageSkeleton />}>
          <Studio id={id} />
        </Suspense>
      </ErrorBoundary>
    </div>
  );
}

function Studio({ id }: { id: string }) {
  const { t } = useTranslation('studios');
  const { data } = useStudioPageSuspenseQuery({ variables: { id } });
  const { studio } = data;
  const seenId = studio?.id;
  useEffect(() => {
    if (seenId) rememberStudio(seenId);
  }, [seenId]);
  if (!studio) {
    return (
      <Box sx={{ py: { xs: 4, md: 8 } }}>
        <StudioNotFound />
      </Box>
    );
  }
  return (
    <article>
      <StudioHead studio={studio} />
      <Box sx={columnsStyle}>
        <Box sx={{ gridArea: 'head', minWidth: 0 }}>
          <StudioHeader studio={studio} />
          <StudioGallery name={studio.name} images={studio.images} />
        </Box>
        <Box sx={{ gridArea: 'body', minWidth: 0, mt: { xs: 3, md: 4 } }}>
          <StudioTabs studio={studio} label={t('detail.tabs')} />
        </Box>
        <BookingColumn studio={studio} />
      </Box>
      <BookingBar studio={studio} />
    </article>
  );
}

/** On wide screens the booking card is beside everything, so that it is there from the beginning. */
const columnsStyle = {
  display: 'grid',
  columnGap: { md: 4, lg: 6 },
  alignItems: 'start',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    md: 'minmax(0, 1fr) 320px',
    lg: 'minmax(0, 1fr) 380px',
  },
  gridTemplateAreas: {
    xs: '"head" "body"',
    md: '"head head" "body card"',
    lg: '"head card" "body card"',
  },
} as const;
