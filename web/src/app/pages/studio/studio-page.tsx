import Box from '@mui/material/Box';
import { lazy, Suspense, useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { ChatPlace } from '#web/features/messaging/components/chat-place.tsx';
import { ReportLink } from '#web/features/reports/components/report-link.tsx';
import { useCountedView } from '#web/features/owners/hooks/use-counted-view.ts';
import { rememberStudio } from '#web/features/search/recent-studios.ts';
import { StudioGallery } from '#web/features/studios/components/studio-gallery.tsx';
import { StudioHeader } from '#web/features/studios/components/studio-header.tsx';
import { StudioNotFound } from '#web/features/studios/components/studio-not-found.tsx';
import { StudioGridSkeleton } from '#web/features/studios/components/studio-grid.tsx';
import { usePageParams } from '#web/lib/page-params.ts';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { Later } from '#web/ui/later.tsx';
import { Redirect } from '#web/ui/redirect.tsx';
import { BookingBar } from './booking-bar.tsx';
import { BookingColumn } from './booking-column.tsx';
import { columnsStyle } from './columns.ts';
import { StudioHead } from './studio-head.tsx';
import { useStudioPageSuspenseQuery } from './studio-page.generated.ts';
import { StudioPageSkeleton } from './studio-page-skeleton.tsx';
import { SectionBar } from './section-bar.tsx';
import { sectionIds } from './section-ids.ts';
import { StudioSections } from './studio-sections.tsx';

// Below everything else, and with the code of cards.
const StudioArea = lazy(async () => ({
  default: (await import('./studio-area.tsx')).StudioArea,
}));
const SimilarStudios = lazy(async () => ({
  default: (await import('#web/features/bookings/components/similar-studios.tsx')).SimilarStudios,
}));

/** A studio: what it is like, what others thought of it, and how to book it (spec §2.9). */
export function StudioPage() {
  const { id = '' } = useParams();
  const [params] = usePageParams();
  if (params.has('tab')) return <Redirect to={partOfPage(id, params)} />;
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

/** Where the views of a studio are that had addresses of their own: `?tab=reviews`. */
function partOfPage(id: string, params: URLSearchParams): string {
  const section = sectionIds.find((known) => known === params.get('tab'));
  const others = new URLSearchParams(params);
  others.delete('tab');
  const query = others.size > 0 ? `?${others.toString()}` : '';
  return `/studios/${id}${query}${section ? `#${section}` : ''}`;
}

function Studio({ id }: { id: string }) {
  const { data } = useStudioPageSuspenseQuery({ variables: { id } });
  const { studio } = data;
  const seenId = studio?.id;
  useEffect(() => {
    if (seenId) rememberStudio(seenId);
  }, [seenId]);
  useCountedView(seenId);
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
          <SectionBar />
          <StudioSections studio={studio} />
          <Later height={480}>
            <StudioArea studio={studio} />
          </Later>
          <ReportLink studioId={studio.id} />
        </Box>
        <BookingColumn studio={studio} />
      </Box>
      <Suspense fallback={<StudioGridSkeleton count={4} row />}>
        <SimilarStudios studio={studio} />
      </Suspense>
      <BookingBar studio={studio} />
      <ChatPlace studio={studio} />
    </article>
  );
}
