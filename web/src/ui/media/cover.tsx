import Box from '@mui/material/Box';
import { memo } from 'react';
import { coverSize, drawCover } from '#domain/previews/cover-drawing.ts';
import type { CoverMotif } from '#domain/previews/cover-drawing.ts';

interface CoverProps {
  motif: CoverMotif;
  /** Tells it from others of its motif. */
  seed: string;
  /** What it shows; without it, it says nothing that the words beside it do not. */
  label?: string;
}

/** A drawn cover, as wide as there is room. */
export const Cover = memo(function Cover({ motif, seed, label }: CoverProps) {
  const { lines, accent, strokeWidth, palette } = drawCover(motif, seed);
  const { width, height } = coverSize;
  return (
    <Box
      component="svg"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
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
  const colour = `var(--palette-${name})`;
  const mixed = (percent: number) =>
    `color-mix(in srgb, ${colour} ${percent}%, var(--palette-background-default))`;
  return {
    bgcolor: mixed(12),
    stroke: mixed(38),
    '& path + path': { stroke: colour },
  };
});
