import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { clockOf } from './clock-of.ts';
import { Waveform } from './waveform.tsx';

interface PositionSliderProps {
  /** Of what is heard. */
  title: string;
  /** Where it is. */
  seconds: number;
  duration: number;
  /** How loud it is from its beginning to its end, from 0 to 100. */
  peaks: readonly number[];
  onWind: (seconds: number) => void;
}

/** Seconds that the arrow keys go on or back by. */
const STEP = 5;

/** The shape of a sound, into which one clicks, drags, or goes with the arrow keys. */
export function PositionSlider({ title, seconds, duration, peaks, onWind }: PositionSliderProps) {
  const { t } = useTranslation('ui');
  return (
    <Box sx={{ position: 'relative' }}>
      <Waveform peaks={peaks} played={duration > 0 ? seconds / duration : 0} />
      <Box
        component="input"
        type="range"
        min={0}
        max={Math.max(1, Math.floor(duration))}
        step={1}
        value={Math.floor(seconds)}
        onChange={({ currentTarget }) => onWind(Number(currentTarget.value))}
        onKeyDown={(event) => {
          const by = { ArrowLeft: -STEP, ArrowRight: STEP }[event.key];
          if (by === undefined) return;
          event.preventDefault();
          onWind(Math.min(duration, Math.max(0, seconds + by)));
        }}
        aria-label={t('player.position', { title })}
        aria-valuetext={t('player.at', { time: clockOf(seconds), duration: clockOf(duration) })}
        sx={rangeStyle}
      />
    </Box>
  );
}

/** Over the waveform, which is what is seen of it. */
const rangeStyle = {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  m: 0,
  opacity: 0,
  cursor: 'pointer',
  '&:focus-visible': {
    opacity: 1,
    appearance: 'none',
    bgcolor: 'transparent',
    outline: '2px solid',
    outlineColor: 'primary.main',
    outlineOffset: 2,
    borderRadius: 1,
  },
  '&:focus-visible::-webkit-slider-thumb': { opacity: 0 },
} as const;
