import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { BookingMode } from '#web/lib/schema.generated.ts';
import { Hint } from '#web/ui/hint.tsx';
import { useMoney } from '#web/ui/money.tsx';
import { PriceHint } from './price-hint.tsx';

interface PriceTagProps {
  mode: BookingMode;
  /** US cents: of an hour, or of the cheapest session. */
  cents: number;
  /** Font size, like that of the text around it unless given. */
  size?: string;
}

/** Marks the place of the price in a text. */
const PRICE = '\uFFFC';

/**
 * The price that is shown first. A hint tells what some hours come to, and what is charged where it
 * is converted.
 */
export function PriceTag({ mode, cents, size = 'inherit' }: PriceTagProps) {
  const { t } = useTranslation('studios');
  const { price, isConverted } = useMoney();
  const isHourly = mode === 'HOURLY';
  // The words around the price; languages differ in which of them stand before it.
  const [before = '', after = ''] = t(mode === 'SESSION' ? 'card.perSession' : 'card.perHour', {
    price: PRICE,
  }).split(PRICE);
  return (
    <Box
      component="span"
      sx={{ fontSize: size, fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}
    >
      {isHourly || isConverted ? (
        <Hint content={<PriceHint cents={cents} isHourly={isHourly} />}>
          {before + price(cents)}
        </Hint>
      ) : (
        before + price(cents)
      )}
      <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>
        {after}
      </Box>
    </Box>
  );
}
