import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSession } from '#web/features/accounts/session.ts';
import { useProjectBandsQuery } from '../project-bands.generated.ts';

/** The last changed ones are those that somebody plays in now. */
const SHOWN_LIMIT = 4;

interface ProjectBandsProps {
  /** Called with the usernames of everybody else who takes part in a project. */
  onChoose: (usernames: readonly string[]) => void;
}

/** Names everybody of a project of the reader's at once; nothing where nobody else takes part in any. */
export function ProjectBands({ onChoose }: ProjectBandsProps) {
  const { t, i18n } = useTranslation('projects');
  const own = useSession()?.id;
  // Kept apart: pages of projects ask for other things of the same members.
  const { data } = useProjectBandsQuery({ fetchPolicy: 'no-cache' });
  const bands = (data?.myProjects ?? [])
    .map(({ members, ...project }) => ({
      ...project,
      others: members.filter(({ user }) => user.id !== own),
    }))
    .filter(({ others }) => others.length > 0)
    .slice(0, SHOWN_LIMIT);
  if (bands.length === 0) return null;
  const list = new Intl.ListFormat(i18n.language);
  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
      <Typography component="legend" variant="subtitle1" sx={{ p: 0, mb: 1 }}>
        {t('bands.title')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {bands.map(({ id, title, others }) => (
          <Button
            key={id}
            size="small"
            color="inherit"
            variant="outlined"
            startIcon={<Users size={16} aria-hidden />}
            onClick={() => onChoose(others.map(({ username }) => username))}
            sx={{ minWidth: 0, textAlign: 'start', overflowWrap: 'anywhere' }}
          >
            {t('bands.add', { title, names: list.format(others.map(({ user }) => user.name)) })}
          </Button>
        ))}
      </Box>
    </Box>
  );
}
