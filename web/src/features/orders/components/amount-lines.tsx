import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useMoney } from '#web/ui/money.tsx';

/** What an order costs, in US cents. */
export interface Amounts {
  subtotalCents: number;
  discountCents: number;
  shippingCents: number;
  taxCents: number;
  totalCents: number;
  giftCardCents: number;
  /** What went back; zero before it is paid. */
  refundedCents?: number;
}

interface AmountLinesProps {
  amounts: Amounts;
  /** Whether any of it is sent. */
  isShipped: boolean;
  /** What is left to be paid, before it is. */
  dueCents?: number;
}

/** What an order is made of, line by line, with its total: in the currency that is charged, so that it adds up. */
export function AmountLines({ amounts, isShipped, dueCents }: AmountLinesProps) {
  const { t } = useTranslation('orders');
  const { charge, chargeInWords } = useMoney();
  const { subtotalCents, discountCents, shippingCents, taxCents, totalCents } = amounts;
  const { giftCardCents, refundedCents = 0 } = amounts;
  return (
    <Box component="dl" sx={listStyle}>
      <dt>{t('amounts.subtotal')}</dt>
      <dd>{charge(subtotalCents)}</dd>
      {discountCents > 0 && (
        <>
          <dt>{t('amounts.discount')}</dt>
          <dd>{charge(-discountCents)}</dd>
        </>
      )}
      {isShipped && (
        <>
          <dt>{t('amounts.shipping')}</dt>
          <dd>{shippingCents === 0 ? t('amounts.free') : charge(shippingCents)}</dd>
        </>
      )}
      <dt>{t('amounts.tax')}</dt>
      <dd>{charge(taxCents)}</dd>
      <Box component="dt" sx={totalStyle}>
        {t('amounts.total')}
      </Box>
      <Box component="dd" sx={totalStyle}>
        {chargeInWords(totalCents)}
      </Box>
      {giftCardCents > 0 && (
        <>
          <dt>{t('amounts.giftCards')}</dt>
          <dd>{charge(-giftCardCents)}</dd>
        </>
      )}
      {giftCardCents > 0 && dueCents !== undefined && (
        <>
          <dt>{t('amounts.due')}</dt>
          <dd>{chargeInWords(dueCents)}</dd>
        </>
      )}
      {refundedCents > 0 && (
        <>
          <dt>{t('amounts.refunded')}</dt>
          <dd>{chargeInWords(refundedCents)}</dd>
        </>
      )}
    </Box>
  );
}

const listStyle = {
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  // Between columns by padding, so that the line over the total is one.
  rowGap: 1,
  m: 0,
  fontVariantNumeric: 'tabular-nums',
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, pl: 1, textAlign: 'end' },
} as const;

const totalStyle = {
  pt: 1,
  borderTop: 1,
  borderColor: 'divider',
  fontWeight: 700,
  '&&': { color: 'text.primary' },
} as const;
