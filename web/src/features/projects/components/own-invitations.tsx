import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { useSession } from '#web/features/accounts/session.ts';
import { formatDate } from '#web/lib/dates.ts';
import {
  useAcceptProjectInvitationMutation,
  useDeclineProjectInvitationMutation,
} from '../projects.generated.ts';
import type { ProjectInviteFragment } from '../projects.generated.ts';
import { useAttempt } from '../use-attempt.ts';

/** Projects that somebody is asked to take part in. */
export function OwnInvitations({ invitations }: { invitations: readonly ProjectInviteFragment[] }) {
  const { t, i18n } = useTranslation('projects');
  const user = useSession();
  const attempt = useAttempt();
  const [accept] = useAcceptProjectInvitationMutation();
  const [decline] = useDeclineProjectInvitationMutation();
  return (
    <>
      {user?.isEmailVerified === false && (
        <Typography color="textSecondary">
          {t('own.verify')}{' '}
          <Button component={RouterLink} to="/account/settings" color="inherit" size="small">
            {t('own.settings')}
          </Button>
        </Typography>
      )}
      {invitations.length > 0 && (
        <Box component="section" aria-label={t('own.title')}>
          <Typography variant="h3" component="h2" sx={{ mb: 2 }}>
            {t('own.title')}
          </Typography>
          <Stack component="ul" spacing={2} sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {invitations.map(({ id, projectTitle, invitedBy, expiresAt }) => {
              const input = { variables: { input: { id } } };
              return (
                <Paper key={id} component="li" variant="outlined" sx={{ p: 2.5 }}>
                  <Typography sx={{ overflowWrap: 'anywhere' }}>
                    {t('own.text', { name: invitedBy.name, project: projectTitle })}
                  </Typography>
                  <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5, mb: 2 }}>
                    {t('own.until', { date: formatDate(expiresAt, i18n.language) })}
                  </Typography>
                  <Stack direction="row" spacing={1.5}>
                    <Button
                      variant="contained"
                      onClick={() =>
                        void attempt(
                          () => accept(input),
                          t('own.accepted', { project: projectTitle }),
                        )
                      }
                    >
                      {t('own.accept')}
                    </Button>
                    <Button
                      color="inherit"
                      onClick={() => void attempt(() => decline(input), t('own.declined'))}
                    >
                      {t('own.decline')}
                    </Button>
                  </Stack>
                </Paper>
              );
            })}
          </Stack>
        </Box>
      )}
    </>
  );
}
