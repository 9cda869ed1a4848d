import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { StudioGridSkeleton } from '#web/features/studios/components/studio-grid.tsx';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { StatusPage } from '#web/ui/status-page.tsx';
import { AuthoredReviews, ReceivedReviews } from './authored-reviews.tsx';
import { HostFacts } from './host-facts.tsx';
import { OwnedStudios } from './owned-studios.tsx';
import { ProfileHeader } from './profile-header.tsx';
import { useProfilePageSuspenseQuery } from './profile-page.generated.ts';
import { ReviewsOfGuest } from './reviews-of-guest.tsx';

/** What everybody may see of a user: who they are, the studios they list, the reviews they wrote. */
export function PublicProfilePage() {
  const { t } = useTranslation('accounts');
  const { id = '' } = useParams();
  return (
    <Box sx={{ py: { xs: 3, md: 5 } }}>
      <ErrorBoundary resetKeys={[id]} title={t('publicProfile.error')}>
        <Suspense key={id} fallback={<ProfileSkeleton />}>
          <Profile id={id} />
        </Suspense>
      </ErrorBoundary>
    </Box>
  );
}

function Profile({ id }: { id: string }) {
  const { t } = useTranslation('accounts');
  const { data } = useProfilePageSuspenseQuery({ variables: { id } });
  const { user } = data;
  if (!user) return <NobodyHere />;
  const { name, bio, studios, reviews, receivedReviews } = user;
  const isQuiet = studios.totalCount + reviews.totalCount === 0;
  return (
    <article>
      <PageHead
        title={name}
        description={bio.slice(0, 160) || t('publicProfile.description', { name })}
        preview={{ kind: 'profiles', id }}
        // Nothing to be found by, and so nothing for search engines.
        noIndex={isQuiet && bio === ''}
      />
      <ProfileHeader profile={user} />
      {studios.totalCount > 0 && <HostFacts host={user} />}
      <OwnedStudios ownerId={id} studios={studios} />
      <ReceivedReviews userId={id} reviews={receivedReviews} />
      <AuthoredReviews userId={id} reviews={reviews} />
      <ReviewsOfGuest userId={id} />
      {isQuiet && (
        <Typography color="textSecondary" sx={{ mt: 5 }}>
          {t('publicProfile.quiet', { name })}
        </Typography>
      )}
    </article>
  );
}

function NobodyHere() {
  const { t } = useTranslation('accounts');
  return (
    <StatusPage
      status={404}
      title={t('publicProfile.notFoundTitle')}
      text={t('publicProfile.notFoundText')}
      ways={[{ to: '/studios', label: t('publicProfile.browse') }]}
    />
  );
}

function ProfileSkeleton() {
  return (
    <>
      <Box sx={{ display: 'flex', gap: 3, alignItems: 'center', mb: 5 }}>
        <Skeleton variant="circular" width={112} height={112} />
        <Box sx={{ flex: 1 }}>
          <Skeleton variant="text" width="min(320px, 60%)" height={48} />
          <Skeleton variant="text" width="min(240px, 45%)" />
        </Box>
      </Box>
      <StudioGridSkeleton count={4} />
    </>
  );
}
