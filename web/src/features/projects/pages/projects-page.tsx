import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Plus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { RequireLogin } from '#web/features/accounts/components/require-login.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { OwnInvitations } from '../components/own-invitations.tsx';
import { ProjectCard } from '../components/project-card.tsx';
import { emptyProject, ProjectDialog } from '../components/project-dialog.tsx';
import { useCreateProjectMutation, useMyProjectsSuspenseQuery } from '../projects.generated.ts';

/** The records in the making that somebody takes part in, and those that they are invited to. */
export function ProjectsPage() {
  const { t } = useTranslation('projects');
  return (
    <RequireLogin>
      <PageHead title={t('list.title')} description={t('list.description')} noIndex />
      <Box sx={{ py: { xs: 3, md: 5 } }}>
        <Head />
        <ErrorBoundary title={t('list.error')}>
          <Suspense fallback={<GridSkeleton />}>
            <Projects />
          </Suspense>
        </ErrorBoundary>
      </Box>
    </RequireLogin>
  );
}

function Head() {
  const { t } = useTranslation('projects');
  return (
    <Box sx={headStyle}>
      <Box sx={{ flex: '1 1 280px', minWidth: 0 }}>
        <Typography variant="h2" component="h1">
          {t('list.title')}
        </Typography>
        <Typography color="textSecondary" sx={{ mt: 1 }}>
          {t('list.description')}
        </Typography>
      </Box>
      <NewProject />
    </Box>
  );
}

function NewProject() {
  const { t } = useTranslation('projects');
  const navigate = useNavigate();
  const [isOpen, setIsOpen] = useState(false);
  const [create] = useCreateProjectMutation();
  return (
    <>
      <Button
        variant="contained"
        startIcon={<Plus size={18} aria-hidden />}
        onClick={() => setIsOpen(true)}
      >
        {t('list.new')}
      </Button>
      <ProjectDialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={t('list.new')}
        submit={t('form.create')}
        initialValues={emptyProject}
        onSubmit={async (input) => {
          const { data } = await create({ variables: { input } });
          const id = data?.createProject?.project.id;
          if (id) await navigate(`/projects/${id}`);
        }}
      />
    </>
  );
}

function Projects() {
  const { t } = useTranslation('projects');
  const { data } = useMyProjectsSuspenseQuery({ context: { fresh: false } });
  const { myProjects, myProjectInvitations } = data;
  return (
    <Stack spacing={4}>
      <OwnInvitations invitations={myProjectInvitations} />
      {myProjects.length === 0 ? (
        <EmptyState title={t('list.emptyTitle')} text={t('list.emptyText')} />
      ) : (
        <Box component="ul" aria-label={t('list.title')} sx={gridStyle}>
          {myProjects.map((project) => (
            <ProjectCard key={project.id} project={project} />
          ))}
        </Box>
      )}
    </Stack>
  );
}

function GridSkeleton() {
  return (
    <Box aria-hidden sx={gridStyle}>
      {Array.from({ length: 3 }, (_, index) => (
        <Skeleton key={index} variant="rounded" height={180} />
      ))}
    </Box>
  );
}

const headStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: 2,
  mb: 4,
} as const;

const gridStyle = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: 2,
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: 'repeat(2, minmax(0, 1fr))',
    lg: 'repeat(3, minmax(0, 1fr))',
  },
} as const;
