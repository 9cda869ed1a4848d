import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { Stars } from '#web/features/reviews/components/stars.tsx';
import { formatMonth } from '#web/lib/dates.ts';
import { Section } from '#web/ui/section.tsx';
import { ShowMore } from '#web/ui/show-more.tsx';
import {
  useMoreReceivedReviewsLazyQuery,
  useMoreReviewsByAuthorLazyQuery,
} from './profile-page.generated.ts';
import type {
  AuthoredReviewFragment,
  AuthoredReviewsPartFragment,
} from './profile-page.generated.ts';

interface ProfileReviewsProps {
  userId: string;
  reviews: AuthoredReviewsPartFragment;
}

/** What somebody wrote about studios; nothing when there is nothing. */
export function AuthoredReviews({ userId, reviews }: ProfileReviewsProps) {
  const { t } = useTranslation('accounts');
  const [loadMore] = useMoreReviewsByAuthorLazyQuery();
  const { endCursor } = reviews.pageInfo;
  return (
    <ReviewsPart
      title={t('publicProfile.reviews')}
      reviews={reviews}
      loadMore={() => loadMore({ variables: { id: userId, after: endCursor } })}
    />
  );
}

/** What others wrote about the studios of a host; nothing when there is nothing. */
export function ReceivedReviews({ userId, reviews }: ProfileReviewsProps) {
  const { t } = useTranslation('accounts');
  const [loadMore] = useMoreReceivedReviewsLazyQuery();
  const { endCursor } = reviews.pageInfo;
  return (
    <ReviewsPart
      title={t('publicProfile.received')}
      reviews={reviews}
      loadMore={() => loadMore({ variables: { id: userId, after: endCursor } })}
      isNamed
    />
  );
}

interface ReviewsPartProps {
  title: string;
  reviews: AuthoredReviewsPartFragment;
  loadMore: () => Promise<unknown>;
  /** Whether each says who wrote it. */
  isNamed?: boolean;
}

function ReviewsPart({ title, reviews, loadMore, isNamed = false }: ReviewsPartProps) {
  const { nodes, pageInfo } = reviews;
  if (nodes.length === 0) return null;
  return (
    <Section title={title}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, maxWidth: 760 }}>
        {nodes.map((review) => (
          <AuthoredReview key={review.id} review={review} isNamed={isNamed} />
        ))}
      </Box>
      {pageInfo.hasNextPage && <ShowMore load={loadMore} />}
    </Section>
  );
}

interface AuthoredReviewProps {
  review: AuthoredReviewFragment;
  isNamed: boolean;
}

function AuthoredReview({ review, isNamed }: AuthoredReviewProps) {
  const { i18n } = useTranslation('accounts');
  const { studio, author, createdAt, rating, title, content } = review;
  return (
    <Box component="li" sx={{ py: 3, borderTop: 1, borderColor: 'divider' }}>
      {studio && (
        <Link
          component={RouterLink}
          to={`/studios/${studio.id}#reviews`}
          color="text.primary"
          sx={{ fontWeight: 600, display: 'inline-block', py: 0.5 }}
        >
          {studio.name}
        </Link>
      )}
      <Typography variant="caption" component="p" color="textSecondary">
        {isNamed ? `${author.name} · ` : studio && `${studio.location} · `}
        <time dateTime={createdAt}>{formatMonth(createdAt, i18n.language)}</time>
      </Typography>
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, mt: 1.5 }}
      >
        <Stars rating={rating} />
        <Typography variant="subtitle1" component="h3">
          {title}
        </Typography>
      </Box>
      <Typography sx={{ mt: 0.75, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {content}
      </Typography>
    </Box>
  );
}
