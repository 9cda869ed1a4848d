import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { PageHead } from '#web/ui/page-head.tsx';

interface LoadingListProps {
  /** What is said when the list cannot be had, unless that is what all pages say. */
  error?: string;
  /** What the list is narrowed by: something else has a skeleton, and another try, of its own. */
  asked?: string | undefined;
  /** Of its skeleton, pixels. */
  height?: number;
  children: ReactNode;
}

/** What loads a list: its skeleton, and what is said, with another try, when it cannot be had. */
export function LoadingList({ error, asked = '', height = 320, children }: LoadingListProps) {
  return (
    <ErrorBoundary {...(error && { title: error })} resetKeys={[asked]}>
      <Suspense key={asked} fallback={<Skeleton variant="rounded" height={height} />}>
        {children}
      </Suspense>
    </ErrorBoundary>
  );
}

interface ListPageProps extends LoadingListProps {
  title: string;
  /** For the head of the page. */
  description: string;
  /** Beside the title. */
  action?: ReactNode;
  /** Between the title and the list, there before the list is. */
  filters?: ReactNode;
}

/** A page of administrators that is one list: its title, how it is narrowed, and the list. */
export function ListPage({ title, description, action, filters, ...list }: ListPageProps) {
  return (
    <>
      <PageHead title={title} description={description} noIndex />
      <Box sx={headStyle}>
        <Typography variant="h2" component="h1">
          {title}
        </Typography>
        {action}
      </Box>
      {filters}
      <LoadingList {...list} />
    </>
  );
}

const headStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 2,
  mb: 2.5,
} as const;
