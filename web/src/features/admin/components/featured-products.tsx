import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { isPriceOpen } from '#web/features/catalog/price-of.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { OrderButtons } from '#web/ui/form/order-buttons.tsx';
import { useMoney } from '#web/ui/money.tsx';
import { useListChanges } from '../hooks/use-list-changes.ts';
import { useForgetProducts } from '../hooks/use-product-changes.ts';
import {
  AdminFeaturedProductsDocument,
  useAdminFeaturedProductsSuspenseQuery,
  useFeatureProductsMutation,
} from '../products.generated.ts';
import type { AdminFeaturedProductsQuery } from '../products.generated.ts';
import { rowsStyle, rowStyle } from './rows.ts';

type Featured = AdminFeaturedProductsQuery['products']['nodes'];

const idsOf = (products: Featured) => products.map(({ id }) => id);

/** What the shop features: in which order, and what no longer. */
export function FeaturedProducts() {
  const { t } = useTranslation('admin');
  const { charge } = useMoney();
  const { data } = useAdminFeaturedProductsSuspenseQuery({ context: { fresh: false } });
  const { feature, isChanging, removed } = useFeaturing();
  const products = data.products.nodes;
  const titleOf = (number: number) => ({ title: products[number - 1]!.name });

  async function change(next: Featured): Promise<void> {
    // All of the list is sent: one that is made from the order before would undo what is under way.
    if (isChanging) return;
    const gone = products.find((product) => !next.includes(product));
    if ((await feature(idsOf(next))) && gone) {
      removed(gone.name, () => feature(idsOf(products)));
    }
  }

  return (
    <section>
      <Typography variant="h3" component="h2">
        {t('shop.featured.title')}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 0.5, mb: 2 }}>
        {t('shop.featured.lead')}
      </Typography>
      {products.length === 0 ? (
        <EmptyState title={t('shop.featured.empty')} text={t('shop.featured.emptyText')} />
      ) : (
        <Box component="ol" aria-busy={isChanging} sx={rowsStyle}>
          {products.map(({ id, name, kind, priceCents, variants }, index) => (
            <Box component="li" key={id} sx={rowStyle}>
              <Box sx={{ minWidth: 0, flex: '1 1 220px', overflowWrap: 'anywhere' }}>
                <Link
                  component={RouterLink}
                  to={`/admin/products/${id}`}
                  color="inherit"
                  sx={{ fontWeight: 600 }}
                >
                  {name}
                </Link>
                <Typography variant="body2" color="textSecondary">
                  {isPriceOpen({ kind, priceCents, variants })
                    ? t('coupons.from', { amount: charge(priceCents) })
                    : charge(priceCents)}
                </Typography>
              </Box>
              <OrderButtons
                items={products}
                index={index}
                texts={{
                  earlier: (number) => t('shop.featured.up', titleOf(number)),
                  later: (number) => t('shop.featured.down', titleOf(number)),
                  remove: (number) => t('shop.featured.remove', titleOf(number)),
                }}
                onChange={(next) => void change(next)}
              />
            </Box>
          ))}
        </Box>
      )}
    </section>
  );
}

/** Has products be featured, in an order, and no others. What the server says of that is the list. */
function useFeaturing() {
  const forgetProducts = useForgetProducts();
  const { attempt, removed } = useListChanges(async () => undefined);
  const [featureProducts, { loading }] = useFeatureProductsMutation({
    update: (cache, { data }) => {
      const nodes = data?.featureProducts?.products;
      if (!nodes) return;
      forgetProducts();
      cache.writeQuery({
        query: AdminFeaturedProductsDocument,
        data: { products: { __typename: 'ProductConnection', nodes } },
      });
    },
  });
  return {
    removed,
    isChanging: loading,
    feature: (productIds: string[]) =>
      attempt(() => featureProducts({ variables: { input: { productIds } } })),
  };
}
