import Button from '@mui/material/Button';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ReceivedBookingsPage } from '#web/features/bookings/pages/received-bookings-page.tsx';

/** Bookings of one's studios, within the dashboard: as a list, and as a table to take away. */
export function BookingsPage() {
  const { t } = useTranslation('owners');
  return (
    <>
      <ReceivedBookingsPage />
      <Button
        component="a"
        href="/api/owner/bookings.csv"
        download
        variant="outlined"
        color="inherit"
        startIcon={<Download size={18} aria-hidden />}
        sx={{ mb: 5 }}
      >
        {t('tables.bookings')}
      </Button>
    </>
  );
}
