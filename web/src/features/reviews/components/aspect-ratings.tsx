import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { enumName } from '#domain/enums/enum-name.ts';
import { reviewAspects } from '#domain/reviews/review-aspect.ts';
import type { ReviewItemFragment } from './studio-reviews.generated.ts';

/** What a review says of single aspects, if it does. */
export function AspectRatings({ aspects }: Pick<ReviewItemFragment, 'aspects'>) {
  const { t } = useTranslation('reviews');
  const rated = reviewAspects.flatMap((aspect) => {
    const rating = aspects[aspect];
    return rating === null ? [] : [`${t(`aspects.${enumName(aspect)}`)} ${rating}`];
  });
  if (rated.length === 0) return null;
  return (
    <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
      {rated.join(' · ')}
    </Typography>
  );
}
