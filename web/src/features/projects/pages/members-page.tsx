import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { projectInvitationSchema } from '#domain/projects/project.schema.ts';
import { useSession } from '#web/features/accounts/session.ts';
import { formatDate } from '#web/lib/dates.ts';
import { FormTextField } from '#web/ui/form/form-text-field.tsx';
import { SubmitForm } from '#web/ui/form/submit-form.tsx';
import { useValidation } from '#web/ui/form/validation.ts';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { UserAvatar } from '#web/ui/user-avatar.tsx';
import { ConfirmedButton } from '../components/confirmed-button.tsx';
import { Part, rowsStyle, rowStyle, rowTextStyle } from '../components/part.tsx';
import { useOpenProject } from '../open-project.ts';
import type { OpenProject } from '../open-project.ts';
import {
  useInviteToProjectMutation,
  usePassProjectLeadMutation,
  useProjectMembersSuspenseQuery,
  useRemoveProjectMemberMutation,
  useWithdrawProjectInvitationMutation,
} from '../projects.generated.ts';
import { useAttempt } from '../use-attempt.ts';
import { useRenewProject } from '../use-renew-project.ts';

/** Who makes a record together, and who is asked to. */
export function MembersPage() {
  const { t } = useTranslation('projects');
  const { members, viewerRole } = useOpenProject();
  const isLead = viewerRole === 'LEAD';
  return (
    <Part title={t('parts.members')} lead={t('members.lead')}>
      <Box component="ul" aria-label={t('parts.members')} sx={rowsStyle}>
        {members.map((member) => (
          <Member key={member.user.id} member={member} isLead={isLead} />
        ))}
      </Box>
      {isLead && <Invitations />}
      {isLead && <InvitationForm />}
    </Part>
  );
}

interface MemberProps {
  member: OpenProject['members'][number];
  /** Whether the reader leads. */
  isLead: boolean;
}

function Member({ member: { user, role, joinedAt }, isLead }: MemberProps) {
  const { t, i18n } = useTranslation('projects');
  const { id: projectId } = useOpenProject();
  const reader = useSession();
  const [remove] = useRemoveProjectMemberMutation();
  const [pass] = usePassProjectLeadMutation();
  const { name } = user;
  const isReader = user.id === reader?.id;
  const input = { variables: { input: { projectId, userId: user.id } } };
  return (
    <Box component="li" sx={rowStyle}>
      <UserAvatar name={name} url={user.avatarUrl} width={40} />
      <Box sx={rowTextStyle}>
        <Typography>{isReader ? t('members.you', { name }) : name}</Typography>
        <Typography variant="body2" color="textSecondary">
          {t('members.since', {
            role: t(`roles.${role}`),
            date: formatDate(joinedAt, i18n.language),
          })}
        </Typography>
      </Box>
      <Box>
        {isLead && role === 'MEMBER' && (
          <ConfirmedButton
            aria-label={t('members.passLabel', { name })}
            title={t('members.passTitle')}
            text={t('members.passText', { name })}
            confirm={t('members.pass')}
            done={t('members.passed', { name })}
            work={() => pass(input)}
          >
            {t('members.pass')}
          </ConfirmedButton>
        )}
        {role === 'MEMBER' && (isLead || isReader) && (
          <ConfirmedButton
            aria-label={isReader ? t('members.leave') : t('members.removeLabel', { name })}
            title={t(isReader ? 'members.leaveTitle' : 'members.removeTitle')}
            text={t(isReader ? 'members.leaveText' : 'members.removeText', { name })}
            confirm={t(isReader ? 'members.leave' : 'remove')}
            done={t(isReader ? 'members.left' : 'members.removed', { name })}
            work={() => remove(input)}
          >
            {t(isReader ? 'members.leave' : 'remove')}
          </ConfirmedButton>
        )}
      </Box>
    </Box>
  );
}

function Invitations() {
  const { t, i18n } = useTranslation('projects');
  const { id } = useOpenProject();
  const attempt = useAttempt();
  const [withdraw] = useWithdrawProjectInvitationMutation();
  const { data } = useProjectMembersSuspenseQuery({ variables: { id }, context: { fresh: false } });
  const invitations = data.project?.invitations ?? [];
  if (invitations.length === 0) return null;
  return (
    <>
      <Typography variant="h4" component="h3" sx={{ mt: 4 }}>
        {t('members.invited')}
      </Typography>
      <Box component="ul" aria-label={t('members.invited')} sx={rowsStyle}>
        {invitations.map((invitation) => {
          const name = invitation.guest?.name ?? invitation.email ?? '';
          const input = { id: invitation.id };
          return (
            <Box key={invitation.id} component="li" sx={rowStyle}>
              <Box sx={rowTextStyle}>
                <Typography>{name}</Typography>
                <Typography variant="body2" color="textSecondary">
                  {t('own.until', { date: formatDate(invitation.expiresAt, i18n.language) })}
                </Typography>
              </Box>
              <Button
                color="inherit"
                aria-label={t('members.withdrawLabel', { name })}
                onClick={() =>
                  void attempt(() => withdraw({ variables: { input } }), t('members.withdrawn'))
                }
              >
                {t('members.withdraw')}
              </Button>
            </Box>
          );
        })}
      </Box>
    </>
  );
}

const nobody = { who: '' };

function InvitationForm() {
  const { t } = useTranslation('projects');
  const { id: projectId } = useOpenProject();
  const renew = useRenewProject();
  const [invite] = useInviteToProjectMutation();
  const validate = useValidation(projectInvitationSchema);
  return (
    <Box sx={{ mt: 4, maxWidth: 560 }}>
      <Typography variant="h4" component="h3" sx={{ mb: 2 }}>
        {t('members.invite')}
      </Typography>
      <SubmitForm<typeof nobody>
        initialValues={nobody}
        validate={validate}
        validateOnBlur={false}
        failed={t('failed')}
        onSubmit={async ({ who }, { resetForm }) => {
          await invite({ variables: { input: { projectId, who } } });
          await renew();
          resetForm();
          showToast({ tone: 'success', title: t('members.sent'), description: who });
        }}
      >
        <Box sx={formStyle}>
          <FormTextField name="who" label={t('members.who')} autoComplete="off" />
          <Button type="submit" variant="contained" sx={{ minHeight: 56 }}>
            {t('members.send')}
          </Button>
        </Box>
      </SubmitForm>
    </Box>
  );
}

const formStyle = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' },
} as const;
