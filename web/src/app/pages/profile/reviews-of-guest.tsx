import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useSession } from '#web/features/accounts/session.ts';
import { ReportGuestReviewLink } from '#web/features/reports/components/report-guest-review-link.tsx';
import { GuestReviewItem } from '#web/features/reviews/components/guest-review-item.tsx';
import { Section } from '#web/ui/section.tsx';
import { ShowMore } from '#web/ui/show-more.tsx';
import { useGuestReviewsQuery } from './profile-page.generated.ts';

/**
 * What studios say of somebody as a guest, to those who may read it. Asked apart from the profile,
 * which is the same for everybody.
 */
export function ReviewsOfGuest({ userId }: { userId: string }) {
  const { t } = useTranslation('accounts');
  const viewer = useSession();
  const { data, fetchMore } = useGuestReviewsQuery({
    variables: { id: userId },
    skip: viewer === null,
  });
  const reviews = data?.user?.guestReviews;
  if (!reviews || reviews.nodes.length === 0) return null;
  const { nodes, pageInfo } = reviews;
  return (
    <Box id="guest-reviews">
      <Section
        title={t('publicProfile.guest.title')}
        lead={t(viewer?.id === userId ? 'publicProfile.guest.own' : 'publicProfile.guest.host')}
      >
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, maxWidth: 760 }}>
          {nodes.map((review) => (
            <Box
              component="li"
              key={review.id}
              sx={{ py: 3, borderTop: 1, borderColor: 'divider' }}
            >
              <GuestReviewItem review={review} />
              <ReportGuestReviewLink id={review.id} />
            </Box>
          ))}
        </Box>
        {pageInfo.hasNextPage && (
          <ShowMore load={() => fetchMore({ variables: { after: pageInfo.endCursor } })} />
        )}
      </Section>
    </Box>
  );
}
