import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { AccountPage } from '#web/features/accounts/components/account-page.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { OwnInvitations } from '../components/own-invitations.tsx';
import { TeamSection } from '../components/team-section.tsx';
import { useMyTeamsSuspenseQuery } from '../teams.generated.ts';

/** Who works for one's studios, for which studios one works, and who asks one to. */
export function TeamsPage() {
  const { t } = useTranslation('teams');
  return (
    <AccountPage
      title={t('title')}
      description={t('description')}
      error={t('error')}
      maxWidth={880}
    >
      <Teams />
    </AccountPage>
  );
}

function Teams() {
  const { t } = useTranslation('teams');
  const { data, refetch } = useMyTeamsSuspenseQuery({ context: { fresh: false } });
  const { myTeams, myTeamInvitations } = data;
  return (
    <Stack spacing={4}>
      <OwnInvitations invitations={myTeamInvitations} reload={refetch} />
      {myTeams.map((team) => (
        <TeamSection key={team.studio.id} team={team} reload={refetch} />
      ))}
      {myTeams.length === 0 && (
        <EmptyState
          title={t('emptyTitle')}
          text={t('emptyText')}
          action={
            <Button component={RouterLink} to="/submit" variant="contained">
              {t('list')}
            </Button>
          }
        />
      )}
    </Stack>
  );
}
