import Box from '@mui/material/Box';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { Hint } from '#web/ui/hint.tsx';
import { useMoney } from '#web/ui/money.tsx';
import type { PricedStudioFragment } from './priced-studio.generated.ts';
import type { WholePriceFragment } from './whole-price.generated.ts';

const PriceHint = lazy(async () => ({ default: (await import('./price-hint.tsx')).PriceHint }));

interface PriceTagProps {
  studio: PricedStudioFragment;
  /** Of the hours that were asked for; without it the studio's price from which it begins. */
  whole?: { hours: number; price: WholePriceFragment } | undefined;
  /** Font size, like that of the text around it unless given. */
  size?: string;
}

/** Marks the place of the price in a text. */
const PRICE = '\uFFFC';

/** The price that is shown first. A hint tells what is in it, and what is charged in dollars. */
export function PriceTag({ studio, whole, size = 'inherit' }: PriceTagProps) {
  const { t } = useTranslation('studios');
  const { price } = useMoney();
  const cents = whole ? whole.price.cents : studio.priceFromCents;
  const words = whole
    ? t(whole.price.isLeast ? 'card.wholeFrom' : 'card.whole', { count: whole.hours, price: PRICE })
    : t(studio.bookingMode === 'SESSION' ? 'card.perSession' : 'card.perHour', { price: PRICE });
  // Languages differ in which of the words stand before the price.
  const [before = '', after = ''] = words.split(PRICE);
  const engineerCents = whole?.price.engineerCents ?? null;
  return (
    <Box
      component="span"
      sx={{ fontSize: size, fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}
    >
      <Hint content={<PriceHint studio={studio} cents={cents} />}>{before + price(cents)}</Hint>
      <Box component="span" sx={quietStyle}>
        {after}
      </Box>
      {engineerCents !== null && (
        <Box component="span" sx={{ ...quietStyle, display: 'block', fontSize: '0.8125rem' }}>
          {t('card.plusEngineer', { price: price(engineerCents) })}
        </Box>
      )}
    </Box>
  );
}

const quietStyle = { color: 'text.secondary', fontWeight: 400 } as const;
