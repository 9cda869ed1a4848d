import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { Pause, Play } from 'lucide-react';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { clockOf } from './clock-of.ts';
import { PositionSlider } from './position-slider.tsx';
import { takeTheFloor } from './sounding.ts';

interface AudioPlayerProps {
  title: string;
  url: string;
  durationMs: number;
  /** How loud it is from its beginning to its end, from 0 to 100. */
  peaks: readonly number[];
  /** What stands below it and follows where it is, such as what is said of moments in it. */
  children?: (place: PlayerPlace) => ReactNode;
}

/** Where a player is, and a way to go elsewhere in it. */
export interface PlayerPlace {
  seconds: number;
  windTo: (seconds: number) => void;
}

/**
 * A sound with its shape: played and paused by a button, and wound by clicking into it, dragging, or with
 * the arrow keys. Of several on a page one is heard at a time. Nothing is fetched before it is played.
 */
export function AudioPlayer({ title, url, durationMs, peaks, children }: AudioPlayerProps) {
  const { t } = useTranslation('ui');
  const audio = useRef<HTMLAudioElement>(null);
  const [isPlaying, setIsPlaying] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const [time, setTime] = useState(0);
  const duration = durationMs / 1000;

  async function toggle(): Promise<void> {
    const sound = audio.current!;
    if (isPlaying) return sound.pause();
    setHasFailed(false);
    takeTheFloor(sound);
    try {
      await sound.play();
    } catch (error) {
      // Pausing while it is still on its way ends the wish to play it, which is no failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setHasFailed(true);
    }
  }

  function windTo(seconds: number): void {
    setTime(seconds);
    if (audio.current) audio.current.currentTime = seconds;
  }

  return (
    <Box component="fieldset" aria-label={title} sx={playerStyle}>
      {/* What is heard is music by its author, and has no captions. */}
      <audio
        ref={audio}
        src={url}
        preload="none"
        onPlay={() => setIsPlaying(true)}
        onPause={() => setIsPlaying(false)}
        onEnded={() => windTo(0)}
        onTimeUpdate={({ currentTarget }) => setTime(currentTarget.currentTime)}
      >
        <track kind="captions" />
      </audio>
      <IconButton
        aria-label={t(isPlaying ? 'player.pause' : 'player.play', { title })}
        onClick={() => void toggle()}
        sx={buttonStyle}
      >
        {isPlaying ? <Pause size={22} aria-hidden /> : <Play size={22} aria-hidden />}
      </IconButton>
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ display: 'flex', gap: 2, justifyContent: 'space-between', mb: 0.5 }}>
          <Typography variant="subtitle2" component="p" noWrap>
            {title}
          </Typography>
          <Typography variant="caption" color="textSecondary" sx={timeStyle}>
            {clockOf(time)} / {clockOf(duration)}
          </Typography>
        </Box>
        <PositionSlider
          title={title}
          seconds={time}
          duration={duration}
          peaks={peaks}
          onWind={windTo}
        />
        {hasFailed && (
          <Typography role="alert" variant="body2" color="error" sx={{ mt: 0.5 }}>
            {t('player.failed')}
          </Typography>
        )}
      </Box>
      {children && (
        <Box sx={belowStyle}>
          <Below seconds={time} windTo={windTo}>
            {children}
          </Below>
        </Box>
      )}
    </Box>
  );
}

function Below({
  children,
  ...place
}: PlayerPlace & { children: NonNullable<AudioPlayerProps['children']> }) {
  return children(place);
}

const playerStyle = {
  display: 'grid',
  gridTemplateColumns: '48px minmax(0, 1fr)',
  columnGap: 2,
  alignItems: 'center',
  m: 0,
  p: 0,
  border: 0,
  minWidth: 0,
} as const;

/** Beneath the sound, and on a phone beneath the button as well. */
const belowStyle = { gridColumn: { xs: '1 / -1', sm: '2' }, minWidth: 0 } as const;

const buttonStyle = {
  width: 48,
  height: 48,
  border: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
} as const;

const timeStyle = { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } as const;
