import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { usePageParams } from '#web/lib/page-params.ts';
import type { ProductStatus } from '#web/lib/schema.generated.ts';
import { useMoney } from '#web/ui/money.tsx';
import { ChoiceFilter, ListFilters, TextFilter } from '../components/list-filters.tsx';
import { ListPage } from '../components/list-page.tsx';
import { PagedList } from '../components/paged-list.tsx';
import { rowStyle } from '../components/rows.ts';
import { useProductChanges } from '../hooks/use-product-changes.ts';
import { AdminProductsDocument, useAdminProductsSuspenseQuery } from '../products.generated.ts';
import type { AdminProductRowFragment } from '../products.generated.ts';

const PAGE_SIZE = 50;

const statuses = ['DRAFT', 'PUBLISHED', 'HIDDEN'] as const satisfies readonly ProductStatus[];

/** All products of the shop, drafts and hidden ones too. */
export function ProductsPage() {
  const { t } = useTranslation('admin');
  const [params] = usePageParams();
  const text = params.get('text') ?? '';
  const status = statuses.find((known) => known === params.get('status'));
  return (
    <ListPage
      title={t('products.title')}
      description={t('products.pageDescription')}
      error={t('products.error')}
      asked={JSON.stringify([text, status])}
      action={
        <Button component={RouterLink} to="/admin/products/new" variant="contained">
          {t('products.add')}
        </Button>
      }
      filters={
        <ListFilters label={t('products.title')}>
          <TextFilter name="text" label={t('products.search')} maxLength={100} />
          <ChoiceFilter
            name="status"
            label={t('products.status')}
            all={t('products.anyStatus')}
            options={statuses.map((one) => [one, t(`products.statuses.${one}`)])}
          />
        </ListFilters>
      }
    >
      <Products text={text} status={status} />
    </ListPage>
  );
}

function Products({ text, status }: { text: string; status: ProductStatus | undefined }) {
  const { t } = useTranslation('admin');
  const { data, fetchMore } = useAdminProductsSuspenseQuery({
    variables: { first: PAGE_SIZE, text: text || null, status: status ?? null },
    context: { fresh: false },
  });
  return (
    <PagedList
      connection={data.productsToEdit}
      fetchMore={fetchMore}
      empty={{ title: t('products.none'), text: t('products.noneText') }}
      keyOf={({ id }) => id}
      renderRow={(edited) => <ProductRow edited={edited} />}
    />
  );
}

function ProductRow({ edited }: { edited: AdminProductRowFragment }) {
  const { t } = useTranslation('admin');
  const { charge } = useMoney();
  const { show } = useProductChanges(AdminProductsDocument);
  const { id, status, product } = edited;
  const { name, brand, kind, priceCents, isFeatured } = product;
  const isShown = status === 'PUBLISHED';
  return (
    <Box component="li" sx={rowStyle}>
      <Box sx={{ minWidth: 0, flex: '1 1 240px', overflowWrap: 'anywhere' }}>
        <Link
          component={RouterLink}
          to={`/admin/products/${id}`}
          color="inherit"
          lang="en"
          sx={{ fontWeight: 600 }}
        >
          {name}
        </Link>
        <Typography variant="body2" color="textSecondary">
          {[
            brand,
            t(`products.kinds.${kind}`),
            charge(priceCents),
            isFeatured && t('products.featured'),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Typography>
      </Box>
      <Chip
        size="small"
        color={isShown ? 'success' : 'default'}
        label={t(`products.statuses.${status}`)}
      />
      <Button
        size="small"
        color="inherit"
        variant="outlined"
        aria-label={t(isShown ? 'entries.hideOf' : 'entries.publishOf', { title: name })}
        onClick={() => void show(id, !isShown)}
      >
        {t(isShown ? 'entries.hide' : 'entries.publish')}
      </Button>
    </Box>
  );
}
