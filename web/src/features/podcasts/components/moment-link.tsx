import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { episodePath } from '#domain/podcasts/episode.ts';
import { clockOf } from '#web/ui/media/clock-of.ts';
import type { PlayedEpisode } from '../player/played-episode.ts';
import { play } from '../player/player.ts';

interface MomentLinkProps {
  episode: PlayedEpisode;
  startMs: number;
  /** What is there; without it, the time alone stands for it. */
  children?: ReactNode;
}

/** Has an episode be heard from a moment on, which has an address of its own. */
export function MomentLink({ episode, startMs, children }: MomentLinkProps) {
  const { t } = useTranslation('podcasts');
  const seconds = Math.floor(startMs / 1000);
  const time = clockOf(seconds);
  return (
    <Link
      component={RouterLink}
      to={episodePath(episode.slug, seconds)}
      replace
      preventScrollReset
      color="inherit"
      underline={children === undefined ? 'always' : 'hover'}
      aria-label={children === undefined ? t('playFrom', { time }) : undefined}
      onClick={() => void play(episode, seconds)}
      sx={linkStyle}
    >
      <time dateTime={`PT${seconds}S`}>{time}</time>
      {children}
    </Link>
  );
}

const linkStyle = {
  display: 'inline-flex',
  gap: 1.5,
  py: 0.5,
  '& time': {
    flexShrink: 0,
    minWidth: '2.5em',
    color: 'text.secondary',
    fontVariantNumeric: 'tabular-nums',
  },
} as const;
