import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { Optional } from '#web/ui/optional.tsx';
import { Section } from '#web/ui/section.tsx';
import { useFeaturedProductsSuspenseQuery } from '../catalog.generated.ts';
import type { ProductCardFragment } from '../catalog.generated.ts';
import { productPath } from '../product-path.ts';
import { ProductBadges } from './product-badges.tsx';
import { ProductCard } from './product-card.tsx';
import { ProductCover } from './product-cover.tsx';
import { ProductGrid } from './product-grid.tsx';
import { ProductPrice } from './product-price.tsx';

/** One that the ad is for, and a row of four. */
const ASKED = 5;

/** One featured product for those who make sound, as a part of another page (spec §2.7); nothing without one. */
export function ProductAd() {
  return (
    <Optional>
      <Ad />
    </Optional>
  );
}

/** Featured products, as a part of another page (spec §2.7); nothing without any. */
export function FeaturedProducts() {
  return (
    <Optional>
      <Row />
    </Optional>
  );
}

function useFeatured() {
  const { data } = useFeaturedProductsSuspenseQuery({ variables: { first: ASKED } });
  const { nodes } = data.products;
  // What is heard, or hears: not what anybody might give.
  const advertised = nodes.find(({ kind }) => kind === 'PHYSICAL' || kind === 'DOWNLOAD');
  return { advertised, others: nodes.filter((product) => product !== advertised) };
}

function Ad() {
  const { advertised } = useFeatured();
  return advertised ? <AdOf product={advertised} /> : null;
}

function AdOf({ product }: { product: ProductCardFragment }) {
  const { t } = useTranslation('catalog');
  const id = useId();
  const { name, brand, shortDescription } = product;
  return (
    <Box component="section" aria-labelledby={id} sx={adStyle}>
      <Box sx={pictureStyle}>
        <ProductCover product={product} />
        <ProductBadges product={product} />
      </Box>
      <Box sx={wordsStyle}>
        <Typography variant="body2" color="textSecondary">
          {[t('ad.label'), brand].filter(Boolean).join(' · ')}
        </Typography>
        <Typography id={id} variant="h2" lang="en" sx={{ overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        {shortDescription && (
          <Typography lang="en" sx={{ maxWidth: 520 }}>
            {shortDescription}
          </Typography>
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mt: 1 }}>
          <Button
            component={RouterLink}
            to={productPath(product)}
            variant="outlined"
            color="inherit"
          >
            {t('ad.action', { name })}
          </Button>
          <ProductPrice product={product} size="1.125rem" />
        </Box>
      </Box>
    </Box>
  );
}

function Row() {
  const { t } = useTranslation('catalog');
  const { others } = useFeatured();
  if (others.length === 0) return null;
  return (
    <Section title={t('featured.homeTitle')} more={{ to: '/shop', label: t('featured.more') }}>
      <ProductGrid row>
        {others.map((product) => (
          <ProductCard key={product.id} product={product} level="h3" />
        ))}
      </ProductGrid>
    </Section>
  );
}

const adStyle = {
  mt: { xs: 6, md: 9 },
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 7fr)' },
  overflow: 'hidden',
  border: 1,
  borderColor: 'divider',
  borderRadius: 3,
  bgcolor: 'background.paper',
} as const;

const pictureStyle = {
  position: 'relative',
  '& > img': { height: { md: '100%' }, maxHeight: { md: 360 } },
} as const;

const wordsStyle = {
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  gap: 1,
  p: { xs: 2.5, md: 5 },
} as const;
