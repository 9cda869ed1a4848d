import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { itemListData, JsonLd } from '#web/ui/json-ld.tsx';
import { useOrigin } from '#web/ui/origin.tsx';
import { ShowMore } from '#web/ui/show-more.tsx';
import { useProductsSuspenseQuery } from '../catalog.generated.ts';
import { productPath } from '../product-path.ts';
import { productFilterOf, productSortOf } from '../shop-choice.ts';
import type { ShopChoice } from '../shop-choice.ts';
import { ProductCard } from './product-card.tsx';
import { ProductGrid, ProductGridSkeleton } from './product-grid.tsx';

/** Full rows of two, three and four. */
const PAGE_SIZE = 24;

/** In view when the page opens, on most screens. */
const FIRST_ROW = 3;

interface FoundProductsProps {
  choice: ShopChoice;
  onReset: () => void;
}

/** The products that are wanted, how many there are, and the way to more. */
export function FoundProducts({ choice, onReset }: FoundProductsProps) {
  const { t } = useTranslation('catalog');
  const { data, fetchMore } = useProductsSuspenseQuery({
    variables: {
      first: PAGE_SIZE,
      filter: productFilterOf(choice),
      sort: productSortOf(choice),
    },
  });
  const { nodes, totalCount, pageInfo } = data.products;
  const origin = useOrigin();
  return (
    <>
      <Typography component="output" color="textSecondary" sx={countStyle}>
        {t('count', { count: totalCount })}
      </Typography>
      {nodes.length === 0 ? (
        <EmptyState
          title={t('none.title')}
          text={t('none.text')}
          action={
            <Button variant="outlined" color="inherit" onClick={onReset}>
              {t('none.reset')}
            </Button>
          }
        />
      ) : (
        <>
          <JsonLd
            data={itemListData(
              origin,
              nodes.map((product) => ({ name: product.name, path: productPath(product) })),
            )}
          />
          <ProductGrid>
            {nodes.map((product, index) => (
              <ProductCard key={product.id} product={product} priority={index < FIRST_ROW} />
            ))}
          </ProductGrid>
          {pageInfo.hasNextPage && (
            <ShowMore load={() => fetchMore({ variables: { after: pageInfo.endCursor } })} />
          )}
        </>
      )}
    </>
  );
}

/** Cards in the shape of what comes. */
export function FoundProductsSkeleton() {
  return (
    <Box>
      <Skeleton width={120} sx={{ mb: 2 }} />
      <ProductGridSkeleton count={9} />
    </Box>
  );
}

const countStyle = { display: 'block', mb: 2 } as const;
