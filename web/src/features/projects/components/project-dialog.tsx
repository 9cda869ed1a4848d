import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { ObjectSchema } from 'yup';
import { enumName } from '#domain/enums/enum-name.ts';
import { projectLimits as limits } from '#domain/projects/limits.ts';
import { projectStates } from '#domain/projects/project.ts';
import type { ProjectState } from '#domain/projects/project.ts';
import { projectSchema } from '#domain/projects/project.schema.ts';
import type { CreateProjectInput } from '#web/lib/schema.generated.ts';
import { FormSelect } from '#web/ui/form/form-select.tsx';
import { FormTextField } from '#web/ui/form/form-text-field.tsx';
import { SubmitForm } from '#web/ui/form/submit-form.tsx';
import { useValidation } from '#web/ui/form/validation.ts';
import { ResponsiveDialog } from '#web/ui/responsive-dialog.tsx';

/** What a project is, as it is typed. */
export interface ProjectValues {
  title: string;
  artist: string;
  description: string;
  state: ProjectState;
  dueOn: string;
}

export const emptyProject: ProjectValues = {
  title: '',
  artist: '',
  description: '',
  state: 'planning',
  dueOn: '',
};

interface ProjectDialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** The button that sends it. */
  submit: string;
  initialValues: ProjectValues;
  onSubmit: (input: CreateProjectInput) => Promise<void>;
}

/** Asks what a project is. */
export function ProjectDialog(props: ProjectDialogProps) {
  const { open, onClose, title, submit, initialValues, onSubmit } = props;
  const { t } = useTranslation('projects');
  const validate = useValidation(projectSchema as ObjectSchema<ProjectValues>);
  return (
    <ResponsiveDialog open={open} onClose={onClose} title={title} maxWidth="sm">
      <SubmitForm<ProjectValues>
        initialValues={initialValues}
        validate={validate}
        failed={t('failed')}
        onSubmit={async ({ state, dueOn, ...values }) => {
          await onSubmit({ ...values, state: enumName(state), dueOn: dueOn || null });
          onClose();
        }}
      >
        <FormTextField
          name="title"
          label={t('form.title')}
          autoFocus
          slotProps={{ htmlInput: { maxLength: limits.title } }}
        />
        <FormTextField
          name="artist"
          label={t('form.artist')}
          slotProps={{ htmlInput: { maxLength: limits.artist } }}
        />
        <FormTextField
          name="description"
          label={t('form.description')}
          multiline
          minRows={3}
          slotProps={{ htmlInput: { maxLength: limits.description } }}
        />
        <Box sx={pairStyle}>
          <FormSelect name="state" label={t('form.state')}>
            {projectStates.map((state) => (
              <option key={state} value={state}>
                {t(`states.${enumName(state)}`)}
              </option>
            ))}
          </FormSelect>
          <FormTextField
            name="dueOn"
            type="date"
            label={t('form.dueOn')}
            helperText={t('form.dueOnHelp')}
            slotProps={{ inputLabel: { shrink: true } }}
          />
        </Box>
        <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>
          <Button type="submit" variant="contained">
            {submit}
          </Button>
        </Box>
      </SubmitForm>
    </ResponsiveDialog>
  );
}

const pairStyle = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
} as const;
