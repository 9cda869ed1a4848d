import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { StudioGridSkeleton } from '#web/features/studios/components/studio-grid.tsx';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';

interface DirectoryPageProps {
  /** What the page is about; with another it starts anew. */
  subject: string;
  /** The shape of what comes; that of a list of studios unless given. */
  skeleton?: ReactNode;
  children: ReactNode;
}

/** The frame of a page of the directory. */
export function DirectoryPage({ subject, skeleton, children }: DirectoryPageProps) {
  return (
    <Box sx={{ py: { xs: 2, md: 3 } }}>
      <ErrorBoundary resetKeys={[subject]}>
        <Suspense key={subject} fallback={skeleton ?? <ListingSkeleton />}>
          {children}
        </Suspense>
      </ErrorBoundary>
    </Box>
  );
}

function ListingSkeleton() {
  return (
    <>
      <Skeleton width="min(100%, 380px)" height={72} sx={{ mt: 6 }} />
      <Skeleton width="min(100%, 520px)" sx={{ mb: 8 }} />
      <StudioGridSkeleton count={8} columns="fit" />
    </>
  );
}
