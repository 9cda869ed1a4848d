import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { Pause, Play, RotateCcw, Volume2, VolumeX } from 'lucide-react';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DEFAULT_VOLUME, SAMPLE_SECONDS } from '#domain/samples/sample.ts';
import { clockOf } from '#web/ui/media/clock-of.ts';
import { PositionSlider } from '#web/ui/media/position-slider.tsx';
import { visuallyHidden } from '#web/ui/visually-hidden.ts';
import { Deck } from '../deck.ts';
import type { Take } from '../sample-sound.ts';

interface TakesPlayerProps {
  /** Of the piece. */
  title: string;
  takes: readonly [Take, Take];
  /** What the takes are called: such as before and after. */
  names: readonly [string, string];
  /** What is shown of the take that is heard, above all else. */
  children?: (side: 0 | 1) => ReactNode;
}

/**
 * A piece in two takes, of which one is heard: going from one to the other keeps the place. Another piece
 * begins at its beginning, and waits (spec §4); which take it is, and how loud, stays.
 */
export function TakesPlayer({ title, takes, names, children }: TakesPlayerProps) {
  const { t } = useTranslation('samples');
  const [side, setSide] = useState<0 | 1>(0);
  const [volume, setVolume] = useState(DEFAULT_VOLUME);
  const [isMuted, setIsMuted] = useState(false);
  const [{ source: first }, { source: second }] = takes;
  const deck = useMemo(() => new Deck([first, second], SAMPLE_SECONDS), [first, second]);
  const { isPlaying, isWaiting, hasFailed, seconds } = useSyncExternalStore(
    deck.watch,
    deck.state,
    deck.state,
  );
  const loudness = isMuted ? 0 : volume;
  useEffect(() => {
    // The ear hears steps of a square as even.
    const level = (loudness / 100) ** 2;
    deck.setLevels([side === 0 ? level : 0, side === 1 ? level : 0]);
  }, [deck, side, loudness]);
  useEffect(() => deck.pause, [deck]);

  /** Nothing is as good as muted, and whoever moves the slider wants to hear something. */
  function changeVolume(percent: number): void {
    setVolume(percent);
    setIsMuted(percent === 0);
  }

  function toggleMute(): void {
    if (isMuted && volume === 0) setVolume(DEFAULT_VOLUME);
    setIsMuted(!isMuted);
  }

  function reset(): void {
    setSide(side === 0 ? 1 : 0);
    deck.rewind();
  }

  return (
    <Box component="fieldset" aria-label={title} sx={playerStyle}>
      {children?.(side)}
      <ToggleButtonGroup
        exclusive
        fullWidth
        value={side}
        aria-label={t('player.take')}
        onChange={(_event, chosen: 0 | 1 | null) => {
          if (chosen !== null) setSide(chosen);
        }}
      >
        {names.map((name, index) => (
          <ToggleButton key={name} value={index} sx={takeStyle}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box sx={rowStyle}>
        <IconButton
          aria-label={t(isPlaying || isWaiting ? 'player.pause' : 'player.play', { title })}
          aria-busy={isWaiting}
          onClick={() => (isPlaying || isWaiting ? deck.pause() : void deck.play())}
          sx={playStyle}
        >
          {isPlaying || isWaiting ? (
            <Pause size={24} aria-hidden />
          ) : (
            <Play size={24} aria-hidden />
          )}
        </IconButton>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <PositionSlider
            title={title}
            seconds={seconds}
            duration={SAMPLE_SECONDS}
            peaks={takes[side].peaks}
            onWind={(to) => deck.windTo(to)}
          />
          <Typography variant="caption" component="p" color="textSecondary" sx={timeStyle}>
            {clockOf(seconds)} / {clockOf(SAMPLE_SECONDS)}
          </Typography>
        </Box>
      </Box>
      <Box sx={rowStyle}>
        <Button
          color="inherit"
          variant="outlined"
          startIcon={<RotateCcw size={18} aria-hidden />}
          onClick={reset}
          title={t('player.resetHelp')}
        >
          {t('player.reset')}
        </Button>
        <Box sx={volumeStyle}>
          <IconButton aria-label={t('player.mute')} aria-pressed={isMuted} onClick={toggleMute}>
            {isMuted ? <VolumeX size={20} aria-hidden /> : <Volume2 size={20} aria-hidden />}
          </IconButton>
          <Box
            component="input"
            type="range"
            min={0}
            max={100}
            step={5}
            value={loudness}
            onChange={({ currentTarget }) => changeVolume(Number(currentTarget.value))}
            aria-label={t('player.volume')}
            sx={rangeStyle}
          />
          <Box component="output" sx={percentStyle}>
            {loudness}
          </Box>
        </Box>
      </Box>
      <Box component="output" sx={visuallyHidden}>
        {isWaiting && t('player.loading')}
        {isPlaying && t('player.playing', { take: names[side] })}
      </Box>
      {hasFailed && (
        <Typography role="alert" variant="body2" color="error">
          {t('player.failed')}
        </Typography>
      )}
    </Box>
  );
}

const playerStyle = {
  display: 'grid',
  gap: 2.5,
  m: 0,
  p: { xs: 2, sm: 3 },
  minWidth: 0,
  border: 1,
  borderColor: 'divider',
  borderRadius: 3,
  bgcolor: 'background.paper',
} as const;

const takeStyle = {
  minHeight: 48,
  color: 'text.primary',
  textTransform: 'none',
  '&.Mui-selected, &.Mui-selected:hover': {
    color: 'background.paper',
    bgcolor: 'text.primary',
  },
} as const;

const rowStyle = { display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 2 } as const;

const playStyle = {
  width: 56,
  height: 56,
  color: 'primary.contrastText',
  bgcolor: 'primary.main',
  '&:hover': { bgcolor: 'primary.dark' },
} as const;

const timeStyle = { mt: 0.5, fontVariantNumeric: 'tabular-nums' } as const;

const volumeStyle = { display: 'flex', alignItems: 'center', gap: 1, ml: 'auto' } as const;

const rangeStyle = {
  width: { xs: 110, sm: 160 },
  height: 44,
  m: 0,
  accentColor: 'var(--palette-primary-main)',
  cursor: 'pointer',
} as const;

/** As wide for one digit as for three. */
const percentStyle = {
  minWidth: '3ch',
  textAlign: 'right',
  fontVariantNumeric: 'tabular-nums',
} as const;
