import Box from '@mui/material/Box';
import { Trans, useTranslation } from 'react-i18next';
import { formatPrice } from '#web/lib/money.ts';
import type { BookingMode } from '#web/lib/schema.generated.ts';

interface PriceTagProps {
  mode: BookingMode;
  /** US cents: of an hour, or of the cheapest session. */
  cents: number;
  /** Font size, like that of the text around it unless given. */
  size?: string;
}

/** The price that is shown first. */
export function PriceTag({ mode, cents, size = 'inherit' }: PriceTagProps) {
  const { t, i18n } = useTranslation('studios');
  return (
    <Box
      component="span"
      sx={{ fontSize: size, fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}
    >
      <Trans
        t={t}
        i18nKey={mode === 'SESSION' ? 'card.perSession' : 'card.perHour'}
        values={{ price: formatPrice(cents, i18n.language) }}
        components={{
          1: <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }} />,
        }}
      />
    </Box>
  );
}
