import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { chaptersOf } from '#domain/podcasts/episode.ts';
import type { PlayedEpisode } from '../player/played-episode.ts';
import { useCurrent } from '../use-current.ts';
import type { Episode } from './episode-view.tsx';
import { MomentLink } from './moment-link.tsx';

interface ChapterListProps {
  episode: PlayedEpisode;
  parts: Episode['parts'];
}

/** The chapters of an episode, each heard from its beginning when pressed. */
export function ChapterList({ episode, parts }: ChapterListProps) {
  const { t } = useTranslation('podcasts');
  const id = useId();
  const chapters = chaptersOf(parts);
  const current = useCurrent(episode, chapters);
  return (
    <Box component="nav" aria-labelledby={id} sx={listStyle}>
      <Typography id={id} variant="subtitle2" component="h2" color="textSecondary">
        {t('chapters')}
      </Typography>
      <Box component="ol" lang={episode.series.language.toLowerCase()} sx={{ m: 0, p: 0 }}>
        {chapters.map((chapter, index) => (
          <Box
            component="li"
            key={chapter.startMs}
            aria-current={index === current ? 'true' : undefined}
            sx={itemStyle}
          >
            <MomentLink episode={episode} startMs={chapter.startMs}>
              {chapter.title}
            </MomentLink>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

/** Above the notes on a narrow page, beside them where there is room. */
const listStyle = {
  gridArea: 'chapters',
  position: { lg: 'sticky' },
  top: 96,
  pl: 2,
  borderLeft: 1,
  borderColor: 'divider',
} as const;

const itemStyle = {
  listStyle: 'none',
  '&[aria-current]': { color: 'primary.main', fontWeight: 600 },
} as const;
