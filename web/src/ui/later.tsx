import Box from '@mui/material/Box';
import { Suspense } from 'react';
import type { ReactNode } from 'react';

interface LaterProps {
  /** Of the room that is kept for it, pixels. */
  height: number;
  children: ReactNode;
}

/** A part whose code comes after that of the page around it. */
export function Later({ height, children }: LaterProps) {
  return <Suspense fallback={<Box sx={{ height }} />}>{children}</Suspense>;
}
