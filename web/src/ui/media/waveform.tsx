import Box from '@mui/material/Box';

interface WaveformProps {
  /** How loud it is from its beginning to its end, from 0 to 100. */
  peaks: readonly number[];
  /** How much of it has been heard, from 0 to 1. */
  played: number;
}

const HEIGHT = 40;
/** A bar and the room behind it. */
const STEP = 4;
const SILENCE = 3;
/** Of a sound whose shape is not known. */
const FLAT: readonly number[] = Array.from({ length: 80 }, () => 0);

/** The shape of a sound: a bar for each moment, those that have been heard in another colour. */
export function Waveform({ peaks, played }: WaveformProps) {
  const bars = peaks.length > 0 ? peaks : FLAT;
  const heard = Math.round(played * bars.length);
  return (
    <Box
      component="svg"
      aria-hidden
      viewBox={`0 0 ${bars.length * STEP} ${HEIGHT}`}
      preserveAspectRatio="none"
      sx={{ display: 'block', width: '100%', height: HEIGHT }}
    >
      <Box component="path" d={barsOf(bars.slice(heard), heard)} sx={restStyle} />
      <Box component="path" d={barsOf(bars.slice(0, heard), 0)} sx={heardStyle} />
    </Box>
  );
}

/** Bars as one line, from the `first` on. */
function barsOf(peaks: readonly number[], first: number): string {
  return peaks
    .map((peak, index) => {
      const height = Math.max(SILENCE, (peak / 100) * HEIGHT);
      const x = (first + index) * STEP + STEP / 2;
      return `M${x} ${(HEIGHT - height) / 2}v${height}`;
    })
    .join('');
}

const line = { stroke: 'currentColor', strokeWidth: 2.5 } as const;
const restStyle = { ...line, color: 'text.secondary', opacity: 0.5 } as const;
const heardStyle = { ...line, color: 'primary.main' } as const;
