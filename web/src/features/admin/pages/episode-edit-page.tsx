import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Suspense, useRef, useState } from 'react';
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
import { showToast } from '#web/ui/toast/toast-store.ts';
import { useReaderZone } from '#web/ui/use-reader-zone.ts';
import { EpisodePartsField } from '../components/episode-parts-field.tsx';
import { EpisodeSoundField } from '../components/episode-sound-field.tsx';
import { episodeInput, episodeValues } from '../episode-values.ts';
import type { EpisodeValues } from '../episode-values.ts';
import { useForgetPodcasts } from '../hooks/use-episode-changes.ts';
import {
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
  const [save] = useSaveEpisodeMutation();
  const validate = useValidation(schema);
  /** As it was saved last, as far as this editor knows: not as the cache may come to know it. */
  const known = useRef(episode);
  const [addedId, setAddedId] = useState<string>();
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
        onSubmit={async (values, form) => {
          const edited = { id: known.current?.id ?? null, version: known.current?.version ?? null };
          const input = { ...edited, ...episodeInput(zone, values, known.current) };
          const saved = (await save({ variables: { input } })).data!.savePodcastEpisode!.episode;
          known.current = saved;
          forgetPodcasts();
          showToast({ tone: 'success', title: t('podcasts.saved') });
          if (!episode) setAddedId(saved.id);
          // Saved is not changed: whoever leaves now loses nothing.
          form.resetForm({ values });
        }}
      >
        {({ isSubmitting }) => (
          <>
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
          </>
        )}
      </SubmitForm>
    </>
  );
}
