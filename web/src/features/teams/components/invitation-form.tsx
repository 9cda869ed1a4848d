import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { enumName } from '#domain/enums/enum-name.ts';
import { teamInvitationSchema } from '#domain/teams/team.schema.ts';
import { memberRoles } from '#domain/teams/team.ts';
import type { MemberRole } from '#domain/teams/team.ts';
import { FormSelect } from '#web/ui/form/form-select.tsx';
import { FormTextField } from '#web/ui/form/form-text-field.tsx';
import { SubmitForm } from '#web/ui/form/submit-form.tsx';
import { useValidation } from '#web/ui/form/validation.ts';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { useInviteToTeamMutation } from '../teams.generated.ts';

interface InvitationFormProps {
  studioId: string;
  reload: () => Promise<unknown>;
}

const initialValues: { email: string; role: MemberRole } = { email: '', role: 'manager' };

/** Asks somebody to work for a studio. */
export function InvitationForm({ studioId, reload }: InvitationFormProps) {
  const { t } = useTranslation('teams');
  const [invite] = useInviteToTeamMutation();
  const [isOpen, setIsOpen] = useState(false);
  const validate = useValidation(teamInvitationSchema);
  if (!isOpen) {
    return (
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<UserPlus size={18} aria-hidden />}
        onClick={() => setIsOpen(true)}
        sx={{ mt: 2 }}
      >
        {t('invite.title')}
      </Button>
    );
  }
  return (
    <Box sx={{ mt: 3 }}>
      <SubmitForm<typeof initialValues>
        initialValues={initialValues}
        validate={validate}
        failed={t('invite.failed')}
        onSubmit={async ({ email, role }, { resetForm }) => {
          const input = { studioId, email, role: enumName(role) };
          await invite({ variables: { input } });
          await reload();
          resetForm();
          setIsOpen(false);
          showToast({ tone: 'success', title: t('invite.sent'), description: email });
        }}
      >
        {({ values }) => (
          <Box sx={formStyle}>
            <FormTextField name="email" type="email" label={t('invite.email')} autoFocus />
            <FormSelect
              name="role"
              label={t('invite.role')}
              helperText={t(`duties.${enumName(values.role)}`)}
            >
              {memberRoles.map((role) => (
                <option key={role} value={role}>
                  {t(`roles.${enumName(role)}`)}
                </option>
              ))}
            </FormSelect>
            <Button type="submit" variant="contained" sx={{ minHeight: 56 }}>
              {t('invite.send')}
            </Button>
          </Box>
        )}
      </SubmitForm>
    </Box>
  );
}

const formStyle = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 2fr) auto' },
} as const;
