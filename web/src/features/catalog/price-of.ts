import type { ProductKind } from '#web/lib/schema.generated.ts';

/** Whether a product costs more or less depending on what is chosen of it. */
export function isPriceOpen({
  kind,
  priceCents,
  variants,
}: {
  kind: ProductKind;
  priceCents: number;
  variants: readonly { priceCents: number }[];
}): boolean {
  return (
    kind === 'GIFT_CARD' ||
    kind === 'CANVAS' ||
    variants.some((variant) => variant.priceCents !== priceCents)
  );
}
