import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Suspense, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { FEATURED_PRODUCTS } from '#domain/catalog/product.ts';
import { cardStyle, wholeCardLink } from '#web/ui/card-style.ts';
import { Optional } from '#web/ui/optional.tsx';
import { useFeaturedProductsSuspenseQuery } from '../catalog.generated.ts';
import type { ProductCardFragment } from '../catalog.generated.ts';
import { productPath } from '../product-path.ts';
import { ProductCover } from './product-cover.tsx';
import { ProductPrice } from './product-price.tsx';

/** What the shop points to, beside what is found (spec §2.11). The page is whole without it. */
export function FeaturedAside() {
  return (
    <Optional>
      <Suspense fallback={<AsideSkeleton />}>
        <Featured />
      </Suspense>
    </Optional>
  );
}

function Featured() {
  const { t } = useTranslation('catalog');
  const id = useId();
  const { data } = useFeaturedProductsSuspenseQuery({ variables: { first: FEATURED_PRODUCTS } });
  const { nodes } = data.products;
  if (nodes.length === 0) return null;
  return (
    <Box component="aside" aria-labelledby={id} sx={asideStyle}>
      <Typography id={id} variant="h3" component="h2" sx={{ mb: 2 }}>
        {t('featured.title')}
      </Typography>
      <Box component="ul" sx={listStyle}>
        {nodes.map((product) => (
          <li key={product.id}>
            <FeaturedProduct product={product} />
          </li>
        ))}
      </Box>
    </Box>
  );
}

function FeaturedProduct({ product }: { product: ProductCardFragment }) {
  return (
    <Box component="article" sx={itemStyle}>
      <Box sx={pictureStyle}>
        <ProductCover product={product} />
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="subtitle2" component="h3" sx={{ overflowWrap: 'anywhere' }}>
          <Link
            component={RouterLink}
            to={productPath(product)}
            color="inherit"
            underline="none"
            lang="en"
            sx={wholeCardLink}
          >
            {product.name}
          </Link>
        </Typography>
        <ProductPrice product={product} size="0.9375rem" />
      </Box>
    </Box>
  );
}

function AsideSkeleton() {
  return (
    <Box aria-hidden sx={asideStyle}>
      <Skeleton width={140} sx={{ mb: 2 }} />
      <Box component="ul" sx={listStyle}>
        {Array.from({ length: FEATURED_PRODUCTS }, (_, index) => (
          <li key={index}>
            <Skeleton variant="rounded" height={96} sx={{ borderRadius: 3 }} />
          </li>
        ))}
      </Box>
    </Box>
  );
}

const asideStyle = { position: { lg: 'sticky' }, top: 96 } as const;

const listStyle = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: 'repeat(3, minmax(0, 1fr))',
    lg: 'minmax(0, 1fr)',
  },
} as const;

const itemStyle = {
  ...cardStyle,
  flexDirection: 'row',
  alignItems: 'center',
  gap: 1.5,
  p: 1.5,
  height: '100%',
  boxSizing: 'border-box',
  '&:hover, &:focus-within': { borderColor: 'text.primary' },
} as const;

const pictureStyle = { flex: '0 0 88px', borderRadius: 2, overflow: 'hidden' } as const;
