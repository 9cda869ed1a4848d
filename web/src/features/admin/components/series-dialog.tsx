import { useApolloClient } from '@apollo/client/react';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import {
  asLanguage,
  DEFAULT_LANGUAGE,
  languageNames,
  languages,
} from '#domain/accounts/language.ts';
import type { Language } from '#domain/accounts/language.ts';
import { enumName, enumValue } from '#domain/enums/enum-name.ts';
import { podcastLimits } from '#domain/podcasts/episode.ts';
import { seriesSchema } from '#domain/podcasts/podcast.schema.ts';
import type { SeriesInput } from '#domain/podcasts/podcast.schema.ts';
import { FormSelect } from '#web/ui/form/form-select.tsx';
import { FormTextField } from '#web/ui/form/form-text-field.tsx';
import { SubmitForm } from '#web/ui/form/submit-form.tsx';
import { useValidation } from '#web/ui/form/validation.ts';
import { ResponsiveDialog } from '#web/ui/responsive-dialog.tsx';
import { fieldOf } from '../conflict.ts';
import { useSharedEditing } from '../hooks/use-shared-editing.ts';
import { AdminSeriesDocument, useSaveSeriesMutation } from '../podcasts.generated.ts';
import type { AdminSeriesFragment } from '../podcasts.generated.ts';
import { FieldConflict } from './field-conflict.tsx';

interface SeriesDialogProps {
  /** As it was when the dialog was opened; undefined for a new one. */
  series: AdminSeriesFragment | undefined;
  onClose: () => void;
  onSaved: () => Promise<void>;
}

/** Changes a series, or adds one. */
export function SeriesDialog({ series, onClose, onSaved }: SeriesDialogProps) {
  const { t, i18n } = useTranslation(['admin', 'texts']);
  const client = useApolloClient();
  const [save] = useSaveSeriesMutation();
  const validate = useValidation(seriesSchema);
  const editing = useSharedEditing<AdminSeriesFragment, SeriesInput>({
    opened: series,
    valuesOf,
    fieldsOf: () => [
      fieldOf('title', t('texts:edit.title')),
      fieldOf('slug', t('texts:new.slug')),
      fieldOf('language', t('texts:list.language'), (code) => languageNames[code as Language]),
      fieldOf('description', t('podcasts.description')),
    ],
    async send({ language, ...values }, over) {
      const edited = { id: over?.id ?? null, version: over?.version ?? null };
      const input = { ...edited, ...values, language: enumName(language) };
      return (await save({ variables: { input } })).data!.savePodcastSeries!.series;
    },
    async renew({ id }) {
      const now = await client.query({
        query: AdminSeriesDocument,
        context: { fresh: false },
        fetchPolicy: 'network-only',
      });
      return now.data?.podcastSeriesToEdit.find((one) => one.id === id);
    },
    async onSaved() {
      await onSaved();
      onClose();
    },
    saved: t('podcasts.seriesSaved'),
  });
  const language = asLanguage(i18n.language) ?? DEFAULT_LANGUAGE;
  const blank: SeriesInput = { title: '', slug: '', language, description: '' };
  return (
    <ResponsiveDialog
      open
      onClose={onClose}
      title={t(series ? 'podcasts.editSeries' : 'podcasts.addSeries')}
    >
      <SubmitForm<SeriesInput>
        initialValues={series ? valuesOf(series) : blank}
        validate={validate}
        failed={t('entries.failed')}
        asksBeforeLeaving
        onSubmit={editing.save}
      >
        {({ isSubmitting }) => (
          <>
            <FormTextField name="title" label={t('texts:edit.title')} autoFocus />
            <FormTextField
              name="slug"
              label={t('texts:new.slug')}
              helperText={t('podcasts.seriesSlugHelp')}
            />
            <FormSelect name="language" label={t('texts:list.language')}>
              {languages.map((code) => (
                <option key={code} value={code}>
                  {languageNames[code]}
                </option>
              ))}
            </FormSelect>
            <FormTextField
              name="description"
              label={t('podcasts.description')}
              multiline
              minRows={3}
              slotProps={{ htmlInput: { maxLength: podcastLimits.seriesDescription } }}
            />
            <Button type="submit" variant="contained" disabled={isSubmitting}>
              {t('podcasts.saveSeries')}
            </Button>
          </>
        )}
      </SubmitForm>
      {editing.conflict && <FieldConflict key={editing.conflict.version} {...editing.conflict} />}
    </ResponsiveDialog>
  );
}

function valuesOf({ title, slug, language, description }: AdminSeriesFragment): SeriesInput {
  return { title, slug, language: enumValue(language, languages), description };
}
