import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { EmptyState } from '#web/ui/empty-state.tsx';

/** That there is nothing in the cart, and where there is something. */
export function EmptyCart() {
  const { t } = useTranslation('carts');
  return (
    <EmptyState
      level="h1"
      title={t('page.empty')}
      text={t('page.emptyText')}
      action={
        <Button component={RouterLink} to="/shop" variant="contained">
          {t('page.toShop')}
        </Button>
      }
    />
  );
}
