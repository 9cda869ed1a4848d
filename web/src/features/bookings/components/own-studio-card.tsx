import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { NextFree } from '#web/features/studios/components/next-free.tsx';
import { PriceTag } from '#web/features/studios/components/price-tag.tsx';
import type { BookableStudioFragment } from './bookable-studio.generated.ts';

/** In place of the booking card, for the owner of the studio: what others are shown first. */
export function OwnStudioCard({ studio }: { studio: BookableStudioFragment }) {
  return (
    <Paper variant="outlined" sx={{ p: 3, borderRadius: 3 }}>
      <PriceTag studio={studio} size="1.375rem" />
      <Box sx={{ mt: 0.5, mb: 2 }}>
        <NextFree slot={studio.nextFreeSlot} zone={studio.zone} />
      </Box>
      <OwnStudioNote />
    </Paper>
  );
}

/** Says why there is nothing to book with. */
export function OwnStudioNote() {
  const { t } = useTranslation('bookings');
  return (
    <Typography variant="body2" color="textSecondary">
      {t('card.ownStudio')}
    </Typography>
  );
}
