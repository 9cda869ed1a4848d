import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import {
  asLanguage,
  DEFAULT_LANGUAGE,
  languageNames,
  languages,
} from '#domain/accounts/language.ts';
import { enumName, enumValue } from '#domain/enums/enum-name.ts';
import { podcastLimits } from '#domain/podcasts/episode.ts';
import { seriesSchema } from '#domain/podcasts/podcast.schema.ts';
import type { SeriesInput } from '#domain/podcasts/podcast.schema.ts';
import { FormSelect } from '#web/ui/form/form-select.tsx';
import { FormTextField } from '#web/ui/form/form-text-field.tsx';
import { SubmitForm } from '#web/ui/form/submit-form.tsx';
import { useValidation } from '#web/ui/form/validation.ts';
import { ResponsiveDialog } from '#web/ui/responsive-dialog.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { useSaveSeriesMutation } from '../podcasts.generated.ts';
import type { AdminSeriesFragment } from '../podcasts.generated.ts';

interface SeriesDialogProps {
  /** As it was when the dialog was opened; undefined for a new one. */
  series: AdminSeriesFragment | undefined;
  onClose: () => void;
  onSaved: () => Promise<void>;
}

/** Changes a series, or adds one. */
export function SeriesDialog({ series, onClose, onSaved }: SeriesDialogProps) {
  const { t, i18n } = useTranslation(['admin', 'texts']);
  const [save] = useSaveSeriesMutation();
  const validate = useValidation(seriesSchema);
  const initialValues: SeriesInput = {
    title: series?.title ?? '',
    slug: series?.slug ?? '',
    language: series
      ? enumValue(series.language, languages)
      : (asLanguage(i18n.language) ?? DEFAULT_LANGUAGE),
    description: series?.description ?? '',
  };
  return (
    <ResponsiveDialog
      open
      onClose={onClose}
      title={t(series ? 'podcasts.editSeries' : 'podcasts.addSeries')}
    >
      <SubmitForm<SeriesInput>
        initialValues={initialValues}
        validate={validate}
        failed={t('entries.failed')}
        asksBeforeLeaving
        onSubmit={async ({ language, ...values }) => {
          const edited = { id: series?.id ?? null, version: series?.version ?? null };
          const input = { ...edited, ...values, language: enumName(language) };
          await save({ variables: { input } });
          await onSaved();
          showToast({ tone: 'success', title: t('podcasts.seriesSaved') });
          onClose();
        }}
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
              {languages.map((language) => (
                <option key={language} value={language}>
                  {languageNames[language]}
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
    </ResponsiveDialog>
  );
}
