import Box from '@mui/material/Box';
import { Suspense, useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePaused } from '#web/lib/paused.ts';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import type { HashWindowProps } from '#web/ui/hash-window.ts';
import { Renewing } from '#web/ui/renewing.tsx';
import { ResponsiveDialog } from '#web/ui/responsive-dialog.tsx';
import { allReviews } from '../review-choice.ts';
import type { ReviewChoice } from '../review-choice.ts';
import { FoundReviews } from './found-reviews.tsx';
import { ReviewFilters } from './review-filters.tsx';
import type { ReviewReader } from './review-item.tsx';
import { ReviewListSkeleton } from './review-list.tsx';
import type { ReviewNumbersFragment } from './studio-reviews.generated.ts';

interface ReviewsDialogProps extends HashWindowProps {
  numbers: ReviewNumbersFragment;
  reader: ReviewReader;
}

/** All reviews of a studio, to be searched and put in order. */
export function ReviewsDialog({ numbers, reader, open, onClose }: ReviewsDialogProps) {
  const { t } = useTranslation('reviews');
  return (
    <ResponsiveDialog
      open={open}
      onClose={onClose}
      title={t('count', { count: numbers.reviewCount })}
      maxWidth="md"
      fillsPhone
    >
      <Box sx={{ minHeight: 'min(70dvh, 680px)' }}>
        <Reviews numbers={numbers} reader={reader} />
      </Box>
    </ResponsiveDialog>
  );
}

function Reviews({ numbers, reader }: Pick<ReviewsDialogProps, 'numbers' | 'reader'>) {
  const { t } = useTranslation('reviews');
  const [choice, setChoice] = useState(allReviews);
  const text = usePaused(choice.text.trim());
  const key = JSON.stringify({ ...choice, text: choice.text.trim() === '' ? '' : text });
  const shownKey = useDeferredValue(key);
  const shown = useMemo(() => JSON.parse(shownKey) as ReviewChoice, [shownKey]);
  return (
    <>
      <ReviewFilters averages={numbers.aspectAverages} choice={choice} onChange={setChoice} />
      <ErrorBoundary resetKeys={[shownKey]} title={t('error')}>
        <Suspense fallback={<ReviewListSkeleton count={4} />}>
          <Renewing isStale={key !== shownKey}>
            <FoundReviews
              studioId={numbers.id}
              reader={reader}
              choice={shown}
              onClear={() => setChoice({ ...allReviews, sort: choice.sort })}
            />
          </Renewing>
        </Suspense>
      </ErrorBoundary>
    </>
  );
}
