import Box from '@mui/material/Box';
import { Suspense, useEffect, useRef } from 'react';
import type { ReactNode, RefObject } from 'react';
import { LATER_PART, pressAgain } from './early-press.ts';

interface LaterProps {
  /** Of the room that is kept for it, pixels. */
  height: number;
  children: ReactNode;
}

/**
 * A part whose code comes after that of the page around it. What the server has rendered of it stays
 * until then, as long as what it is given stays the same.
 */
export function Later({ height, children }: LaterProps) {
  const part = useRef<HTMLDivElement>(null);
  return (
    <Box ref={part} {...{ [LATER_PART]: '' }} sx={partStyle}>
      <Suspense fallback={<Box sx={{ height }} />}>
        {children}
        <Hydrated part={part} />
      </Suspense>
    </Box>
  );
}

/** Comes with the code of the part. */
function Hydrated({ part }: { part: RefObject<HTMLDivElement | null> }) {
  useEffect(() => pressAgain(part.current), [part]);
  return null;
}

/** As if it were not there: what is in it is placed as it would be itself. */
const partStyle = {
  display: 'contents',
  '& > :where(*)': { gridColumn: 'inherit' },
} as const;
