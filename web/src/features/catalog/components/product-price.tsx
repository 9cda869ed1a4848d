import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { Hint } from '#web/ui/hint.tsx';
import { useMoney } from '#web/ui/money.tsx';
import { visuallyHidden } from '#web/ui/visually-hidden.ts';
import type { ProductCardFragment } from '../catalog.generated.ts';
import { isPriceOpen } from '../price-of.ts';

interface ProductPriceProps {
  product: Pick<ProductCardFragment, 'kind' | 'priceCents' | 'compareAtCents'> & {
    variants: readonly { priceCents: number }[];
  };
  /** What it costs in the choice that was made, US cents; before that, what it costs at least. */
  chosenCents?: number | undefined;
  /** Font size, like that of the text around it unless given. */
  size?: string;
}

/** Marks the place of the price in a text. */
const PRICE = '\uFFFC';

/** What a product costs, and what it cost before. Where it is converted, a hint tells what is charged. */
export function ProductPrice({ product, chosenCents, size = 'inherit' }: ProductPriceProps) {
  const { t } = useTranslation('catalog');
  const { price } = useMoney();
  const { priceCents, compareAtCents } = product;
  const isFrom = chosenCents === undefined && isPriceOpen(product);
  const cents = chosenCents ?? priceCents;
  // Languages differ in which of the words stand before the price.
  const [before = '', after = ''] = isFrom ? t('price.from', { price: PRICE }).split(PRICE) : [];
  // A dearer variant cost as much more before.
  const beforeCents = compareAtCents && compareAtCents + cents - priceCents;
  return (
    <Box component="span" sx={[priceStyle, { fontSize: size }]}>
      {before}
      <ChargedPrice cents={cents} />
      {after}
      {beforeCents !== null && (
        <span className="before">
          <span>{`${t('price.before')} `}</span>
          <s>{price(beforeCents)}</s>
        </span>
      )}
    </Box>
  );
}

function ChargedPrice({ cents }: { cents: number }) {
  const { t } = useTranslation('catalog');
  const { price, charge, isConverted } = useMoney();
  if (!isConverted) return price(cents);
  return <Hint content={t('price.converted', { charge: charge(cents) })}>{price(cents)}</Hint>;
}

const priceStyle = {
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  '& > .before': {
    position: 'relative',
    ml: 1,
    color: 'text.secondary',
    fontWeight: 400,
    fontSize: '0.875em',
  },
  '& > .before > span': visuallyHidden,
} as const;
