import Button from '@mui/material/Button';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import type { ProductDetailFragment } from '#web/features/catalog/catalog.generated.ts';
import { ProductPrice } from '#web/features/catalog/components/product-price.tsx';
import { StockLine } from '#web/features/catalog/components/stock-line.tsx';
import { VariantFields } from '#web/features/catalog/components/variant-fields.tsx';
import { AddToCartButton } from '#web/features/carts/components/add-to-cart-button.tsx';
import { firstChoice } from '#web/features/catalog/variant-selection.ts';
import type { CartItemOptionsInput } from '#web/lib/schema.generated.ts';

interface BuyFieldsProps {
  product: ProductDetailFragment;
  /** What is chosen of a gift card. */
  gift?: {
    /** US cents; NaN while what is typed is no amount. */
    valueCents: number;
    isComplete: boolean;
    options: CartItemOptionsInput;
    fields: ReactNode;
  };
}

/** The choice that is made of a product, its price, and the way into the cart. */
export function BuyFields({ product, gift }: BuyFieldsProps) {
  const { t } = useTranslation('catalog');
  const { kind, name, variants } = product;
  const [chosen, setChosen] = useState(() => firstChoice(variants));
  if (!chosen) return null;
  // What was chosen as it stands by now.
  const variant = variants.find(({ id }) => id === chosen.id) ?? chosen;
  const chosenCents = gift ? gift.valueCents : variant.priceCents;
  const isPriced = kind !== 'CANVAS' && chosenCents > 0;
  return (
    <>
      <ProductPrice
        product={product}
        chosenCents={isPriced ? chosenCents : undefined}
        size="1.5rem"
      />
      <VariantFields variants={variants} chosen={variant} onChoose={setChosen} />
      {gift?.fields}
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
          {...(gift && { options: gift.options })}
          isDisabled={!variant.isAvailable || gift?.isComplete === false}
        />
      )}
    </>
  );
}
