import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface SpecimenProps {
  /** What it is, or which state it is in. */
  name: string;
  children: ReactNode;
  /** Whether it takes all the room that there is. */
  isWide?: boolean;
}

/** One element in one state, with its name below it. */
export function Specimen({ name, children, isWide = false }: SpecimenProps) {
  return (
    <Box component="figure" sx={{ m: 0, minWidth: 0, gridColumn: isWide ? '1 / -1' : undefined }}>
      <Box sx={{ ...stageStyle, justifyItems: isWide ? 'stretch' : 'start' }}>{children}</Box>
      <Typography component="figcaption" variant="body2" color="textSecondary" sx={{ mt: 0.75 }}>
        {name}
      </Typography>
    </Box>
  );
}

/** Specimens side by side. */
export function Specimens({ children }: { children: ReactNode }) {
  return <Box sx={gridStyle}>{children}</Box>;
}

const gridStyle = {
  display: 'grid',
  gap: 2.5,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 250px), 1fr))',
} as const;

const stageStyle = {
  display: 'grid',
  gap: 1.5,
  alignContent: 'center',
  minHeight: 104,
  p: 2,
  border: 1,
  borderColor: 'divider',
  borderRadius: 3,
  '& > .MuiFormControl-root, & > p, & > fieldset, & > details, & > form': { width: '100%' },
} as const;
