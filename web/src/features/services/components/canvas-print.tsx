import Box from '@mui/material/Box';
import type { CanvasChoice, CanvasFrame } from '#domain/catalog/canvas.ts';
import { drawCanvas } from '#domain/services/canvas-print.ts';

interface CanvasPrintProps {
  /** How loud the sound is from its beginning to its end, from 0 to 100. */
  peaks: readonly number[];
  choice: CanvasChoice;
  /** What it shows, for those who do not see it. */
  label: string;
}

/** A print as it hangs on a wall: in its proportions, its style and its frame. */
export function CanvasPrint({ peaks, choice, label }: CanvasPrintProps) {
  const { width, height, background, lineWidth, lines } = drawCanvas(peaks, choice);
  return (
    <Box component="figure" aria-label={label} sx={wallStyle}>
      <Box
        component="svg"
        aria-hidden
        viewBox={`0 0 ${width} ${height}`}
        sx={{ ...printStyle, ...frameStyles[choice.frame] }}
      >
        <rect width="100%" height="100%" fill={background} />
        <g fill="none" strokeLinecap="round" strokeWidth={lineWidth}>
          {lines.map(({ path, color }) => (
            <path key={color} d={path} stroke={color} />
          ))}
        </g>
      </Box>
    </Box>
  );
}

const wallStyle = {
  display: 'grid',
  placeItems: 'center',
  m: 0,
  p: { xs: 2, sm: 4 },
  borderRadius: 2,
  bgcolor: 'background.default',
} as const;

const printStyle = {
  display: 'block',
  width: '100%',
  maxWidth: 520,
  height: 'auto',
  boxShadow: '0 10px 28px rgb(0 0 0 / 22%)',
} as const;

/** In the colors of what they are made of, whatever the page is shown in. */
const frameStyles: Readonly<Record<CanvasFrame, object>> = {
  none: {},
  black: { border: '10px solid #191714' },
  white: { border: '10px solid #FBFAF7', outline: '1px solid #D8D1C4' },
  wood: { border: '12px solid #9A6B3F' },
  premium: { border: '14px double #6B4A2B', backgroundColor: '#E6D5B8' },
};
