import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useParams } from 'react-router-dom';
import { AccountPage } from '#web/features/accounts/components/account-page.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { SettingsPanel } from '#web/ui/settings-panel.tsx';
import { BookedStudio } from '../components/booked-studio.tsx';
import { BookingWhen } from '../components/booking-when.tsx';
import { SplitProgress } from '../components/split-progress.tsx';
import { useSplit } from '../hooks/use-split.ts';

/** Where somebody who shares the payment of a booking that another has made sees and pays their share. */
export function SharePage() {
  const { t } = useTranslation('bookings');
  return (
    <AccountPage
      title={t('split.page.title')}
      description={t('split.page.description')}
      error={t('split.error')}
      maxWidth={640}
    >
      <OwnShare />
    </AccountPage>
  );
}

function OwnShare() {
  const { t } = useTranslation('bookings');
  const { id = '' } = useParams();
  const { split, renew } = useSplit(id);
  if (!split) {
    return (
      <EmptyState
        title={t('split.page.noneTitle')}
        text={t('split.page.noneText')}
        action={
          <Button component={RouterLink} to="/account/bookings" variant="contained">
            {t('list.title')}
          </Button>
        }
      />
    );
  }
  const { studio, status, organiser } = split;
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <div>
        <BookedStudio studio={studio} status={status} />
        <BookingWhen booking={split} />
        {organiser !== null && (
          <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            {t('split.page.bookedBy', { name: organiser })}
          </Typography>
        )}
      </div>
      <SettingsPanel title={t('split.page.who')}>
        <SplitProgress split={split} renew={renew} />
      </SettingsPanel>
    </Box>
  );
}
