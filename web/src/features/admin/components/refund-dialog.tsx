import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChoiceSelect } from '#web/ui/choice-select.tsx';
import { useRefundOrderMutation } from '../orders.generated.ts';
import type { AdminOrderFragment } from '../orders.generated.ts';
import { refundedItems, refundOf } from '../refund-values.ts';
import { RefundForm } from './refund-form.tsx';

export interface OrderDialogProps {
  order: AdminOrderFragment;
  onClose: () => void;
  onChanged: () => void;
}

/** Gives back what was paid for an order, or a part of it: for some items, or any amount. */
export function RefundDialog({ order, onClose, onChanged }: OrderDialogProps) {
  const { t } = useTranslation('admin');
  const [refundOrder] = useRefundOrderMutation();
  const [quantities, setQuantities] = useState(() => order.items.map(() => '0'));
  const { number } = order;
  return (
    <RefundForm
      leftCents={order.refundableCents ?? 0}
      renderChoice={(setAmount) => (
        <ItemFields
          order={order}
          quantities={quantities}
          onChange={(chosen) => {
            setQuantities(chosen);
            setAmount(refundOf(order, chosen));
          }}
        />
      )}
      sureText={t('orders.refundSureText', { number })}
      send={(refund) => {
        const items = refundedItems(order, quantities);
        return refundOrder({ variables: { input: { number, ...refund, items } } });
      }}
      onClose={onClose}
      onChanged={onChanged}
    />
  );
}

interface ItemFieldsProps {
  order: AdminOrderFragment;
  /** Of each item, in the order of the items. */
  quantities: string[];
  onChange: (quantities: string[]) => void;
}

/** How many of each item the refund is for; it is for as much as was paid for them then. */
function ItemFields({ order, quantities, onChange }: ItemFieldsProps) {
  const { t } = useTranslation(['admin', 'orders']);
  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, display: 'grid', gap: 1.5 }}>
      <Typography component="legend" variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {t('orders.refundItems')}
      </Typography>
      {order.items.map(({ id, name, quantity }, index) => (
        <ChoiceSelect
          key={id}
          label={t('orders:items.line', { quantity, name })}
          value={quantities[index] ?? '0'}
          onChange={(chosen) => onChange(quantities.with(index, chosen))}
        >
          {Array.from({ length: quantity + 1 }, (_, count) => (
            <option key={count} value={String(count)}>
              {count === 0 ? t('orders.none') : count}
            </option>
          ))}
        </ChoiceSelect>
      ))}
    </Box>
  );
}
