import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { currentAt } from '#domain/podcasts/episode.ts';
import { DocumentView } from '#web/ui/document/document-view.tsx';
import type { PlayedEpisode } from '../player/played-episode.ts';
import { useCurrent } from '../use-current.ts';
import type { Episode } from './episode-view.tsx';
import { MomentLink } from './moment-link.tsx';

interface EpisodeNotesProps {
  episode: PlayedEpisode;
  parts: Episode['parts'];
  /** Seconds that the address asks for. */
  from: number | undefined;
}

/** The notes of an episode. They follow the sound, and it follows them where a time is pressed. */
export function EpisodeNotes({ episode, parts, from }: EpisodeNotesProps) {
  const { t } = useTranslation('podcasts');
  const list = useRef<HTMLDivElement>(null);
  const current = useCurrent(episode, parts);
  useFollowing(list, current);
  useShowing(list, from === undefined ? -1 : indexAt(parts, from * 1000));
  return (
    <Box sx={{ gridArea: 'notes', minWidth: 0 }}>
      <Typography variant="body2" color="textSecondary">
        {t('notes')}
      </Typography>
      <Box ref={list} lang={episode.series.language.toLowerCase()}>
        {parts.map(({ startMs, chapter, body }, index) => (
          <Box
            key={startMs}
            data-part
            aria-current={index === current ? 'true' : undefined}
            sx={partStyle}
          >
            {chapter !== null && (
              <Typography variant="h3" component="h2" sx={{ pt: 3, mb: 1 }}>
                {chapter}
              </Typography>
            )}
            <MomentLink episode={episode} startMs={startMs} />
            <DocumentView document={body} />
          </Box>
        ))}
      </Box>
    </Box>
  );
}

function indexAt(parts: Episode['parts'], ms: number): number {
  const part = currentAt(parts, ms);
  return part ? parts.indexOf(part) : -1;
}

/** Moves on to the part that is heard, while the reader is at the one before: whoever reads elsewhere stays there. */
function useFollowing(list: RefObject<HTMLElement | null>, current: number): void {
  const before = useRef(current);
  const follow = useEffectEvent((index: number) => {
    const parts = list.current?.querySelectorAll('[data-part]');
    const last = parts?.[before.current];
    before.current = index;
    if (last && parts[index] && isInSight(last)) show(parts[index]);
  });
  useEffect(() => follow(current), [current]);
}

/** Shows the part that the address asks for. */
function useShowing(list: RefObject<HTMLElement | null>, index: number): void {
  useEffect(() => {
    const part = list.current?.querySelectorAll('[data-part]')[index];
    if (part) show(part);
  }, [list, index]);
}

function isInSight(part: Element): boolean {
  const { top, bottom } = part.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}

function show(part: Element): void {
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  part.scrollIntoView({ block: 'center', behavior: isCalm ? 'auto' : 'smooth' });
}

const partStyle = {
  pl: 2,
  ml: -2.25,
  borderLeft: 2,
  borderColor: 'transparent',
  transition: 'border-color 160ms',
  '& p': { mt: 0.5 },
  '&[aria-current]': { borderColor: 'primary.main' },
} as const;
