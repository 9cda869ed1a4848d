import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { Minus, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { QUANTITY_LIMIT } from '#domain/carts/limits.ts';

interface QuantityStepperProps {
  /** Of what. */
  name: string;
  quantity: number;
  /** How many there are; null for no end of them. */
  available: number | null;
  onChange: (quantity: number) => void;
}

/** How many of something: one at least, and no more than there are. */
export function QuantityStepper({ name, quantity, available, onChange }: QuantityStepperProps) {
  const { t } = useTranslation('carts');
  const most = Math.min(QUANTITY_LIMIT, available ?? QUANTITY_LIMIT);
  return (
    <Box component="fieldset" aria-label={t('quantity.of', { name })} sx={groupStyle}>
      <IconButton
        aria-label={t('quantity.fewer')}
        disabled={quantity <= 1}
        onClick={() => onChange(quantity - 1)}
        sx={stepStyle}
      >
        <Minus size={16} aria-hidden />
      </IconButton>
      <Box component="output" sx={{ minWidth: 28, textAlign: 'center' }}>
        {quantity}
      </Box>
      <IconButton
        aria-label={t('quantity.more')}
        disabled={quantity >= most}
        onClick={() => onChange(quantity + 1)}
        sx={stepStyle}
      >
        <Plus size={16} aria-hidden />
      </IconButton>
    </Box>
  );
}

const groupStyle = {
  m: 0,
  p: 0,
  minWidth: 0,
  display: 'inline-flex',
  alignItems: 'center',
  border: 1,
  borderColor: 'divider',
  borderRadius: 999,
  fontVariantNumeric: 'tabular-nums',
} as const;

const stepStyle = { width: 44, height: 44 } as const;
