import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { useReaderLanguage } from '#web/lib/reader-language.ts';
import { PageHead } from '#web/ui/page-head.tsx';
import { CategoryDialog } from '../components/category-dialog.tsx';
import { FeaturedProducts } from '../components/featured-products.tsx';
import { GiftCards } from '../components/gift-cards.tsx';
import { LoadingList } from '../components/list-page.tsx';
import { rowsHeadStyle, rowsStyle, rowStyle } from '../components/rows.ts';
import { useProductChanges } from '../hooks/use-product-changes.ts';
import {
  AdminProductCategoriesDocument,
  useAdminProductCategoriesSuspenseQuery,
} from '../products.generated.ts';
import type { AdminProductCategoryFragment } from '../products.generated.ts';

/** How the shop is set up: its parts, and the way to what it sells. */
export function ShopPage() {
  const { t } = useTranslation('admin');
  return (
    <>
      <PageHead title={t('shop.title')} description={t('shop.pageDescription')} noIndex />
      <Typography variant="h2" component="h1" sx={{ mb: 1 }}>
        {t('shop.title')}
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 3 }}>
        {t('shop.lead')}{' '}
        <Link component={RouterLink} to="/admin/products">
          {t('products.title')}
        </Link>
        {' · '}
        <Link component={RouterLink} to="/admin/shop/coupons">
          {t('coupons.title')}
        </Link>
      </Typography>
      <LoadingList error={t('products.error')} height={420}>
        <Categories />
      </LoadingList>
      <Box sx={{ mt: 6 }}>
        <LoadingList error={t('products.error')}>
          <FeaturedProducts />
        </LoadingList>
      </Box>
      <GiftCards />
    </>
  );
}

function Categories() {
  const { t } = useTranslation('admin');
  const { data } = useAdminProductCategoriesSuspenseQuery({ context: { fresh: false } });
  const { renew, removeCategory } = useProductChanges(AdminProductCategoriesDocument);
  const [edited, setEdited] = useState<AdminProductCategoryFragment | 'new'>();
  return (
    <section>
      <Box sx={rowsHeadStyle}>
        <Typography variant="h3" component="h2">
          {t('shop.categories')}
        </Typography>
        <Button variant="outlined" color="inherit" onClick={() => setEdited('new')}>
          {t('shop.addCategory')}
        </Button>
      </Box>
      <Box component="ul" sx={rowsStyle}>
        {data.productCategoriesToEdit.map((category) => (
          <CategoryRow
            key={category.id}
            category={category}
            onEdit={() => setEdited(category)}
            onRemove={() => void removeCategory(category.id)}
          />
        ))}
      </Box>
      {edited && (
        <CategoryDialog
          category={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
          onSaved={renew}
        />
      )}
    </section>
  );
}

interface CategoryRowProps {
  category: AdminProductCategoryFragment;
  onEdit: () => void;
  onRemove: () => void;
}

function CategoryRow({ category, onEdit, onRemove }: CategoryRowProps) {
  const { t } = useTranslation('admin');
  const language = useReaderLanguage();
  const { id, names, productCount } = category;
  const title = (names.find((name) => name.language === language) ?? names[0])?.name ?? id;
  return (
    <Box component="li" sx={rowStyle}>
      <Box sx={{ minWidth: 0, flex: '1 1 220px', overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
        <Typography variant="body2" color="textSecondary">
          {[id, t('shop.productCount', { count: productCount })].join(' · ')}
        </Typography>
      </Box>
      <Button
        size="small"
        color="inherit"
        variant="outlined"
        aria-label={t('podcasts.editOf', { title })}
        onClick={onEdit}
      >
        {t('podcasts.edit')}
      </Button>
      <Button
        size="small"
        color="inherit"
        aria-label={t('entries.removeOf', { title })}
        onClick={onRemove}
      >
        {t('entries.remove')}
      </Button>
    </Box>
  );
}
