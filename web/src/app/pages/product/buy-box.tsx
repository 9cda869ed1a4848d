import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import type { ProductDetailFragment } from '#web/features/catalog/catalog.generated.ts';
import { GiftFields } from '#web/features/catalog/components/gift-fields.tsx';
import { ProductPrice } from '#web/features/catalog/components/product-price.tsx';
import { StockLine } from '#web/features/catalog/components/stock-line.tsx';
import { VariantFields } from '#web/features/catalog/components/variant-fields.tsx';
import { AddToCartButton } from '#web/features/carts/components/add-to-cart-button.tsx';
import { firstGift, giftOptions, isGiftValue } from '#web/features/catalog/gift-choice.ts';
import { firstChoice } from '#web/features/catalog/variant-selection.ts';

/** What a product costs in the choice that is made of it, and the way to have it. */
export function BuyBox({ product }: { product: ProductDetailFragment }) {
  const { t } = useTranslation('catalog');
  const { kind, name, variants } = product;
  const [chosen, setChosen] = useState(() => firstChoice(variants));
  const [gift, setGift] = useState(firstGift);
  if (!chosen) return null;
  // What was chosen as it stands by now.
  const variant = variants.find(({ id }) => id === chosen.id) ?? chosen;
  const isGift = kind === 'GIFT_CARD';
  const chosenCents = isGift ? gift.valueCents : variant.priceCents;
  const isPriced = kind !== 'CANVAS' && chosenCents > 0;
  return (
    <Paper variant="outlined" sx={boxStyle}>
      <ProductPrice
        product={product}
        chosenCents={isPriced ? chosenCents : undefined}
        size="1.5rem"
      />
      <VariantFields variants={variants} chosen={variant} onChoose={setChosen} />
      {isGift && <GiftFields gift={gift} onChange={(change) => setGift({ ...gift, ...change })} />}
      <StockLine kind={kind} variant={variant} />
      {kind === 'CANVAS' ? (
        <Button component={RouterLink} to="/canvas" variant="contained" fullWidth>
          {t('canvas.design')}
        </Button>
      ) : (
        <AddToCartButton
          // What was wrong with another choice is no more.
          key={variant.id}
          variantId={variant.id}
          productName={name}
          {...(isGift && { options: giftOptions(gift) })}
          isDisabled={!variant.isAvailable || (isGift && !isGiftValue(gift.valueCents))}
        />
      )}
    </Paper>
  );
}

const boxStyle = { display: 'grid', gap: 2.5, p: { xs: 2, sm: 3 }, borderRadius: 3 } as const;
