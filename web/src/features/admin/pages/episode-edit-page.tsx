import { useApolloClient } from '@apollo/client/react';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Fragment, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, Navigate, useParams } from 'react-router-dom';
import type { ObjectSchema } from 'yup';
import { podcastLimits as limits } from '#domain/podcasts/episode.ts';
import { episodeSchema } from '#domain/podcasts/podcast.schema.ts';
import { TextSkeleton } from '#web/ui/document/text-skeleton.tsx';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { FormSelect } from '#web/ui/form/form-select.tsx';
import { FormTextField } from '#web/ui/form/form-text-field.tsx';
import { SubmitForm } from '#web/ui/form/submit-form.tsx';
import { useValidation } from '#web/ui/form/validation.ts';
import { PageHead } from '#web/ui/page-head.tsx';
import { StatusPage } from '#web/ui/status-page.tsx';
import { useReaderZone } from '#web/ui/use-reader-zone.ts';
import { EpisodePartsField } from '../components/episode-parts-field.tsx';
import { EpisodeSoundField } from '../components/episode-sound-field.tsx';
import { FieldConflict } from '../components/field-conflict.tsx';
import { episodeFields } from '../episode-conflict.ts';
import { episodeInput, episodeValues } from '../episode-values.ts';
import type { EpisodeValues } from '../episode-values.ts';
import { useForgetPodcasts } from '../hooks/use-podcast-changes.ts';
import { useSharedEditing } from '../hooks/use-shared-editing.ts';
import {
  AdminEpisodeDocument,
  useAdminEpisodeSuspenseQuery,
  useAdminSeriesSuspenseQuery,
  useSaveEpisodeMutation,
} from '../podcasts.generated.ts';
import type { AdminEpisodeFragment } from '../podcasts.generated.ts';

const schema = episodeSchema as unknown as ObjectSchema<EpisodeValues>;

/** Changes an episode, or adds one: `/admin/podcasts/new`. */
export function EpisodeEditPage() {
  const { t } = useTranslation('admin');
  const { id = '' } = useParams();
  return (
    <>
      <Link component={RouterLink} to="/admin/podcasts" color="text.secondary">
        {t('podcasts.title')}
      </Link>
      <ErrorBoundary resetKeys={[id]} title={t('podcasts.error')}>
        <Suspense key={id} fallback={<TextSkeleton />}>
          {id === 'new' ? <EpisodeForm /> : <KnownEpisode id={id} />}
        </Suspense>
      </ErrorBoundary>
    </>
  );
}

function KnownEpisode({ id }: { id: string }) {
  const { t } = useTranslation('admin');
  const { data } = useAdminEpisodeSuspenseQuery({ variables: { id }, context: { fresh: false } });
  if (data.podcastEpisodeToEdit) return <EpisodeForm episode={data.podcastEpisodeToEdit} />;
  return (
    <StatusPage
      status={404}
      title={t('podcasts.gone')}
      text={t('entries.goneText')}
      ways={[{ to: '/admin/podcasts', label: t('podcasts.title') }]}
    />
  );
}

function EpisodeForm({ episode }: { episode?: AdminEpisodeFragment }) {
  const { t } = useTranslation(['admin', 'texts']);
  const zone = useReaderZone();
  const forgetPodcasts = useForgetPodcasts();
  const { data } = useAdminSeriesSuspenseQuery({ context: { fresh: false } });
  const client = useApolloClient();
  const [save] = useSaveEpisodeMutation();
  const validate = useValidation(schema);
  const [addedId, setAddedId] = useState<string>();
  const editing = useSharedEditing<AdminEpisodeFragment, EpisodeValues>({
    opened: episode,
    valuesOf: (known) => episodeValues(zone, known),
    fieldsOf: (theirs, mine) => episodeFields(t, data.podcastSeriesToEdit, theirs, mine),
    async send(values, over) {
      const edited = { id: over?.id ?? null, version: over?.version ?? null };
      const input = { ...edited, ...episodeInput(zone, values, over) };
      return (await save({ variables: { input } })).data!.savePodcastEpisode!.episode;
    },
    async renew({ id }) {
      const now = await client.query({
        query: AdminEpisodeDocument,
        variables: { id },
        context: { fresh: false },
        fetchPolicy: 'network-only',
      });
      return now.data?.podcastEpisodeToEdit ?? undefined;
    },
    onSaved({ id }) {
      forgetPodcasts();
      if (!episode) setAddedId(id);
    },
    saved: t('podcasts.saved'),
  });
  if (addedId) return <Navigate to={`/admin/podcasts/${addedId}`} replace />;
  const title = episode?.title ?? t('podcasts.newEpisode');
  return (
    <>
      <PageHead title={title} description={t('podcasts.pageDescription')} noIndex />
      <Typography variant="h2" component="h1" sx={{ mt: 1, mb: 3 }}>
        {title}
      </Typography>
      <SubmitForm
        // What is typed of a moment is by the clocks of the editor, which a rendered page doesn’t know.
        key={zone}
        initialValues={episodeValues(zone, episode)}
        validate={validate}
        failed={t('entries.failed')}
        asksBeforeLeaving
        onSubmit={editing.save}
      >
        {({ isSubmitting }) => (
          <Fragment key={editing.round}>
            <FormTextField name="title" label={t('texts:edit.title')} />
            <FormTextField
              name="slug"
              label={t('texts:new.slug')}
              helperText={t('podcasts.slugHelp')}
            />
            <FormSelect name="seriesId" label={t('podcasts.seriesOf')}>
              <option value="">{t('entries.choose')}</option>
              {data.podcastSeriesToEdit.map((series) => (
                <option key={series.id} value={series.id}>
                  {series.title}
                </option>
              ))}
            </FormSelect>
            <FormTextField
              name="description"
              label={t('podcasts.description')}
              multiline
              minRows={2}
              slotProps={{ htmlInput: { maxLength: limits.description } }}
            />
            <EpisodeSoundField />
            <EpisodePartsField />
            <FormTextField
              name="publishedAt"
              type="datetime-local"
              label={t('podcasts.publishedAt')}
              helperText={t('podcasts.publishedAtHelp', { zone })}
              slotProps={{ inputLabel: { shrink: true } }}
            />
            <Button
              type="submit"
              variant="contained"
              disabled={isSubmitting}
              sx={{ alignSelf: 'start' }}
            >
              {t(isSubmitting ? 'entries.saving' : 'podcasts.save')}
            </Button>
          </Fragment>
        )}
      </SubmitForm>
      {editing.conflict && <FieldConflict key={editing.conflict.version} {...editing.conflict} />}
    </>
  );
}
