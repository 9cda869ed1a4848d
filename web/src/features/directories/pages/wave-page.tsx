import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { isCategoryId } from '#domain/studios/category.ts';
import { LinkChips } from '#web/features/search/components/link-chips.tsx';
import { usePlaceNames } from '#web/features/studios/hooks/use-place-names.ts';
import { EditableText } from '#web/features/texts/components/editable-text.tsx';
import { useForeignLanguage, useReaderLanguage } from '#web/lib/reader-language.ts';
import { DocumentView } from '#web/ui/document/document-view.tsx';
import { LanguageNote } from '#web/ui/document/language-note.tsx';
import { TextSkeleton } from '#web/ui/document/text-skeleton.tsx';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { AudioPlayer } from '#web/ui/media/audio-player.tsx';
import { Section } from '#web/ui/section.tsx';
import { StatusPage } from '#web/ui/status-page.tsx';
import { BackLink } from '../components/back-link.tsx';
import { coveredHeadStyle } from '../components/covered-head.ts';
import { PlaceCard } from '../components/place-card.tsx';
import { WaveCover } from '../components/place-cover.tsx';
import { WaveHead } from '../components/wave-head.tsx';
import { WrongFactLink } from '../components/wrong-fact-link.tsx';
import { useWavePageSuspenseQuery } from '../directories.generated.ts';
import type { WavePageQuery } from '../directories.generated.ts';
import { soundsOf } from '../wave-sound.ts';

/** A current of music: its sound, its rooms and records, and where to find it. */
export function WavePage() {
  const { t } = useTranslation('directories');
  const { slug = '' } = useParams();
  return (
    <Box sx={{ py: { xs: 3, md: 5 } }}>
      <ErrorBoundary resetKeys={[slug]} title={t('place.error')}>
        <Suspense key={slug} fallback={<TextSkeleton />}>
          <Page id={slug} />
        </Suspense>
      </ErrorBoundary>
    </Box>
  );
}

function Page({ id }: { id: string }) {
  const { t } = useTranslation('directories');
  const language = useReaderLanguage();
  const { data, refetch } = useWavePageSuspenseQuery({ variables: { id, language } });
  const { wave } = data;
  if (!wave) {
    return (
      <StatusPage
        status={404}
        title={t('place.notFoundTitle')}
        text={t('waves.notFoundText')}
        ways={[{ to: '/waves', label: t('waves.all') }]}
      />
    );
  }
  return (
    <EditableText
      text={{ kind: 'WAVE', slug: wave.id, language: wave.language }}
      title={wave.title}
      onPublished={() => void refetch()}
    >
      <Wave wave={wave} />
    </EditableText>
  );
}

function Wave({ wave }: { wave: NonNullable<WavePageQuery['wave']> }) {
  const { t } = useTranslation('directories');
  const { cityName } = usePlaceNames();
  const { id, language, title, lead, body, cities, places } = wave;
  const lang = useForeignLanguage(language);
  const sounds = soundsOf(id);
  const cityLinks = cities.map((city) => ({
    to: `/studios/cities/${city.id}`,
    label: cityName(city),
  }));
  return (
    <article>
      <WaveHead wave={wave} />
      <BackLink to="/waves" label={t('waves.all')} />
      <Box sx={coveredHeadStyle}>
        <div>
          <Typography variant="h1" lang={lang} sx={{ mt: 1, mb: 1 }}>
            {title}
          </Typography>
          <Typography lang={lang} sx={{ mb: 1 }}>
            {lead}
          </Typography>
          <LanguageNote language={language} />
        </div>
        <WaveCover id={id} title={title} />
      </Box>
      <Box sx={{ maxWidth: 720 }}>
        {sounds.length > 0 && (
          <Box component="section" aria-label={t('waves.sketches')} sx={{ my: 3 }}>
            <Box component="ul" sx={soundsStyle}>
              {sounds.map(({ take, ...sound }) => (
                <li key={take}>
                  <AudioPlayer title={t(`waves.takes.${take}`, { title })} {...sound} />
                </li>
              ))}
            </Box>
            <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
              {t('waves.sketchText')}
            </Typography>
          </Box>
        )}
        <Box lang={lang} sx={{ mb: 4 }}>
          <DocumentView document={body} />
        </Box>
      </Box>
      <LinkChips label={t('waves.rooms')} links={useRoomLinks(wave)} />
      <LinkChips label={t('waves.cities')} links={cityLinks} />
      {places.length > 0 && (
        <Section title={t('waves.places')}>
          <Box component="ul" sx={listStyle}>
            {places.map((place) => (
              <Box component="li" key={place.id} sx={{ minWidth: 0 }}>
                <PlaceCard place={place} near={undefined} level="h3" />
              </Box>
            ))}
          </Box>
        </Section>
      )}
      <WrongFactLink page={{ kind: 'wave', id }} />
    </article>
  );
}

/** The rooms of the kinds that a wave is made in, in its main city. */
function useRoomLinks({ cities, rooms }: NonNullable<WavePageQuery['wave']>) {
  const { t } = useTranslation('studios');
  const { cityName } = usePlaceNames();
  const [city] = cities;
  if (!city) return [];
  return rooms.flatMap(({ id }) =>
    isCategoryId(id)
      ? [
          {
            to: `/search?type=${id}&city=${city.id}`,
            label: `${t(`categories.${id}`)} · ${cityName(city)}`,
          },
        ]
      : [],
  );
}

const soundsStyle = { listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 } as const;

const listStyle = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: 2,
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: 'repeat(2, minmax(0, 1fr))',
    lg: 'repeat(3, minmax(0, 1fr))',
  },
} as const;
