import Box from '@mui/material/Box';
import { memo } from 'react';
import { coverSize, drawCover } from '#domain/previews/cover-drawing.ts';
import type { CoverMotif } from '#domain/previews/cover-drawing.ts';

interface CoverProps {
  motif: CoverMotif;
  /** Tells it from others of its motif. */
  seed: string;
}

/** A drawn cover, as wide as there is room. It says nothing that the words do not. */
export const Cover = memo(function Cover({ motif, seed }: CoverProps) {
  const { lines, accent, strokeWidth, palette } = drawCover(motif, seed);
  const { width, height } = coverSize;
  return (
    <Box
      component="svg"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden
      fill="none"
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
      sx={[coverStyle, palettes[palette]!]}
    >
      <path d={lines} />
      <path d={accent} />
    </Box>
  );
});

const coverStyle = {
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '8 / 5',
} as const;

/** Grounds are of the colour of what stands out, so that light and dark take care of themselves. */
const palettes = ['primary-main', 'success-main', 'warning-main'].map((name) => {
  const colour = `var(--mui-palette-${name})`;
  const mixed = (percent: number) =>
    `color-mix(in srgb, ${colour} ${percent}%, var(--mui-palette-background-default))`;
  return {
    bgcolor: mixed(12),
    stroke: mixed(38),
    '& path + path': { stroke: colour },
  };
});
