import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { PageHead } from '#web/ui/page-head.tsx';
import { PayPalOutcome } from '../components/paypal-outcome.tsx';

/** Where PayPal sends whoever has agreed to pay there: says what has come of it. */
export function PayPalReturnPage() {
  const { t } = useTranslation('orders');
  return (
    <Box sx={{ maxWidth: 640, mx: 'auto', py: { xs: 5, md: 9 }, textAlign: 'center' }}>
      <PageHead title={t('paypal.title')} description={t('paypal.description')} noIndex />
      <PayPalOutcome />
    </Box>
  );
}
