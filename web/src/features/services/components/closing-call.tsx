import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { ReactNode } from 'react';

interface ClosingCallProps {
  title: string;
  text: string;
  /** Buttons. */
  children: ReactNode;
}

/** What a page ends with: one thing to do now. */
export function ClosingCall({ title, text, children }: ClosingCallProps) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={panelStyle}>
      <Typography id={id} variant="h2">
        {title}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 1.5, mx: 'auto', maxWidth: 560 }}>
        {text}
      </Typography>
      <Box sx={buttonsStyle}>{children}</Box>
    </Box>
  );
}

const panelStyle = {
  mt: { xs: 6, md: 9 },
  mb: { xs: 3, md: 6 },
  px: 3,
  py: { xs: 5, md: 7 },
  textAlign: 'center',
  border: 1,
  borderColor: 'divider',
  borderRadius: 3,
  bgcolor: 'background.paper',
} as const;

const buttonsStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: 1.5,
  mt: 3,
} as const;
