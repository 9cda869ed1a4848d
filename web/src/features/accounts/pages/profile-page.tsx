import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useParams } from 'react-router-dom';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { Redirect } from '#web/ui/redirect.tsx';
import { visuallyHidden } from '#web/ui/visually-hidden.ts';
import { StatusPage } from '#web/ui/status-page.tsx';
import { PicturePanel } from '../components/picture/picture-panel.tsx';
import { ProfileForm } from '../components/profile-form.tsx';
import { useEditableProfileSuspenseQuery } from '../profile.generated.ts';
import type { EditableProfileQuery, ProfileFieldsFragment } from '../profile.generated.ts';
import { useSession } from '../session.ts';

/** One's own profile, to be changed. */
export function OwnProfilePage() {
  const { t } = useTranslation('accounts');
  const user = useSession();
  if (!user) return null;
  return (
    <ProfileFrame title={t('profile.title')} lead={t('profile.lead')} id={user.id}>
      <ErrorBoundary title={t('profile.error')}>
        <Suspense fallback={<FormSkeleton />}>
          <OwnProfile id={user.id} />
        </Suspense>
      </ErrorBoundary>
    </ProfileFrame>
  );
}

function OwnProfile({ id }: { id: string }) {
  const { user } = useEditableProfile(id);
  return user ? <ProfileFields profile={user} /> : <NobodyHere />;
}

/** Anybody's profile, to be changed by whoever may. */
export function UserProfilePage() {
  const { t } = useTranslation('accounts');
  const { id = '' } = useParams();
  const user = useSession();
  if (!user) return null;
  if (user.id === id) return <Redirect to="/account/profile" />;
  return (
    <ErrorBoundary title={t('profile.error')} resetKeys={[id]}>
      <Suspense
        key={id}
        fallback={
          <Box sx={frameStyle}>
            <FormSkeleton />
          </Box>
        }
      >
        <OthersProfile id={id} />
      </Suspense>
    </ErrorBoundary>
  );
}

function OthersProfile({ id }: { id: string }) {
  const { t } = useTranslation('accounts');
  const { user } = useEditableProfile(id);
  if (!user) return <NobodyHere />;
  if (!user.viewerCanEdit) return <ForeignProfile />;
  return (
    <ProfileFrame title={t('profile.otherTitle')} lead={t('profile.otherLead')} id={id}>
      <ProfileFields profile={user} />
    </ProfileFrame>
  );
}

function useEditableProfile(id: string): EditableProfileQuery {
  const { data } = useEditableProfileSuspenseQuery({
    variables: { id },
    context: { fresh: false },
  });
  return data;
}

function ProfileFields({ profile }: { profile: ProfileFieldsFragment }) {
  return (
    <>
      <PicturePanel profile={profile} />
      <ProfileForm profile={profile} />
    </>
  );
}

function NobodyHere() {
  const { t } = useTranslation('accounts');
  return (
    <StatusPage
      status={404}
      title={t('publicProfile.notFoundTitle')}
      text={t('publicProfile.notFoundText')}
      ways={[{ to: '/account/profile', label: t('profile.toOwn') }]}
    />
  );
}

interface ProfileFrameProps {
  title: string;
  lead: string;
  id: string;
  children: ReactNode;
}

function ProfileFrame({ title, lead, id, children }: ProfileFrameProps) {
  const { t } = useTranslation('accounts');
  return (
    <Box sx={frameStyle}>
      <PageHead title={title} description={t('profile.description')} noIndex />
      <Box sx={headStyle}>
        <Typography variant="h2" component="h1">
          {title}
        </Typography>
        <Button component={RouterLink} to={`/profile/${id}`} variant="outlined" color="inherit">
          {t('profile.view')}
        </Button>
      </Box>
      <Typography color="textSecondary" sx={{ mt: 1, mb: 3 }}>
        {lead}
      </Typography>
      {children}
    </Box>
  );
}

const frameStyle = { maxWidth: 720, py: { xs: 3, md: 5 } } as const;

const headStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1.5,
  alignItems: 'center',
  justifyContent: 'space-between',
} as const;

function ForeignProfile() {
  const { t } = useTranslation('accounts');
  return (
    <Box sx={{ py: { xs: 3, md: 5 } }}>
      <StatusPage
        status={403}
        title={t('profile.forbiddenTitle')}
        text={t('profile.forbiddenText')}
        ways={[{ to: '/account/profile', label: t('profile.toOwn') }]}
      />
    </Box>
  );
}

function FormSkeleton() {
  const { t } = useTranslation('ui');
  return (
    <Stack spacing={3} component="output">
      <Box component="span" sx={visuallyHidden}>
        {t('loading')}
      </Box>
      <Skeleton variant="circular" width={96} height={96} />
      <Skeleton variant="rounded" height={56} />
      <Skeleton variant="rounded" height={56} />
      <Skeleton variant="rounded" height={148} />
      <Skeleton variant="rounded" height={56} />
      <Skeleton variant="rounded" height={56} />
    </Stack>
  );
}
