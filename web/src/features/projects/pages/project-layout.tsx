import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { TFunction } from 'i18next';
import {
  ArrowLeft,
  CalendarDays,
  FileMusic,
  LayoutDashboard,
  NotebookPen,
  Users,
  Wallet,
} from 'lucide-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, Link as RouterLink, useLocation, useParams } from 'react-router-dom';
import { RequireLogin } from '#web/features/accounts/components/require-login.tsx';
import { formatDate } from '#web/lib/dates.ts';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { PageArea } from '#web/ui/page-head.tsx';
import { SideNavigation, sideFrameStyle } from '#web/ui/side-navigation.tsx';
import { StatusPage } from '#web/ui/status-page.tsx';
import { Tag } from '#web/ui/tag.tsx';
import type { OpenProject } from '../open-project.ts';
import {
  useProjectChangedSubscription,
  useProjectPageSuspenseQuery,
} from '../projects.generated.ts';
import { useRenewProject } from '../use-renew-project.ts';

/** A record in the making: what stands around its parts, each of which has its address. */
export function ProjectLayout() {
  const { t } = useTranslation('projects');
  const { id = '' } = useParams();
  return (
    <RequireLogin>
      <ErrorBoundary resetKeys={[id]} title={t('page.error')}>
        <Suspense key={id} fallback={<Skeleton variant="rounded" height={360} sx={{ my: 4 }} />}>
          <Project id={id} />
        </Suspense>
      </ErrorBoundary>
    </RequireLogin>
  );
}

function Project({ id }: { id: string }) {
  const { t } = useTranslation('projects');
  const { pathname } = useLocation();
  const { data } = useProjectPageSuspenseQuery({ variables: { id }, context: { fresh: false } });
  const renew = useRenewProject();
  useProjectChangedSubscription({ projectId: id }, () => void renew());
  const { project } = data;
  // Whoever has just left is on the way out.
  if (!project?.viewerRole) {
    return (
      <Box sx={{ py: { xs: 3, md: 5 } }}>
        <StatusPage
          status={404}
          title={t('page.notFoundTitle')}
          text={t('page.notFoundText')}
          ways={[{ to: '/projects', label: t('page.all') }]}
        />
      </Box>
    );
  }
  return (
    <PageArea value={project.title}>
      <Header project={project} />
      <Box sx={{ ...sideFrameStyle, pt: { xs: 2, md: 4 } }}>
        <SideNavigation label={project.title} links={linksOf(id, t)} />
        <Box sx={{ minWidth: 0 }}>
          <ErrorBoundary resetKeys={[pathname]} title={t('page.error')}>
            <Suspense fallback={<Skeleton variant="rounded" height={280} />}>
              <Outlet context={project satisfies OpenProject} />
            </Suspense>
          </ErrorBoundary>
        </Box>
      </Box>
    </PageArea>
  );
}

function linksOf(id: string, t: TFunction<'projects'>) {
  const path = `/projects/${id}`;
  return [
    { to: path, label: t('parts.overview'), Icon: LayoutDashboard },
    { to: `${path}/sessions`, label: t('parts.sessions'), Icon: CalendarDays },
    { to: `${path}/members`, label: t('parts.members'), Icon: Users },
    { to: `${path}/files`, label: t('parts.files'), Icon: FileMusic },
    { to: `${path}/notes`, label: t('parts.notes'), Icon: NotebookPen },
    { to: `${path}/costs`, label: t('parts.costs'), Icon: Wallet },
  ];
}

function Header({ project }: { project: OpenProject }) {
  const { t, i18n } = useTranslation('projects');
  const { title, artist, state, dueOn } = project;
  return (
    <Box component="header" sx={{ pt: { xs: 2, md: 4 } }}>
      <Link component={RouterLink} to="/projects" color="text.secondary" sx={backStyle}>
        <ArrowLeft size={18} aria-hidden />
        {t('page.all')}
      </Link>
      <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mt: 1 }}>
        {artist && <Typography color="textSecondary">{artist}</Typography>}
        <Tag size="small" tone={state === 'FINISHED' ? 'success' : 'neutral'}>
          {t(`states.${state}`)}
        </Tag>
        {dueOn !== null && (
          <Typography variant="body2" color="textSecondary">
            {t('due', { date: formatDate(dueOn, i18n.language) })}
          </Typography>
        )}
      </Box>
    </Box>
  );
}

const backStyle = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.75,
  py: 1,
  mb: 1,
} as const;
