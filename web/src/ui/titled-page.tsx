import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { PageHead } from './page-head.tsx';

interface TitledPageProps {
  title: string;
  description: string;
  lead: string;
  children: ReactNode;
}

/** A page: what it is called, what it is for, and all else. */
export function TitledPage({ title, description, lead, children }: TitledPageProps) {
  return (
    <Box sx={{ py: { xs: 3, md: 6 } }}>
      <PageHead title={title} description={description} />
      <Typography variant="h1">{title}</Typography>
      <Typography color="textSecondary" sx={{ mt: 1.5, maxWidth: 680, fontSize: '1.1875rem' }}>
        {lead}
      </Typography>
      {children}
    </Box>
  );
}
