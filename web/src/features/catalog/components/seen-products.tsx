import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Section } from '#web/ui/section.tsx';
import { useSeenProductsQuery } from '../catalog.generated.ts';
import { forgetAllProducts } from '../recent-products.ts';
import { ProductCard } from './product-card.tsx';
import { ProductGrid } from './product-grid.tsx';

/** As many as stand side by side. */
const SHOWN = 4;

/** The products that somebody has looked at lately in this browser; nothing while there are none. */
export function SeenProducts({ ids }: { ids: readonly string[] }) {
  const { t } = useTranslation('catalog');
  const { data, previousData } = useSeenProductsQuery({
    variables: { ids: ids.slice(0, SHOWN) },
  });
  const products = (data ?? previousData)?.seenProducts ?? [];
  if (products.length === 0) return null;
  return (
    <Section title={t('seen.title')}>
      <ProductGrid row>
        {products.map((product) => (
          <ProductCard key={product.id} product={product} level="h3" />
        ))}
      </ProductGrid>
      <Box sx={{ mt: 2 }}>
        <Button color="inherit" size="small" onClick={forgetAllProducts}>
          {t('seen.clear')}
        </Button>
      </Box>
    </Section>
  );
}
