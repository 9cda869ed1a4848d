import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { PayLink } from '#web/features/payments/components/pay-link.tsx';
import { formatTime } from '#web/lib/dates.ts';
import { useMoney } from '#web/ui/money.tsx';
import { useReaderZone } from '#web/ui/use-reader-zone.ts';
import { useSiteHost } from '../hooks/use-site-host.ts';
import type { OwnVanityUrlFragment } from '../vanity.generated.ts';

/** A name that waits for its payment. */
export function HeldAddress({ url }: { url: OwnVanityUrlFragment }) {
  const { t, i18n } = useTranslation('services');
  const host = useSiteHost();
  const zone = useReaderZone();
  const { charge } = useMoney();
  const { id, name, heldUntil, priceCents } = url;
  return (
    <Box sx={{ mb: 3 }}>
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {host}/{name}
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 1.5 }}>
        {t('addresses.held', { time: formatTime(heldUntil, zone, i18n.language) })}
      </Typography>
      <Button component={PayLink} to={`/checkout/vanity/${id}`} variant="contained">
        {t('addresses.pay', { price: charge(priceCents) })}
      </Button>
    </Box>
  );
}
