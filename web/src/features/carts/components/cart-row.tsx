import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Failure } from '#web/lib/failures.ts';
import { useMoney } from '#web/ui/money.tsx';
import type { CartLineFragment } from '../cart.generated.ts';
import { useCart } from '../hooks/use-cart.ts';
import { LineNotes } from './line-notes.tsx';
import { LineProduct } from './line-product.tsx';
import { QuantityStepper } from './quantity-stepper.tsx';

/** Something in the cart, how many of it, and what they cost. */
export function CartRow({ line }: { line: CartLineFragment }) {
  const { t } = useTranslation('carts');
  const { amount } = useMoney();
  const { setQuantity, remove, setSaved } = useCart();
  const [reason, setReason] = useState<string>();
  const { name } = line.product;

  async function show(change: Promise<Failure | undefined>): Promise<void> {
    setReason(undefined);
    const failure = await change;
    setReason(failure?.fields['quantity'] ?? failure?.message);
  }

  return (
    <tr>
      <th scope="row">
        <LineProduct line={line}>
          <LineNotes line={line} onTake={(quantity) => void show(setQuantity(line, quantity))} />
          <Box role="alert">
            {reason !== undefined && (
              <Typography variant="body2" color="error">
                {reason}
              </Typography>
            )}
          </Box>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', ml: -1 }}>
            <Button
              size="small"
              color="inherit"
              onClick={() => void show(setSaved(line, true))}
              aria-label={t('line.saveOf', { name })}
            >
              {t('line.save')}
            </Button>
            <Button
              size="small"
              color="inherit"
              onClick={() => void show(remove(line))}
              aria-label={t('line.removeOf', { name })}
            >
              {t('line.remove')}
            </Button>
          </Box>
        </LineProduct>
      </th>
      <td>{amount(line.unitCents)}</td>
      <td>
        <QuantityStepper
          name={name}
          quantity={line.quantity}
          available={line.availableQuantity}
          onChange={(quantity) => void show(setQuantity(line, quantity))}
        />
      </td>
      <td>
        <Box component="span" sx={{ fontWeight: 600 }}>
          {amount(line.lineCents)}
        </Box>
      </td>
    </tr>
  );
}
