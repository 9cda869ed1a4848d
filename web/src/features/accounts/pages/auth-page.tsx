import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { PageHead } from '#web/ui/page-head.tsx';

interface AuthPageProps {
  title: string;
  description: string;
  /** Keeps the page out of search engines. */
  noIndex?: boolean;
  children: ReactNode;
}

/** The frame that the pages for getting in share. */
export function AuthPage({ title, description, noIndex = false, children }: AuthPageProps) {
  return (
    <Box sx={{ width: 1, maxWidth: 480, mx: 'auto', py: { xs: 4, md: 8 } }}>
      <PageHead title={title} description={description} noIndex={noIndex} />
      <Typography variant="h2" component="h1" sx={{ mb: 3 }}>
        {title}
      </Typography>
      <Paper variant="outlined" sx={{ p: { xs: 3, sm: 4 }, borderRadius: 3 }}>
        {children}
      </Paper>
    </Box>
  );
}
