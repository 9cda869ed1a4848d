import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import {
  BIO_LIMIT,
  LINKS_LIMIT,
  profileFormSchema,
  TAGS_LIMIT,
} from '#domain/accounts/profile.schema.ts';
import { DOCK_HEIGHT } from '#web/ui/dock.ts';
import { FormTagsField } from '#web/ui/form/form-tags-field.tsx';
import { FormTextField } from '#web/ui/form/form-text-field.tsx';
import { SubmitForm } from '#web/ui/form/submit-form.tsx';
import { useValidation } from '#web/ui/form/validation.ts';
import { useProfileUpdate } from '../hooks/use-profile-update.ts';
import type { ProfileFieldsFragment } from '../profile.generated.ts';
import { useSession } from '../session.ts';
import { LinkFields } from './link-fields.tsx';
import { ProfileUseField } from './profile-use-field.tsx';
import { SpokenLanguagesField } from './spoken-languages-field.tsx';
import type { ProfileValues } from './profile-values.ts';
import { changeOf, valuesOf } from './profile-values.ts';

const DRAFT_FIELDS = [
  'name',
  'location',
  'bio',
  'genres',
  'instruments',
  'spokenLanguages',
  'links',
  'use',
] as const;

/** Everything that can be told about oneself. */
export function ProfileForm({ profile }: { profile: ProfileFieldsFragment }) {
  const { t } = useTranslation('accounts');
  const update = useProfileUpdate();
  const validate = useValidation(profileFormSchema);
  const user = useSession();
  // Administrators choose among their modes in the account menu.
  const choosesUse = user?.id === profile.id && user.role !== 'ADMIN';
  return (
    <SubmitForm<ProfileValues>
      initialValues={valuesOf(profile)}
      validate={validate}
      failed={t('profile.tryAgain')}
      draft={{ form: `profile ${profile.id}`, fields: DRAFT_FIELDS }}
      spacing={3}
      onSubmit={async (values, { resetForm }) => {
        const failure = await update(profile.id, changeOf(values, choosesUse));
        if (!failure) resetForm({ values });
        return failure;
      }}
    >
      {({ isSubmitting, dirty, values, resetForm }) => (
        <>
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
          <SpokenLanguagesField />
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
        </>
      )}
    </SubmitForm>
  );
}

/** Stays in view: the form is longer than a phone's screen. */
const footStyle = {
  position: 'sticky',
  bottom: DOCK_HEIGHT,
  zIndex: 1,
  flexWrap: 'wrap',
  alignItems: 'center',
  py: 2,
  bgcolor: 'background.default',
  borderTop: 1,
  borderColor: 'divider',
} as const;
