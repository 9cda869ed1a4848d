import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { PageHead } from '#web/ui/page-head.tsx';

interface AuthPageProps {
  title: string;
  description: string;
  children: ReactNode;
}

/** The frame that the login and register pages share. */
export function AuthPage({ title, description, children }: AuthPageProps) {
  return (
    <Box sx={{ maxWidth: 480, mx: 'auto', py: { xs: 4, md: 8 } }}>
      <PageHead title={title} description={description} />
      <Typography variant="h2" component="h1" sx={{ mb: 3 }}>
        {title}
      </Typography>
      <Paper variant="outlined" sx={{ p: { xs: 3, sm: 4 }, borderRadius: 3 }}>
        {children}
      </Paper>
    </Box>
  );
}
