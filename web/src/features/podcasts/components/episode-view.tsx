import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { ArrowLeft, ArrowRight, Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { motifOfSeries } from '#domain/podcasts/cover.ts';
import { episodePath, feedPath } from '#domain/podcasts/episode.ts';
import { previewPath } from '#domain/previews/preview-path.ts';
import { formatBytes } from '#web/lib/numbers.ts';
import { usePageParams } from '#web/lib/page-params.ts';
import { LanguageNote } from '#web/ui/document/language-note.tsx';
import { FeedHead, FeedLinks } from '#web/ui/feed-links.tsx';
import { JsonLd } from '#web/ui/json-ld.tsx';
import { Cover } from '#web/ui/media/cover.tsx';
import { useOrigin } from '#web/ui/origin.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { Section } from '#web/ui/section.tsx';
import { ShareButton } from '#web/ui/share-button.tsx';
import type { PlayedEpisode } from '../player/played-episode.ts';
import type { PodcastEpisodeQuery } from '../podcasts.generated.ts';
import { ChapterList } from './chapter-list.tsx';
import { EpisodeGrid } from './episode-grid.tsx';
import { EpisodeMeta } from './episode-meta.tsx';
import { EpisodeNotes } from './episode-notes.tsx';
import { PlayButton } from './play-button.tsx';
import { usePodcastFeeds } from './podcast-feeds.ts';

export type Episode = NonNullable<PodcastEpisodeQuery['podcastEpisode']>;

/** An episode with its chapters and notes, and where to go on from it. */
export function EpisodeView({ episode }: { episode: Episode }) {
  const { t } = useTranslation('podcasts');
  const { slug, title, description, parts, series } = episode;
  const from = useSecondsAsked(episode.durationMs);
  const feeds = usePodcastFeeds(series.slug);
  const others = othersFrom(episode);
  const next = nextOf(episode);
  const played: PlayedEpisode = { ...episode, next };
  const lang = series.language.toLowerCase();
  return (
    <>
      <EpisodeHead episode={episode} />
      <Box component="article" sx={columnsStyle}>
        <Box sx={{ gridArea: 'head', minWidth: 0 }}>
          <Button
            component={RouterLink}
            to="/podcast"
            color="inherit"
            startIcon={<ArrowLeft size={18} aria-hidden />}
            sx={{ ml: -2.5, mb: 1 }}
          >
            {t('back')}
          </Button>
          <Link
            component={RouterLink}
            to={`/podcast2#${series.slug}`}
            variant="overline"
            color="textSecondary"
            lang={lang}
            sx={{ display: 'block', width: 'fit-content' }}
          >
            {series.title}
          </Link>
          <Typography variant="h2" component="h1" lang={lang} sx={{ mt: 0.5 }}>
            {title}
          </Typography>
          <Typography color="textSecondary" lang={lang} sx={{ my: 2, fontSize: '1.1875rem' }}>
            {description}
          </Typography>
          <EpisodeMeta episode={episode} />
          <Box sx={toolsStyle}>
            <PlayButton episode={played} from={from} isLarge />
            <DownloadButton episode={episode} />
            <ShareButton title={title} search={from === undefined ? '' : `?t=${from}`} />
          </Box>
          <Box sx={{ borderRadius: 3, overflow: 'hidden', mb: 3 }}>
            <Cover motif={motifOfSeries(series.slug)} seed={slug} />
          </Box>
          <LanguageNote language={series.language} />
        </Box>
        <ChapterList episode={played} parts={parts} />
        <EpisodeNotes episode={played} parts={parts} from={from} />
      </Box>
      {next && <NextEpisode next={next} lang={lang} />}
      {others.length > 0 && (
        <Section title={t('more')}>
          <EpisodeGrid episodes={others} level="h3" areSeries />
        </Section>
      )}
      <FeedLinks feeds={feeds} label={t('feeds.follow')} />
    </>
  );
}

/** The second that the address asks for, as `?t=61`; undefined where it asks for none that there is. */
function useSecondsAsked(durationMs: number): number | undefined {
  const [params] = usePageParams();
  const asked = params.get('t') ?? '';
  return /^\d{1,5}$/.test(asked) && Number(asked) * 1000 < durationMs ? Number(asked) : undefined;
}

function nextOf({ slug, series: { episodes } }: Episode): PlayedEpisode['next'] {
  return episodes[episodes.findIndex((one) => one.slug === slug) + 1];
}

/** The other episodes of the series, those after it first. */
function othersFrom({ slug, series: { episodes } }: Episode): Episode['series']['episodes'] {
  const place = episodes.findIndex((one) => one.slug === slug);
  return [...episodes.slice(place + 1), ...episodes.slice(0, Math.max(0, place))];
}

function DownloadButton({ episode: { soundUrl, soundBytes } }: { episode: Episode }) {
  const { t, i18n } = useTranslation('podcasts');
  return (
    <Button
      href={soundUrl}
      download
      variant="outlined"
      color="inherit"
      startIcon={<Download size={18} aria-hidden />}
    >
      {t('download', { size: formatBytes(soundBytes, i18n.language) })}
    </Button>
  );
}

interface NextEpisodeProps {
  next: NonNullable<PlayedEpisode['next']>;
  lang: string;
}

function NextEpisode({ next, lang }: NextEpisodeProps) {
  const { t } = useTranslation('podcasts');
  return (
    <Link
      component={RouterLink}
      to={episodePath(next.slug)}
      rel="next"
      underline="none"
      color="text.primary"
      sx={nextStyle}
    >
      <Box component="span" sx={{ display: 'grid', minWidth: 0 }}>
        <Typography variant="body2" color="textSecondary" component="span">
          {t('next')}
        </Typography>
        <Box component="span" lang={lang} sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {next.title}
        </Box>
      </Box>
      <ArrowRight size={20} aria-hidden />
    </Link>
  );
}

function EpisodeHead({ episode }: { episode: Episode }) {
  const { t: menuText } = useTranslation('menu');
  const origin = useOrigin();
  const { id, slug, title, description, publishedAt, durationMs, series } = episode;
  const preview = { kind: 'podcasts', id };
  const duration = `PT${Math.round(durationMs / 1000)}S`;
  return (
    <>
      <PageHead
        title={title}
        description={description}
        preview={preview}
        trail={[{ name: menuText('podcasts.podcast'), path: '/podcast' }]}
      />
      <FeedHead feeds={usePodcastFeeds(series.slug)} />
      <JsonLd
        data={{
          '@type': 'PodcastEpisode',
          name: title,
          description,
          url: origin + episodePath(slug),
          datePublished: publishedAt,
          timeRequired: duration,
          inLanguage: series.language.toLowerCase(),
          image: origin + previewPath(preview),
          associatedMedia: {
            '@type': 'AudioObject',
            contentUrl: origin + episode.soundUrl,
            encodingFormat: episode.soundType,
            contentSize: String(episode.soundBytes),
            duration,
          },
          partOfSeries: {
            '@type': 'PodcastSeries',
            name: series.title,
            description: series.description,
            url: `${origin}/podcast2#${series.slug}`,
            webFeed: origin + feedPath(series.slug),
          },
        }}
      />
    </>
  );
}

const columnsStyle = {
  display: 'grid',
  gridTemplate: {
    xs: '"head" "chapters" "notes" / minmax(0, 1fr)',
    lg: '"head chapters" auto "notes chapters" 1fr / minmax(0, 680px) minmax(220px, 300px)',
  },
  columnGap: 10,
  rowGap: 3,
  alignItems: 'start',
  py: { xs: 3, md: 5 },
} as const;

const toolsStyle = { display: 'flex', flexWrap: 'wrap', gap: 1.5, my: 3 } as const;

const nextStyle = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 2,
  maxWidth: 680,
  p: 2,
  border: 1,
  borderColor: 'divider',
  borderRadius: 3,
  '&:hover': { borderColor: 'text.primary' },
} as const;
