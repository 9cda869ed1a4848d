import Button from '@mui/material/Button';
import { Pause, Play } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useIsHydrating } from '#web/ui/hydrated.ts';
import { clockOf } from '#web/ui/media/clock-of.ts';
import { visuallyHidden } from '#web/ui/visually-hidden.ts';
import Box from '@mui/material/Box';
import { placeOf } from '../player/heard.ts';
import { usePlayed } from '../player/played-episode.ts';
import type { PlayedEpisode } from '../player/played-episode.ts';
import { pause, play, usePlayback } from '../player/player.ts';

interface PlayButtonProps {
  episode: PlayedEpisode;
  /** Seconds that the address asks for; without them it goes on where it was left. */
  from?: number | undefined;
  isLarge?: boolean;
}

/** Has an episode be heard, or not any more. */
export function PlayButton({ episode, from, isLarge = false }: PlayButtonProps) {
  const { t } = useTranslation('podcasts');
  const { slug, title, series } = episode;
  const isCurrent = usePlayed()?.slug === slug;
  const isPlaying = usePlayback((playback) => playback.isPlaying) && isCurrent;
  const isHydrating = useIsHydrating();
  // Once the player has it, it goes on from where that is.
  const place = isHydrating || isCurrent ? 0 : (from ?? placeOf(slug));
  const Icon = isPlaying ? Pause : Play;
  return (
    <Button
      variant={isLarge ? 'contained' : 'outlined'}
      color={isLarge ? 'primary' : 'inherit'}
      size={isLarge ? 'large' : 'medium'}
      startIcon={<Icon size={20} aria-hidden />}
      onClick={() => (isPlaying ? pause() : void play(episode, isCurrent ? undefined : from))}
    >
      {isPlaying
        ? t('pause')
        : place > 0
          ? t(from === undefined ? 'resume' : 'playFrom', { time: clockOf(place) })
          : t('play')}
      <Box component="span" lang={series.language.toLowerCase()} sx={visuallyHidden}>
        {` ${title}`}
      </Box>
    </Button>
  );
}
