import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { RequireLogin } from './require-login.tsx';

interface AccountPageProps {
  title: string;
  /** Stands below the title, too. */
  description: string;
  /** What is said where its content does not load. */
  error: string;
  /** CSS pixels. */
  maxWidth: number;
  children: ReactNode;
}

/** A page of one's account: for whoever is logged in, with a title, what it is for, and its content. */
export function AccountPage({ title, description, error, maxWidth, children }: AccountPageProps) {
  return (
    <RequireLogin>
      <PageHead title={title} description={description} noIndex />
      <Box sx={{ maxWidth, py: { xs: 3, md: 5 } }}>
        <Typography variant="h2" component="h1">
          {title}
        </Typography>
        <Typography color="textSecondary" sx={{ mt: 1, mb: 3 }}>
          {description}
        </Typography>
        <ErrorBoundary title={error}>
          <Suspense fallback={<Skeleton variant="rounded" height={240} />}>{children}</Suspense>
        </ErrorBoundary>
      </Box>
    </RequireLogin>
  );
}
