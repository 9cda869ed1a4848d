import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { BadgeCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { REVIEW_TEXT_LIMIT } from '#domain/reviews/limits.ts';
import { categoryIds } from '#domain/studios/category.ts';
import { TitledPage } from '#web/features/pages/components/titled-page.tsx';
import { Stars } from '#web/features/reviews/components/stars.tsx';
import { SearchField } from '#web/ui/form/search-field.tsx';
import { formatMonth } from '#web/lib/dates.ts';
import { usePageParams, useSetPageParam } from '#web/lib/page-params.ts';
import { ChoiceSelect } from '#web/ui/choice-select.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ShowMore } from '#web/ui/show-more.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { UserAvatar } from '#web/ui/user-avatar.tsx';
import { usePublishedReviewsSuspenseQuery } from '../company.generated.ts';
import type { PublishedReviewsQuery } from '../company.generated.ts';
import { cardsStyle, entryStyle } from '../components/cards-style.ts';
import { CitySelect } from '../components/city-select.tsx';
import { LoadingList } from '../components/loading-list.tsx';

const PAGE_SIZE = 18;
const ratings = ['5', '4', '3', '2', '1'] as const;

/** What musicians say of all studios, to be searched. */
export function ReviewsPage() {
  const [params, setParams] = usePageParams();
  const narrow = useSetPageParam();
  return (
    <TitledPage id="reviews">
      <Filters params={params} narrow={narrow} />
      <LoadingList listKey={params.toString()}>
        <Found params={params} onClear={() => setParams({}, { replace: true })} />
      </LoadingList>
    </TitledPage>
  );
}

interface FiltersProps {
  params: URLSearchParams;
  narrow: (name: string, value: string) => void;
}

function Filters({ params, narrow }: FiltersProps) {
  const { t } = useTranslation(['company', 'reviews', 'studios']);
  const value = (name: string) => params.get(name) ?? '';
  return (
    <Box component="search" aria-label={t('reviews.search')} sx={filtersStyle}>
      <SearchField
        label={t('reviews.text')}
        value={value('q')}
        onCommit={(text) => narrow('q', text)}
        input={{ type: 'search', maxLength: REVIEW_TEXT_LIMIT }}
      />
      <ChoiceSelect
        label={t('reviews.rating')}
        value={value('rating')}
        all={t('reviews.anyRating')}
        onChange={(rating) => narrow('rating', rating)}
      >
        {ratings.map((rating) => (
          <option key={rating} value={rating}>
            {t('reviews:stars', { count: Number(rating) })}
          </option>
        ))}
      </ChoiceSelect>
      <CitySelect value={value('city')} onChange={(city) => narrow('city', city)} />
      <ChoiceSelect
        label={t('reviews.type')}
        value={value('type')}
        all={t('reviews.anyType')}
        onChange={(type) => narrow('type', type)}
      >
        {categoryIds.map((id) => (
          <option key={id} value={id}>
            {t(`studios:categories.${id}`)}
          </option>
        ))}
      </ChoiceSelect>
    </Box>
  );
}

/** What the address asks for; what it cannot be asked for is left out. */
function filterOf(params: URLSearchParams) {
  const text = (params.get('q') ?? '').trim().slice(0, REVIEW_TEXT_LIMIT);
  const rating = ratings.find((one) => one === params.get('rating'));
  const cityId = params.get('city');
  const categoryId = categoryIds.find((id) => id === params.get('type'));
  return {
    ...(text && { text }),
    ...(rating && { rating: Number(rating) }),
    ...(cityId && { cityId }),
    ...(categoryId && { categoryId }),
  };
}

function Found({ params, onClear }: { params: URLSearchParams; onClear: () => void }) {
  const { t } = useTranslation('company');
  const filter = filterOf(params);
  const { data, fetchMore } = usePublishedReviewsSuspenseQuery({
    variables: { first: PAGE_SIZE, filter },
  });
  const { nodes, pageInfo, totalCount } = data.publishedReviews;
  if (nodes.length === 0) {
    const isNarrowed = Object.keys(filter).length > 0;
    return (
      <Box sx={{ mt: 3 }}>
        <EmptyState
          title={t(isNarrowed ? 'reviews.noHits' : 'reviews.empty')}
          text={t(isNarrowed ? 'reviews.noHitsText' : 'reviews.emptyText')}
          action={
            isNarrowed ? (
              <Button variant="outlined" color="inherit" onClick={onClear}>
                {t('filters.clear')}
              </Button>
            ) : (
              <Button component={RouterLink} to="/studios" variant="outlined" color="inherit">
                {t('reviews.toStudios')}
              </Button>
            )
          }
        />
      </Box>
    );
  }
  return (
    <>
      <Typography component="output" color="textSecondary" sx={{ display: 'block', mt: 3 }}>
        {t('reviews.found', { count: totalCount })}
      </Typography>
      <Box component="ul" sx={cardsStyle}>
        {nodes.map((review) => (
          <Review key={review.id} review={review} />
        ))}
      </Box>
      {pageInfo.hasNextPage && (
        <ShowMore load={() => fetchMore({ variables: { after: pageInfo.endCursor } })} />
      )}
    </>
  );
}

type PublishedReview = PublishedReviewsQuery['publishedReviews']['nodes'][number];

function Review({ review }: { review: PublishedReview }) {
  const { t, i18n } = useTranslation(['company', 'reviews']);
  const { rating, title, content, verified, createdAt, author, studio } = review;
  return (
    <Box component="li" sx={entryStyle}>
      <Stars rating={rating} />
      <Typography variant="h4" component="h2" sx={{ mt: 1 }}>
        {title}
      </Typography>
      {studio && (
        <Typography variant="body2" color="textSecondary">
          <Link
            component={RouterLink}
            to={`/studios/${studio.id}#reviews`}
            color="text.primary"
            sx={{ fontWeight: 600, display: 'inline-block', py: 0.5 }}
          >
            {studio.name}
          </Link>
          {` · ${studio.location}`}
        </Typography>
      )}
      <Typography sx={{ mt: 1, mb: 2, whiteSpace: 'pre-line' }}>{content}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.25, mt: 'auto' }}>
        <UserAvatar name={author.name} url={author.avatarUrl} width={32} />
        <Typography variant="body2" color="textSecondary" sx={{ flex: 1, minWidth: 0 }}>
          {author.name} · <time dateTime={createdAt}>{formatMonth(createdAt, i18n.language)}</time>
        </Typography>
        {verified && (
          <Tag tone="success" size="small" icon={<BadgeCheck size={14} aria-hidden />}>
            {t('reviews:verified')}
          </Tag>
        )}
      </Box>
    </Box>
  );
}

const filtersStyle = {
  display: 'grid',
  gap: 1.5,
  mt: 4,
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', md: '2fr 1fr 1fr 1fr' },
} as const;
