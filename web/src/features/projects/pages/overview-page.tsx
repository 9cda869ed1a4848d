import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import { enumValue } from '#domain/enums/enum-name.ts';
import { projectStates } from '#domain/projects/project.ts';
import { formatDayAndTime } from '#web/lib/dates.ts';
import { useNow } from '#web/ui/clock.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { ConfirmedButton } from '../components/confirmed-button.tsx';
import { Part } from '../components/part.tsx';
import { ProjectDialog } from '../components/project-dialog.tsx';
import { useOpenProject } from '../open-project.ts';
import {
  useProjectOverviewSuspenseQuery,
  useRemoveProjectMutation,
  useSaveProjectMutation,
} from '../projects.generated.ts';

/** What a project is about, what is next, and how much there is of everything. */
export function OverviewPage() {
  const { t } = useTranslation('projects');
  const project = useOpenProject();
  const isLead = project.viewerRole === 'LEAD';
  return (
    <Part title={t('parts.overview')} lead={t('overview.lead')} action={isLead && <EditButton />}>
      {project.description && <Typography sx={wordsStyle}>{project.description}</Typography>}
      <Facts />
      {isLead && (
        <Box sx={{ mt: 6, ml: -2 }}>
          <RemoveButton />
        </Box>
      )}
    </Part>
  );
}

function Facts() {
  const { t, i18n } = useTranslation('projects');
  const { id, members } = useOpenProject();
  const now = useNow();
  const { data } = useProjectOverviewSuspenseQuery({
    variables: { id },
    context: { fresh: false },
  });
  if (!data.project) return null;
  const { sessions, files, notes } = data.project;
  const next = sessions.find(
    ({ status, endsAt }) =>
      (status === 'CONFIRMED' || status === 'PENDING') && Date.parse(endsAt) > now,
  );
  const counts = [
    { to: 'sessions', text: t('overview.sessions', { count: sessions.length }) },
    { to: 'members', text: t('people', { count: members.length }) },
    { to: 'files', text: t('overview.files', { count: files.length }) },
    { to: 'notes', text: t('overview.notes', { count: notes.totalCount }) },
  ];
  return (
    <>
      <Typography variant="h4" component="h3" sx={{ mb: 0.5 }}>
        {t('overview.next')}
      </Typography>
      <Typography color={next ? 'textPrimary' : 'textSecondary'} sx={{ overflowWrap: 'anywhere' }}>
        {next
          ? t('overview.nextText', {
              studio: next.studio.name,
              time: formatDayAndTime(next.startsAt, next.zone, i18n.language),
            })
          : t('overview.nextNone')}
      </Typography>
      <Box component="ul" sx={countsStyle}>
        {counts.map(({ to, text }) => (
          <li key={to}>
            <Link component={RouterLink} to={`/projects/${id}/${to}`} color="inherit">
              {text}
            </Link>
          </li>
        ))}
      </Box>
    </>
  );
}

function EditButton() {
  const { t } = useTranslation('projects');
  const { id, title, artist, description, state, dueOn } = useOpenProject();
  const [save] = useSaveProjectMutation();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<Pencil size={18} aria-hidden />}
        onClick={() => setIsOpen(true)}
      >
        {t('overview.edit')}
      </Button>
      {isOpen && (
        <ProjectDialog
          open
          onClose={() => setIsOpen(false)}
          title={t('overview.edit')}
          submit={t('form.save')}
          initialValues={{
            title,
            artist,
            description,
            dueOn: dueOn ?? '',
            state: enumValue(state, projectStates),
          }}
          onSubmit={async (input) => {
            await save({ variables: { input: { id, ...input } } });
            showToast({ tone: 'success', title: t('form.saved') });
          }}
        />
      )}
    </>
  );
}

function RemoveButton() {
  const { t } = useTranslation('projects');
  const navigate = useNavigate();
  const { id } = useOpenProject();
  const [remove] = useRemoveProjectMutation();
  return (
    <ConfirmedButton
      color="error"
      title={t('overview.removeTitle')}
      text={t('overview.removeText')}
      confirm={t('overview.remove')}
      done={t('overview.removed')}
      work={async () => {
        await remove({ variables: { input: { id } } });
        await navigate('/projects');
      }}
    >
      {t('overview.remove')}
    </ConfirmedButton>
  );
}

const wordsStyle = {
  mb: 4,
  maxWidth: 760,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
} as const;

const countsStyle = {
  listStyle: 'none',
  m: 0,
  mt: 3,
  p: 0,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 3,
  rowGap: 1,
} as const;
