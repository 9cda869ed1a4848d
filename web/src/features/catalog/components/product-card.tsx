import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { cardStyle, oneLine, wholeCardLink } from '#web/ui/card-style.ts';
import { Rating } from '#web/ui/rating.tsx';
import type { ProductCardFragment } from '../catalog.generated.ts';
import { productPath } from '../product-path.ts';
import { ProductBadges } from './product-badges.tsx';
import { ProductCover } from './product-cover.tsx';
import { ProductPrice } from './product-price.tsx';

interface ProductCardProps {
  product: ProductCardFragment;
  /** In view when the page opens. */
  priority?: boolean;
  /** Level of its name in the page's outline. */
  level?: 'h2' | 'h3';
}

/** A product in a list. All of it leads to its page. */
export function ProductCard({ product, priority = false, level: Level = 'h2' }: ProductCardProps) {
  const { t } = useTranslation('catalog');
  const { name, brand, isAvailable, rating, ratingCount } = product;
  return (
    <Box component="article" sx={productStyle}>
      <ProductCover product={product} priority={priority} />
      <ProductBadges product={product} />
      <div className="facts">
        {brand && <span className="brand">{brand}</span>}
        <Level>
          <Link to={productPath(product)} lang="en">
            {name}
          </Link>
        </Level>
        {rating !== null && (
          <div className="rating">
            <Rating rating={rating} reviewCount={ratingCount} />
          </div>
        )}
        <div className="price">
          <ProductPrice product={product} />
          {!isAvailable && <span className="sold-out">{t('soldOut')}</span>}
        </div>
      </div>
    </Box>
  );
}

/** All of a card is styled by one class, since a page shows many. */
const productStyle = {
  ...cardStyle,
  height: '100%',
  overflow: 'hidden',
  transition: 'transform 200ms ease, box-shadow 200ms ease',
  '&:hover': { transform: 'translateY(-2px)', boxShadow: '0 8px 24px rgb(23 20 15 / 10%)' },
  '&:focus-within': { borderColor: 'text.primary' },
  '& > .facts': {
    display: 'flex',
    flexDirection: 'column',
    flex: 1,
    gap: 0.5,
    p: { xs: 1.5, sm: 2 },
  },
  '& .brand': { ...oneLine, typography: 'caption', color: 'text.secondary' },
  '& :is(h2, h3)': { m: 0, typography: 'subtitle1', overflowWrap: 'anywhere', lineHeight: 1.3 },
  '& :is(h2, h3) > a': { color: 'inherit', textDecoration: 'none', ...wholeCardLink },
  '& .rating': { fontSize: '0.9375rem' },
  '& .price': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: 1,
    mt: 'auto',
    pt: 1,
    // The hint of a price is reached above the link of the card.
    '& > span > *': { position: 'relative', zIndex: 1 },
  },
  '& .sold-out': { typography: 'body2', color: 'text.secondary' },
} as const;
