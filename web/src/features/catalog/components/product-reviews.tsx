import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAuthDialog } from '#web/features/accounts/auth-dialog.tsx';
import { usePendingAction } from '#web/features/accounts/hooks/use-pending-action.ts';
import { useSession } from '#web/features/accounts/session.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ShowMore } from '#web/ui/show-more.tsx';
import { useMyProductReviewQuery, useProductReviewsSuspenseQuery } from '../reviews.generated.ts';
import { ProductReviewItem } from './product-review-item.tsx';

const PAGE_SIZE = 5;

// Few readers write one.
const ProductReviewForm = lazy(async () => ({
  default: (await import('./product-review-form.tsx')).ProductReviewForm,
}));

/** What people thought of a product, newest first, and a form to say so too: once for each of them. */
export function ProductReviews({ productId }: { productId: string }) {
  const { t } = useTranslation('catalog');
  const user = useSession();
  const { data, fetchMore } = useProductReviewsSuspenseQuery({
    variables: { id: productId, first: PAGE_SIZE },
  });
  const { canWrite, isWriting, write, stopWriting } = useWriting(productId);
  if (!data.product) return null;
  const { nodes, pageInfo } = data.product.reviews;
  const writeButton = canWrite && !isWriting && (
    <Button variant="outlined" color="inherit" onClick={write}>
      {t('reviews.write')}
    </Button>
  );
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3, maxWidth: 760 }}>
      {isWriting && (
        <Suspense>
          <ProductReviewForm productId={productId} onClose={stopWriting} />
        </Suspense>
      )}
      {nodes.length === 0 && !isWriting && (
        <EmptyState
          title={t('reviews.none')}
          text={t('reviews.noneText')}
          action={writeButton}
          level="h3"
        />
      )}
      {nodes.length > 0 && (
        <div>
          {writeButton}
          <Box component="ol" sx={listStyle}>
            {nodes.map((review) => (
              <li key={review.id}>
                <ProductReviewItem
                  review={review}
                  productId={productId}
                  isOwn={review.author?.id === user?.id}
                />
              </li>
            ))}
          </Box>
          {pageInfo.hasNextPage && (
            <ShowMore load={() => fetchMore({ variables: { after: pageInfo.endCursor } })} />
          )}
        </div>
      )}
    </Box>
  );
}

/** Whether the reader may review a product, which whoever has done so may not, and is about to. */
function useWriting(productId: string) {
  const user = useSession();
  const openAuthDialog = useAuthDialog();
  const [isWriting, setIsWriting] = useState(false);
  const { data } = useMyProductReviewQuery({
    variables: { id: productId },
    skip: user === null,
  });
  const begin = () => setIsWriting(true);
  usePendingAction('product-review', begin, productId);
  const hasWritten = user !== null && data?.product?.viewerReview != null;
  return {
    canWrite: !hasWritten,
    isWriting: isWriting && user !== null && !hasWritten,
    write: () => {
      if (user) begin();
      else openAuthDialog('login', begin, { kind: 'product-review', subject: productId });
    },
    stopWriting: () => setIsWriting(false),
  };
}

const listStyle = {
  listStyle: 'none',
  m: 0,
  p: 0,
  '& > li': { py: 3, borderBottom: 1, borderColor: 'divider' },
} as const;
