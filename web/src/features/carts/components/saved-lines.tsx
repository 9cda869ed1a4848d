import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useMoney } from '#web/ui/money.tsx';
import type { CartLineFragment } from '../cart.generated.ts';
import { useCart } from '../hooks/use-cart.ts';
import { LineProduct } from './line-product.tsx';

/** What waits beside the cart. */
export function SavedLines({ lines }: { lines: readonly CartLineFragment[] }) {
  const { t } = useTranslation('carts');
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: 6 }}>
      <Typography id={id} variant="h3" component="h2">
        {t('saved.title')}
      </Typography>
      <Box component="ul" sx={listStyle}>
        {lines.map((line) => (
          <SavedLine key={line.id} line={line} />
        ))}
      </Box>
    </Box>
  );
}

function SavedLine({ line }: { line: CartLineFragment }) {
  const { t } = useTranslation('carts');
  const { amount } = useMoney();
  const { setSaved, remove } = useCart();
  const { name } = line.product;
  return (
    <Box component="li" sx={{ borderTop: 1, borderColor: 'divider', py: 2.5 }}>
      <LineProduct line={line}>
        <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {line.isAvailable
            ? t('saved.price', { count: line.quantity, price: amount(line.unitCents) })
            : t('saved.gone')}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', ml: -1 }}>
          <Button
            size="small"
            color="inherit"
            disabled={!line.isAvailable}
            onClick={() => void setSaved(line, false)}
            aria-label={t('saved.moveOf', { name })}
          >
            {t('saved.move')}
          </Button>
          <Button
            size="small"
            color="inherit"
            onClick={() => void remove(line)}
            aria-label={t('line.removeOf', { name })}
          >
            {t('line.remove')}
          </Button>
        </Box>
      </LineProduct>
    </Box>
  );
}

const listStyle = { listStyle: 'none', m: 0, mt: 2, p: 0 } as const;
