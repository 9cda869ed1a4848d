import { useState } from 'react';
import type { ProductDetailFragment } from '#web/features/catalog/catalog.generated.ts';
import { GiftFields } from '#web/features/catalog/components/gift-fields.tsx';
import { ProductPrice } from '#web/features/catalog/components/product-price.tsx';
import { StockLine } from '#web/features/catalog/components/stock-line.tsx';
import { AddToCartButton } from '#web/features/carts/components/add-to-cart-button.tsx';
import { firstGift, giftOptions, isGiftValue } from '#web/features/catalog/gift-choice.ts';
import { firstChoice } from '#web/features/catalog/variant-selection.ts';

/** What a gift card is worth and for whom it is, and the way to have it. */
export function GiftBuying({ product }: { product: ProductDetailFragment }) {
  const { kind, name, variants } = product;
  const [gift, setGift] = useState(firstGift);
  const variant = firstChoice(variants);
  if (!variant) return null;
  const { valueCents } = gift;
  return (
    <>
      <ProductPrice
        product={product}
        chosenCents={valueCents > 0 ? valueCents : undefined}
        size="1.5rem"
      />
      <GiftFields
        gift={gift}
        onChange={(change) => setGift((before) => ({ ...before, ...change }))}
      />
      <StockLine kind={kind} variant={variant} />
      <AddToCartButton
        variantId={variant.id}
        productName={name}
        options={giftOptions(gift)}
        isDisabled={!variant.isAvailable || !isGiftValue(valueCents)}
      />
    </>
  );
}
