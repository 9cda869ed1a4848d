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
    <Box component="span" sx={[priceStyle, { fontSize: size }]}>
      <Hint content={<PriceHint studio={studio} cents={cents} />}>{before + price(cents)}</Hint>
      <span>{after}</span>
      {engineerCents !== null && (
        <span className="engineer">{t('card.plusEngineer', { price: price(engineerCents) })}</span>
      )}
    </Box>
  );
}

const priceStyle = {
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  '& > span': { color: 'text.secondary', fontWeight: 400 },
  '& > .engineer': { display: 'block', fontSize: '0.8125rem' },
} as const;
