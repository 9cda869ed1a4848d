import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { ShoppingCart } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { CountBadge } from '#web/ui/count-badge.tsx';
import { visuallyHidden } from '#web/ui/visually-hidden.ts';
import { useCartCount } from '../hooks/use-cart-count.ts';

/** Leads to the cart, and shows how many things are in it, if any are (spec §2.4). */
export function CartLink() {
  const { t } = useTranslation('menu');
  const count = useCartCount();
  return (
    <IconButton component={RouterLink} to="/cart" color="inherit" sx={linkStyle}>
      <ShoppingCart size={21} aria-hidden />
      <Box component="span" sx={visuallyHidden}>
        {t('carts.cart')}
      </Box>
      <Box component="span" sx={badgeStyle}>
        <CountBadge count={count} label={t('carts.items', { count })} />
      </Box>
    </IconButton>
  );
}

const linkStyle = { position: 'relative', width: 44, height: 44, flex: 'none' } as const;

const badgeStyle = {
  position: 'absolute',
  top: 0,
  right: 0,
  display: 'flex',
  transform: 'scale(0.82)',
  transformOrigin: 'top right',
} as const;
