import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '#web/features/accounts/session.ts';
import { formatDate } from '#web/lib/dates.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { attempting } from '#web/ui/toast/attempting.ts';
import {
  useRemoveTeamMemberMutation,
  useWithdrawTeamInvitationMutation,
} from '../teams.generated.ts';
import type { TeamFragment } from '../teams.generated.ts';
import { InvitationForm } from './invitation-form.tsx';
import { MemberRow, rowStyle } from './member-row.tsx';
import type { Member } from './member-row.tsx';

interface TeamSectionProps {
  team: TeamFragment;
  reload: () => Promise<unknown>;
}

/** Those who work for a studio; its owner changes who does. */
export function TeamSection({ team, reload }: TeamSectionProps) {
  const { t, i18n } = useTranslation('teams');
  const user = useSession();
  const attempt = attempting(reload, t('failed'));
  const [withdraw] = useWithdrawTeamInvitationMutation();
  const [leaving, setLeaving] = useState<Member>();
  const { studio, members, invitations, viewerRole } = team;
  const isOwner = viewerRole === 'OWNER';
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-label={studio.name}
      sx={{ p: { xs: 2, sm: 3 } }}
    >
      <Typography variant="h3" component="h2" sx={{ mb: 1, overflowWrap: 'anywhere' }}>
        {studio.name}
      </Typography>
      <Box component="ul" aria-label={t('members', { studio: studio.name })} sx={listStyle}>
        {members.map((member) => (
          <MemberRow
            key={member.user.id}
            studioId={studio.id}
            member={member}
            isReader={member.user.id === user?.id}
            canChange={isOwner}
            onLeave={() => setLeaving(member)}
            reload={reload}
          />
        ))}
        {invitations.map(({ id, email, role, expiresAt }) => (
          <Box key={id} component="li" sx={rowStyle}>
            <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
              <Typography sx={{ overflowWrap: 'anywhere' }}>{email}</Typography>
              <Typography variant="body2" color="textSecondary">
                {t('invited.pending', {
                  role: t(`roles.${role}`),
                  date: formatDate(expiresAt, i18n.language),
                })}
              </Typography>
            </Box>
            <Button
              color="inherit"
              aria-label={t('invited.withdrawLabel', { email })}
              onClick={() =>
                void attempt(
                  () => withdraw({ variables: { input: { id } } }),
                  t('invited.withdrawn'),
                )
              }
            >
              {t('invited.withdraw')}
            </Button>
          </Box>
        ))}
      </Box>
      {isOwner && <InvitationForm studioId={studio.id} reload={reload} />}
      {leaving && (
        <LeaveDialog
          member={leaving}
          studio={studio}
          isReader={leaving.user.id === user?.id}
          onClose={() => setLeaving(undefined)}
          reload={reload}
        />
      )}
    </Paper>
  );
}

interface LeaveDialogProps {
  member: Member;
  studio: TeamFragment['studio'];
  isReader: boolean;
  onClose: () => void;
  reload: () => Promise<unknown>;
}

/** Asks before somebody works for a studio no longer. */
function LeaveDialog({ member, studio, isReader, onClose, reload }: LeaveDialogProps) {
  const { t } = useTranslation('teams');
  const [remove] = useRemoveTeamMemberMutation();
  const names = { name: member.user.name, studio: studio.name };
  return (
    <ConfirmDialog
      title={t(isReader ? 'leaveTitle' : 'removeTitle')}
      keep={t('keep')}
      confirm={t(isReader ? 'leaveConfirm' : 'removeConfirm')}
      failed={t('failed')}
      onClose={onClose}
      onConfirm={async () => {
        await remove({ variables: { input: { studioId: studio.id, userId: member.user.id } } });
        await reload();
        showToast({ title: t(isReader ? 'left' : 'removed', names) });
      }}
    >
      {t(isReader ? 'leaveText' : 'removeText', names)}
    </ConfirmDialog>
  );
}

const listStyle = { listStyle: 'none', m: 0, p: 0 } as const;
