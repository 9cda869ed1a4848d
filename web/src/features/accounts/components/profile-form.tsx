import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Form, Formik } from 'formik';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  BIO_LIMIT,
  LINKS_LIMIT,
  profileFormSchema,
  TAGS_LIMIT,
} from '#domain/accounts/profile.schema.ts';
import { FormAlert } from '#web/ui/form/form-alert.tsx';
import { FormTagsField } from '#web/ui/form/form-tags-field.tsx';
import { FormTextField } from '#web/ui/form/form-text-field.tsx';
import { UnsavedChanges } from '#web/ui/form/unsaved-changes.tsx';
import { useValidation } from '#web/ui/form/validation.ts';
import { useProfileUpdate } from '../hooks/use-profile-update.ts';
import type { ProfileFieldsFragment } from '../profile.generated.ts';
import { useSession } from '../session.ts';
import { LinkFields } from './link-fields.tsx';
import { ProfileUseField } from './profile-use-field.tsx';
import type { ProfileValues } from './profile-values.ts';
import { changeOf, valuesOf } from './profile-values.ts';

/** Everything that can be told about oneself. */
export function ProfileForm({ profile }: { profile: ProfileFieldsFragment }) {
  const { t } = useTranslation('accounts');
  const update = useProfileUpdate();
  const validate = useValidation(profileFormSchema);
  const [failure, setFailure] = useState<string>();
  const user = useSession();
  // Administrators choose among their modes in the account menu.
  const choosesUse = user?.id === profile.id && user.role !== 'ADMIN';
  return (
    <Formik<ProfileValues>
      initialValues={valuesOf(profile)}
      validate={validate}
      onSubmit={async (values, { setErrors, resetForm }) => {
        setFailure(undefined);
        const failed = await update(profile.id, changeOf(values, choosesUse));
        if (!failed) return resetForm({ values });
        setErrors(failed.fields);
        setFailure(failed.message ?? t('profile.tryAgain'));
      }}
    >
      {({ isSubmitting, dirty, values, resetForm }) => (
        <Stack component={Form} noValidate spacing={3}>
          <UnsavedChanges when={dirty && !isSubmitting} />
          <FormAlert message={failure} />
          <FormTextField name="name" label={t('profile.name')} autoComplete="name" />
          <FormTextField
            name="location"
            label={t('profile.location')}
            helperText={t('profile.locationHelp')}
            autoComplete="off"
          />
          <FormTextField
            name="bio"
            label={t('profile.bio')}
            helperText={t('profile.bioHelp', { length: values.bio.length, max: BIO_LIMIT })}
            multiline
            minRows={4}
            maxRows={14}
          />
          <FormTagsField
            name="genres"
            label={t('profile.genres')}
            helperText={t('profile.tagsHelp', { max: TAGS_LIMIT })}
            max={TAGS_LIMIT}
          />
          <FormTagsField
            name="instruments"
            label={t('profile.instruments')}
            helperText={t('profile.tagsHelp', { max: TAGS_LIMIT })}
            max={TAGS_LIMIT}
          />
          <LinkFields max={LINKS_LIMIT} />
          {choosesUse && <ProfileUseField />}
          <Stack direction="row" spacing={2} useFlexGap sx={footStyle}>
            <Button type="submit" variant="contained" disabled={isSubmitting || !dirty}>
              {t(isSubmitting ? 'profile.saving' : 'profile.save')}
            </Button>
            {dirty && !isSubmitting && (
              <Button type="button" color="inherit" onClick={() => resetForm()}>
                {t('profile.discard')}
              </Button>
            )}
            <Typography component="output" variant="body2" color="textSecondary">
              {t(dirty ? 'profile.unsaved' : 'profile.saved')}
            </Typography>
          </Stack>
        </Stack>
      )}
    </Formik>
  );
}

/** Stays in view: the form is longer than a phone's screen. */
const footStyle = {
  position: 'sticky',
  bottom: 0,
  zIndex: 1,
  flexWrap: 'wrap',
  alignItems: 'center',
  py: 2,
  bgcolor: 'background.default',
  borderTop: 1,
  borderColor: 'divider',
} as const;
