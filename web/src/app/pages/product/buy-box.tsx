import Paper from '@mui/material/Paper';
import { lazy, memo } from 'react';
import type { ProductDetailFragment } from '#web/features/catalog/catalog.generated.ts';
import { Later } from '#web/ui/later.tsx';
import { BuyFields } from './buy-fields.tsx';

/** Few products are gift cards, and no other has fields to type into. */
const GiftBuyFields = lazy(async () => ({
  default: (await import('./gift-buy-fields.tsx')).GiftBuyFields,
}));

/** What a product costs in the choice that is made of it, and the way to have it. */
export const BuyBox = memo(function BuyBox({ product }: { product: ProductDetailFragment }) {
  return (
    <Paper variant="outlined" sx={boxStyle}>
      {product.kind === 'GIFT_CARD' ? (
        <Later height={680}>
          <GiftBuyFields product={product} />
        </Later>
      ) : (
        <BuyFields product={product} />
      )}
    </Paper>
  );
});

const boxStyle = { display: 'grid', gap: 2.5, p: { xs: 2, sm: 3 }, borderRadius: 3 } as const;
