import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { memberRoles } from '#domain/teams/team.ts';
import { enumName } from '#domain/enums/enum-name.ts';
import { UserAvatar } from '#web/ui/user-avatar.tsx';
import { attempting } from '#web/ui/toast/attempting.ts';
import { useChangeTeamRoleMutation } from '../teams.generated.ts';
import type { TeamFragment } from '../teams.generated.ts';

export type Member = TeamFragment['members'][number];

interface MemberRowProps {
  studioId: string;
  member: Member;
  isReader: boolean;
  /** Whether the reader owns the studio. */
  canChange: boolean;
  onLeave: () => void;
  reload: () => Promise<unknown>;
}

/** Somebody who works for a studio, and as what. */
export function MemberRow(props: MemberRowProps) {
  const { studioId, member, isReader, canChange, onLeave, reload } = props;
  const { t } = useTranslation('teams');
  const [change] = useChangeTeamRoleMutation();
  const attempt = attempting(reload, t('failed'));
  const { user, role } = member;
  const isOwner = role === 'OWNER';
  return (
    <Box component="li" sx={rowStyle}>
      <UserAvatar name={user.name} url={user.avatarUrl} width={40} />
      <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
        <Typography sx={{ overflowWrap: 'anywhere' }}>
          {isReader ? `${user.name} (${t('you')})` : user.name}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {t(`duties.${role}`)}
        </Typography>
      </Box>
      {canChange && !isOwner ? (
        <TextField
          select
          size="small"
          value={role}
          slotProps={{
            select: { native: true },
            htmlInput: { 'aria-label': t('roleOf', { name: user.name }) },
          }}
          onChange={({ target }) =>
            void attempt(
              () =>
                change({
                  variables: {
                    input: {
                      studioId,
                      userId: user.id,
                      role: target.value === 'MANAGER' ? 'MANAGER' : 'ENGINEER',
                    },
                  },
                }),
              t('roleChanged'),
            )
          }
        >
          {memberRoles.map((one) => (
            <option key={one} value={enumName(one)}>
              {t(`roles.${enumName(one)}`)}
            </option>
          ))}
        </TextField>
      ) : (
        <Typography>{t(`roles.${role}`)}</Typography>
      )}
      {!isOwner && (canChange || isReader) && (
        <Button
          color="inherit"
          aria-label={isReader ? t('leave') : t('remove', { name: user.name })}
          onClick={onLeave}
        >
          {isReader ? t('leave') : t('removeConfirm')}
        </Button>
      )}
    </Box>
  );
}

/** A line of a team. */
export const rowStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
  py: 1.5,
  borderBottom: 1,
  borderColor: 'divider',
} as const;
