import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { CartLineFragment } from '#web/features/carts/cart.generated.ts';
import { useOptionTexts } from '#web/features/carts/hooks/use-option-texts.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { useMoney } from '#web/ui/money.tsx';
import type { QuoteFieldsFragment } from '../checkout.generated.ts';
import { AmountLines } from './amount-lines.tsx';

interface CheckoutSummaryProps {
  lines: readonly CartLineFragment[];
  quote: QuoteFieldsFragment | undefined;
  isShipped: boolean;
  /** Whether another quote is on its way. */
  isAsking: boolean;
}

/** What is ordered and what it costs: beside the steps, and on a phone above them, to be opened. */
export function CheckoutSummary(props: CheckoutSummaryProps) {
  const { t } = useTranslation('orders');
  const { charge } = useMoney();
  const id = useId();
  const { quote } = props;
  const title = t('checkout.summary');
  return (
    <>
      <Box sx={{ display: { md: 'none' } }}>
        <Disclosure
          level="h2"
          title={quote ? t('checkout.summaryOf', { total: charge(quote.totalCents) }) : title}
        >
          <Box sx={{ pb: 2 }}>
            <Contents {...props} />
          </Box>
        </Disclosure>
      </Box>
      <Box component="section" aria-labelledby={id} sx={besideStyle}>
        <Typography id={id} variant="h3" component="h2" sx={{ mb: 2 }}>
          {title}
        </Typography>
        <Contents {...props} />
      </Box>
    </>
  );
}

function Contents({ lines, quote, isShipped, isAsking }: CheckoutSummaryProps) {
  return (
    <Box aria-busy={isAsking}>
      <Box component="ul" sx={{ m: 0, mb: 2, p: 0, listStyle: 'none' }}>
        {lines.map((line) => (
          <Line key={line.id} line={line} />
        ))}
      </Box>
      {quote ? (
        <AmountLines amounts={quote} dueCents={quote.dueCents} isShipped={isShipped} />
      ) : (
        <Skeleton variant="rounded" height={132} />
      )}
    </Box>
  );
}

function Line({ line }: { line: CartLineFragment }) {
  const { t } = useTranslation('orders');
  const { charge } = useMoney();
  const choices = useOptionTexts(line);
  return (
    <Box component="li" sx={lineStyle}>
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ overflowWrap: 'anywhere' }}>
          {t('items.line', { quantity: line.quantity, name: line.product.name })}
        </Typography>
        {choices.map((choice) => (
          <Typography key={choice} variant="body2" color="textSecondary">
            {choice}
          </Typography>
        ))}
      </Box>
      <Typography sx={{ fontVariantNumeric: 'tabular-nums' }}>{charge(line.lineCents)}</Typography>
    </Box>
  );
}

const lineStyle = {
  display: 'flex',
  justifyContent: 'space-between',
  gap: 2,
  py: 1,
} as const;

const besideStyle = {
  display: { xs: 'none', md: 'block' },
  p: 3,
  border: 1,
  borderColor: 'divider',
  borderRadius: 3,
  bgcolor: 'background.paper',
} as const;
