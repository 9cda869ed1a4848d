import Typography from '@mui/material/Typography';
import { CircleCheck, CircleX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ProductDetailFragment, VariantChoiceFragment } from '../catalog.generated.ts';

/** From so many down, one is told how many are left. */
const FEW = 5;

interface StockLineProps {
  kind: ProductDetailFragment['kind'];
  variant: VariantChoiceFragment;
}

/** Whether a variant can be had, and how it comes. */
export function StockLine({ kind, variant }: StockLineProps) {
  const { t } = useTranslation('catalog');
  const { isAvailable, availableQuantity } = variant;
  const Sign = isAvailable ? CircleCheck : CircleX;
  const isFew = availableQuantity !== null && availableQuantity <= FEW;
  return (
    <Typography
      variant="body2"
      sx={[lineStyle, { color: isAvailable ? 'success.main' : 'text.secondary' }]}
    >
      <Sign size={16} aria-hidden />
      {!isAvailable && t('soldOut')}
      {isAvailable && (isFew ? t('stock.left', { count: availableQuantity }) : t(`stock.${kind}`))}
    </Typography>
  );
}

const lineStyle = { display: 'flex', alignItems: 'center', gap: 0.75, fontWeight: 500 } as const;
