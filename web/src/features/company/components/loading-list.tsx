import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { cardsStyle } from './cards-style.ts';

interface LoadingListProps {
  /** What makes it another list. */
  listKey?: string;
  children: ReactNode;
}

/** A list of cards on its way. */
export function LoadingList({ listKey = '', children }: LoadingListProps) {
  const { t } = useTranslation('company');
  return (
    <ErrorBoundary resetKeys={[listKey]} title={t('failed')}>
      <Suspense key={listKey} fallback={<CardsSkeleton />}>
        {children}
      </Suspense>
    </ErrorBoundary>
  );
}

function CardsSkeleton() {
  return (
    <Box aria-hidden sx={cardsStyle}>
      {Array.from({ length: 6 }, (_, index) => (
        <Skeleton key={index} variant="rounded" height={200} />
      ))}
    </Box>
  );
}
