import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { CircleCheck } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { PageHead } from '#web/ui/page-head.tsx';
import { ORDERS_PATH, orderPath } from '../order-paths.ts';
import { readPlaced } from '../placed-order.ts';

/** Thanks for an order, and says what comes next. */
export function SuccessPage() {
  const { t } = useTranslation('orders');
  const placed = useSyncExternalStore(watchNothing, readPlaced, () => null);
  return (
    <Box sx={{ maxWidth: 640, mx: 'auto', py: { xs: 5, md: 9 }, textAlign: 'center' }}>
      <PageHead title={t('success.title')} description={t('success.description')} noIndex />
      <Box sx={{ color: 'success.main', mb: 2 }}>
        <CircleCheck size={56} aria-hidden />
      </Box>
      <Typography variant="h2" component="h1">
        {t('success.title')}
      </Typography>
      {placed && (
        <Typography sx={{ mt: 1, fontWeight: 600 }}>
          {t('success.number', { number: placed.number })}
        </Typography>
      )}
      <Typography color="textSecondary" sx={{ mt: 2 }}>
        {t('success.text')}
      </Typography>
      <Box sx={buttonsStyle}>
        <Button component={RouterLink} to="/shop" variant="contained">
          {t('success.shop')}
        </Button>
        <Button component={RouterLink} to={ORDERS_PATH} variant="outlined" color="inherit">
          {t('success.orders')}
        </Button>
        {placed?.accessKey && (
          <Button
            component={RouterLink}
            to={orderPath(placed.number, placed.accessKey)}
            variant="outlined"
            color="inherit"
          >
            {t('success.order')}
          </Button>
        )}
      </Box>
    </Box>
  );
}

function watchNothing(): () => void {
  return () => undefined;
}

const buttonsStyle = {
  mt: 4,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: 1.5,
} as const;
