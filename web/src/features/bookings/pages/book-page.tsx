import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { ArrowLeft } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useLocation, useParams } from 'react-router-dom';
import { StudioNotFound } from '#web/features/studios/components/studio-not-found.tsx';
import { usePlaceNames } from '#web/features/studios/hooks/use-place-names.ts';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { BookingCard } from '../components/booking-card.tsx';
import { OwnStudioCard } from '../components/own-studio-card.tsx';
import { useViewerCanBook } from '../hooks/use-viewer-can-book.ts';
import { useBookPageSuspenseQuery } from './book-page.generated.ts';

/** The booking of a studio as a page of its own, for a phone. */
export function BookPage() {
  const { id = '' } = useParams();
  return (
    <Box sx={{ maxWidth: 480, mx: 'auto', py: { xs: 2, md: 5 } }}>
      <ErrorBoundary resetKeys={[id]}>
        <Suspense
          key={id}
          fallback={<Skeleton variant="rounded" height={640} sx={{ borderRadius: 3 }} />}
        >
          <BookStudio id={id} />
        </Suspense>
      </ErrorBoundary>
    </Box>
  );
}

function BookStudio({ id }: { id: string }) {
  const { t } = useTranslation('bookings');
  const { search } = useLocation();
  const { location } = usePlaceNames();
  const { data } = useBookPageSuspenseQuery({ variables: { id } });
  const canBook = useViewerCanBook(id);
  const { studio } = data;
  if (!studio) return <StudioNotFound />;
  const [image] = studio.images;
  return (
    <>
      <PageHead
        title={t('page.title', { name: studio.name })}
        description={t('page.description')}
        canonical={`/studios/${id}`}
      />
      <Link
        component={RouterLink}
        to={`/studios/${id}${search}`}
        color="text.secondary"
        sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75, py: 1, fontWeight: 500 }}
      >
        <ArrowLeft size={18} aria-hidden />
        {t('page.back', { name: studio.name })}
      </Link>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mt: 1, mb: 2.5 }}>
        {image && (
          <Box
            component="img"
            src={image.url}
            alt=""
            width={image.width}
            height={image.height}
            sx={{ width: 88, height: 66, objectFit: 'cover', borderRadius: 2, bgcolor: 'divider' }}
          />
        )}
        <div>
          <Typography variant="h3" component="h1">
            {t('page.title', { name: studio.name })}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {studio.neighbourhood}, {location(studio.city)}
          </Typography>
        </div>
      </Box>
      {canBook ? <BookingCard studio={studio} /> : <OwnStudioCard studio={studio} />}
    </>
  );
}
