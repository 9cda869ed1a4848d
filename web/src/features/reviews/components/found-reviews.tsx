import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ShowMore } from '#web/ui/show-more.tsx';
import { reviewVariables } from '../review-choice.ts';
import type { ReviewChoice } from '../review-choice.ts';
import { useFoundReviewsSuspenseQuery } from './found-reviews.generated.ts';
import type { ReviewReader } from './review-item.tsx';
import { ReviewList } from './review-list.tsx';

const PAGE_SIZE = 10;

interface FoundReviewsProps {
  studioId: string;
  reader: ReviewReader;
  choice: ReviewChoice;
  /** Takes back what narrows them. */
  onClear: () => void;
}

/** The reviews that match, page by page. */
export function FoundReviews({ studioId, reader, choice, onClear }: FoundReviewsProps) {
  const { t } = useTranslation('reviews');
  const { data, fetchMore } = useFoundReviewsSuspenseQuery({
    variables: { id: studioId, first: PAGE_SIZE, ...reviewVariables(choice) },
  });
  if (!data.studio) return null;
  const { nodes, pageInfo, totalCount } = data.studio.reviews;
  const isNarrowed = choice.text !== '' || choice.aspect !== null;
  return (
    <>
      {/* Told to screen readers whenever it changes. */}
      <Typography component="output" variant="body2" color="textSecondary" sx={countStyle}>
        {isNarrowed && totalCount > 0 && t('found', { count: totalCount })}
      </Typography>
      {totalCount === 0 ? (
        <EmptyState
          title={choice.text ? t('noHits.title', { text: choice.text }) : t('noHits.aspectTitle')}
          text={t('noHits.text')}
          action={
            <Button variant="outlined" color="inherit" onClick={onClear}>
              {t('noHits.clear')}
            </Button>
          }
          level="h3"
        />
      ) : (
        <ReviewList reviews={nodes} reader={reader} />
      )}
      {pageInfo.hasNextPage && (
        <ShowMore
          load={() =>
            fetchMore({ variables: { after: pageInfo.endCursor }, context: { fresh: false } })
          }
        />
      )}
    </>
  );
}

const countStyle = { display: 'block', '&:not(:empty)': { mb: 2 } } as const;
