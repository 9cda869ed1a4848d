import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { Anchor } from '#domain/documents/document.ts';
import { Contents } from './contents.tsx';

interface TextColumnsProps {
  /** The parts of the text. */
  anchors: readonly Anchor[];
  children: ReactNode;
}

/** A text in a column that is read well, and what it contains beside it where there is room. */
export function TextColumns({ anchors, children }: TextColumnsProps) {
  return (
    <Box sx={columnsStyle}>
      <Box sx={{ minWidth: 0, maxWidth: 680 }}>{children}</Box>
      <Contents anchors={anchors} />
    </Box>
  );
}

const columnsStyle = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 680px) minmax(200px, 280px)' },
  columnGap: 10,
  alignItems: 'start',
  py: { xs: 4, md: 7 },
} as const;
