import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { motifOfSeries } from '#domain/podcasts/cover.ts';
import { episodePath } from '#domain/podcasts/episode.ts';
import { cardStyle, wholeCardLink } from '#web/ui/card-style.ts';
import { Cover } from '#web/ui/media/cover.tsx';
import type { PlayedEpisode } from '../player/played-episode.ts';
import type { EpisodeCardFragment } from '../podcasts.generated.ts';
import { EpisodeMeta } from './episode-meta.tsx';
import { PlayButton } from './play-button.tsx';

interface EpisodeCardProps {
  episode: EpisodeCardFragment;
  /** Level of its title in the page's outline. */
  level: 'h2' | 'h3';
  next?: PlayedEpisode['next'];
  /** Large, with the cover beside the words where there is room. */
  isLead?: boolean;
  /** Without saying which series it is of. */
  isInSeries?: boolean;
}

/** An episode in a list: all of the card leads to it, and a button plays it. */
export function EpisodeCard({ episode, level, next, isLead, isInSeries }: EpisodeCardProps) {
  const { slug, title, description, series } = episode;
  const lang = series.language.toLowerCase();
  return (
    <Box component="article" sx={[episodeStyle, isLead === true && leadStyle]}>
      <Cover motif={motifOfSeries(series.slug)} seed={slug} />
      <Box sx={wordsStyle}>
        {!isInSeries && (
          <Typography variant="overline" color="textSecondary" component="span" lang={lang}>
            {series.title}
          </Typography>
        )}
        <Typography variant={isLead ? 'h2' : 'h4'} component={level} lang={lang}>
          <Link component={RouterLink} to={episodePath(slug)} color="inherit" sx={wholeCardLink}>
            {title}
          </Link>
        </Typography>
        <Typography color="textSecondary" lang={lang} sx={{ mt: 1, mb: 2 }}>
          {description}
        </Typography>
        <Box sx={footStyle}>
          <Box sx={{ position: 'relative', zIndex: 1 }}>
            <PlayButton episode={{ ...episode, next }} isLarge={isLead === true} />
          </Box>
          <EpisodeMeta episode={episode} />
        </Box>
      </Box>
    </Box>
  );
}

const episodeStyle = {
  ...cardStyle,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  '&:hover': { borderColor: 'text.secondary' },
} as const;

const leadStyle = {
  display: { md: 'grid' },
  gridTemplateColumns: { md: '3fr 2fr' },
  alignItems: 'center',
} as const;

const wordsStyle = {
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minWidth: 0,
  p: { xs: 2, sm: 2.5 },
} as const;

/** At the bottom of its card, however long the words are. */
const footStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 1,
  mt: 'auto',
} as const;
