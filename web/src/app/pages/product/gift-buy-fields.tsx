import { useState } from 'react';
import type { ProductDetailFragment } from '#web/features/catalog/catalog.generated.ts';
import { GiftFields } from '#web/features/catalog/components/gift-fields.tsx';
import { firstGift, giftOptions, isGiftValue } from '#web/features/catalog/gift-choice.ts';
import type { GiftChoice } from '#web/features/catalog/gift-choice.ts';
import { BuyFields } from './buy-fields.tsx';

/** {@link BuyFields} of a gift card: what it is worth, for whom, and when it is sent. */
export function GiftBuyFields({ product }: { product: ProductDetailFragment }) {
  const [gift, setGift] = useState(firstGift);
  const change = (changed: Partial<GiftChoice>) => setGift((before) => ({ ...before, ...changed }));
  return (
    <BuyFields
      product={product}
      gift={{
        valueCents: gift.valueCents,
        isComplete: isGiftValue(gift.valueCents),
        options: giftOptions(gift),
        fields: <GiftFields gift={gift} onChange={change} />,
      }}
    />
  );
}
