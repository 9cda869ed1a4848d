import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { useSession } from '#web/features/accounts/session.ts';
import { attempting } from '#web/ui/toast/attempting.ts';
import {
  useAcceptTeamInvitationMutation,
  useDeclineTeamInvitationMutation,
} from '../teams.generated.ts';
import type { OwnInvitationFragment } from '../teams.generated.ts';

interface OwnInvitationsProps {
  invitations: readonly OwnInvitationFragment[];
  reload: () => Promise<unknown>;
}

/** Studios that ask somebody to work for them. */
export function OwnInvitations({ invitations, reload }: OwnInvitationsProps) {
  const { t } = useTranslation('teams');
  const user = useSession();
  const attempt = attempting(reload, t('failed'));
  const [accept] = useAcceptTeamInvitationMutation();
  const [decline] = useDeclineTeamInvitationMutation();
  if (user?.isEmailVerified === false) {
    return (
      <Alert
        severity="info"
        action={
          <Button component={RouterLink} to="/account/settings" color="inherit">
            {t('own.settings')}
          </Button>
        }
      >
        {t('own.verify')}
      </Alert>
    );
  }
  if (invitations.length === 0) return null;
  return (
    <Box component="section" aria-label={t('own.title')}>
      <Typography variant="h3" component="h2" sx={{ mb: 2 }}>
        {t('own.title')}
      </Typography>
      <Stack component="ul" spacing={2} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {invitations.map(({ id, role, studio, invitedBy }) => {
          const input = { variables: { input: { id } } };
          return (
            <Paper key={id} component="li" variant="outlined" sx={{ p: 2.5 }}>
              <Typography sx={{ overflowWrap: 'anywhere' }}>
                {t('own.text', {
                  name: invitedBy.name,
                  studio: studio.name,
                  role: t(`roles.${role}`),
                })}
              </Typography>
              <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5, mb: 2 }}>
                {t(`duties.${role}`)}
              </Typography>
              <Stack direction="row" spacing={1.5}>
                <Button
                  variant="contained"
                  onClick={() =>
                    void attempt(() => accept(input), t('own.accepted', { studio: studio.name }))
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
  );
}
