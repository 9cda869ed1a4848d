import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { formatDate } from '#web/lib/dates.ts';
import { Tag } from '#web/ui/tag.tsx';
import { UserAvatar } from '#web/ui/user-avatar.tsx';
import { cardStyle, wholeCardLink } from '#web/ui/card-style.ts';
import type { ProjectCardFragment } from '../projects.generated.ts';

/** Faces that a card shows. */
const FACES = 5;

/** A project in a list: what it is, where it stands, until when, and who makes it. */
export function ProjectCard({ project }: { project: ProjectCardFragment }) {
  const { t, i18n } = useTranslation('projects');
  const { id, title, artist, state, dueOn, viewerRole, members } = project;
  return (
    <Box component="li" sx={projectStyle}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1.5 }}>
        <Tag size="small" tone={state === 'FINISHED' ? 'success' : 'neutral'}>
          {t(`states.${state}`)}
        </Tag>
        {viewerRole === 'LEAD' && <Tag size="small">{t('roles.LEAD')}</Tag>}
      </Box>
      <Typography variant="h4" component="h2" sx={{ overflowWrap: 'anywhere' }}>
        <Link component={RouterLink} to={`/projects/${id}`} color="inherit" sx={wholeCardLink}>
          {title}
        </Link>
      </Typography>
      {artist && <Typography color="textSecondary">{artist}</Typography>}
      {dueOn !== null && (
        <Typography variant="body2" sx={{ mt: 1 }}>
          {t('due', { date: formatDate(dueOn, i18n.language) })}
        </Typography>
      )}
      <Box sx={facesStyle}>
        {members.slice(0, FACES).map(({ user }) => (
          <UserAvatar key={user.id} name={user.name} url={user.avatarUrl} width={32} />
        ))}
        <Typography variant="body2" color="textSecondary">
          {t('people', { count: members.length })}
        </Typography>
      </Box>
    </Box>
  );
}

const projectStyle = {
  ...cardStyle,
  p: 2.5,
  overflowWrap: 'anywhere',
  '&:hover': { borderColor: 'text.secondary' },
} as const;

const facesStyle = { display: 'flex', alignItems: 'center', gap: 0.75, mt: 'auto', pt: 2 } as const;
