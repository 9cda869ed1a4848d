import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { TitledPage } from '#web/features/pages/components/titled-page.tsx';
import { usePlaceNames } from '#web/features/studios/hooks/use-place-names.ts';
import { useForeignLanguage, useReaderLanguage } from '#web/lib/reader-language.ts';
import { cardStyle, wholeCardLink } from '#web/ui/card-style.ts';
import { LanguageNote } from '#web/ui/document/language-note.tsx';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { itemListData, JsonLd } from '#web/ui/json-ld.tsx';
import { useOrigin } from '#web/ui/origin.tsx';
import { WaveCover } from '../components/place-cover.tsx';
import { useWavesSuspenseQuery } from '../directories.generated.ts';
import type { WaveCardFragment } from '../directories.generated.ts';
import { useTagNames } from '../hooks/use-tag-names.ts';

/** Currents of music, each with its cities. */
export function WavesPage() {
  const { t } = useTranslation('directories');
  return (
    <TitledPage id="waves">
      <ErrorBoundary title={t('list.error')}>
        <Suspense fallback={<WavesSkeleton />}>
          <Waves />
        </Suspense>
      </ErrorBoundary>
    </TitledPage>
  );
}

function Waves() {
  const language = useReaderLanguage();
  const origin = useOrigin();
  const { data } = useWavesSuspenseQuery({ variables: { language } });
  const foreign = data.waves.find((wave) => wave.language !== language);
  return (
    <>
      <JsonLd
        data={itemListData(
          origin,
          data.waves.map(({ id, title }) => ({ name: title, path: `/waves/${id}` })),
        )}
      />
      {foreign && <LanguageNote language={foreign.language} />}
      <Box component="ul" sx={listStyle}>
        {data.waves.map((wave) => (
          <Box component="li" key={wave.id} sx={{ minWidth: 0 }}>
            <WaveCard wave={wave} />
          </Box>
        ))}
      </Box>
    </>
  );
}

function WaveCard({ wave }: { wave: WaveCardFragment }) {
  const { cityName } = usePlaceNames();
  const tagNames = useTagNames();
  const { id, language, title, lead, cities, tags } = wave;
  const lang = useForeignLanguage(language);
  return (
    <Box component="article" sx={waveStyle}>
      <Box sx={coverStyle}>
        <WaveCover id={id} title={title} />
      </Box>
      <Typography variant="overline" color="textSecondary" component="p">
        {cities.map(cityName).join(' · ')}
      </Typography>
      <Typography variant="h3" component="h2" lang={lang}>
        <Link component={RouterLink} to={`/waves/${id}`} color="inherit" sx={wholeCardLink}>
          {title}
        </Link>
      </Typography>
      <Typography lang={lang} sx={{ mt: 1, mb: 2 }}>
        {lead}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 'auto' }}>
        {tagNames(tags)
          .map(({ label }) => label)
          .join(' · ')}
      </Typography>
    </Box>
  );
}

function WavesSkeleton() {
  return (
    <Box sx={listStyle} aria-hidden>
      {Array.from({ length: 9 }, (_, index) => (
        <Skeleton key={index} variant="rounded" height={330} sx={{ borderRadius: 3 }} />
      ))}
    </Box>
  );
}

const waveStyle = {
  ...cardStyle,
  height: '100%',
  overflow: 'hidden',
  p: 2.5,
  '&:hover, &:focus-within': { borderColor: 'text.primary' },
} as const;

const coverStyle = { m: -2.5, mb: 2, '& > svg': { aspectRatio: '5 / 2' } } as const;

const listStyle = {
  listStyle: 'none',
  m: 0,
  mt: 3,
  p: 0,
  display: 'grid',
  gap: 2,
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: 'repeat(2, minmax(0, 1fr))',
    lg: 'repeat(3, minmax(0, 1fr))',
  },
} as const;
