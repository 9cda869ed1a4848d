import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { cardStyle, wholeCardLink } from '#web/ui/card-style.ts';
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
export function ProductCard({ product, priority = false, level = 'h2' }: ProductCardProps) {
  const { t } = useTranslation('catalog');
  const { name, brand, isAvailable, rating, ratingCount } = product;
  return (
    <Box component="article" sx={productStyle}>
      <Box sx={{ position: 'relative' }}>
        <ProductCover product={product} priority={priority} />
        <ProductBadges product={product} />
      </Box>
      <Box sx={textStyle}>
        {brand && (
          <Typography variant="caption" color="textSecondary" noWrap>
            {brand}
          </Typography>
        )}
        <Typography variant="subtitle1" component={level} sx={nameStyle}>
          <Link
            component={RouterLink}
            to={productPath(product)}
            color="inherit"
            underline="none"
            lang="en"
            sx={wholeCardLink}
          >
            {name}
          </Link>
        </Typography>
        {rating !== null && (
          <Box sx={{ fontSize: '0.9375rem' }}>
            <Rating rating={rating} reviewCount={ratingCount} />
          </Box>
        )}
        <Box sx={priceStyle}>
          <ProductPrice product={product} />
          {!isAvailable && (
            <Typography component="span" variant="body2" color="textSecondary">
              {t('soldOut')}
            </Typography>
          )}
        </Box>
      </Box>
    </Box>
  );
}

const productStyle = {
  ...cardStyle,
  height: '100%',
  overflow: 'hidden',
  transition: 'transform 200ms ease, box-shadow 200ms ease',
  '&:hover': { transform: 'translateY(-2px)', boxShadow: '0 8px 24px rgb(23 20 15 / 10%)' },
  '&:focus-within': { borderColor: 'text.primary' },
} as const;

const textStyle = {
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  gap: 0.5,
  p: { xs: 1.5, sm: 2 },
} as const;

const nameStyle = { overflowWrap: 'anywhere', lineHeight: 1.3 } as const;

/** The hint of a price is reached above the link of the card. */
const priceStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: 1,
  mt: 'auto',
  pt: 1,
  '& > span > *': { position: 'relative', zIndex: 1 },
} as const;
