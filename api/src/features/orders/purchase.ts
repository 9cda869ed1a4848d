import type { BuyableVariant } from '#db/orders/order-item.repository.ts';
import type { NewOrderItem } from '#db/orders/order-item.repository.ts';
import type { CartOptions } from '#domain/carts/cart-options.ts';
import { priceLines } from '#domain/carts/price-lines.ts';
import type { PricedLine } from '#domain/carts/price-lines.ts';
import type { CartLineRow } from '#db/carts/cart.repository.ts';
import type { VariantOptions } from '#domain/catalog/product.ts';
import type { ProductKind } from '#domain/catalog/product.ts';

/** So many of something that somebody is about to buy, with what it costs. */
export interface PurchaseLine extends PricedLine {
  /** What it is called in the input, for whoever is told that it is not there. */
  field: string;
  variantId: number;
  productId: number;
  kind: ProductKind;
  name: string;
  isSold: boolean;
  variantOptions: VariantOptions;
  options: CartOptions;
}

/** What is to be bought of a cart: what is saved for later is left out. */
export function purchaseOfCart(rows: readonly CartLineRow[]): PurchaseLine[] {
  const bought = rows.filter(({ isSavedForLater }) => !isSavedForLater);
  return priceLines(bought).map((line) => ({
    ...line,
    field: `cart.${line.id}`,
    variantOptions: line.variant,
  }));
}

/** A variant that somebody names, and how many of it. */
export interface NamedVariant {
  field: string;
  variant: BuyableVariant;
  quantity: number;
  options: CartOptions;
}

/** What is to be bought of what somebody names. */
export function purchaseOf(named: readonly NamedVariant[]): PurchaseLine[] {
  const lines = named.map(({ field, variant, quantity, options }) => ({
    field,
    quantity,
    options,
    variantId: variant.id,
    productId: variant.productId,
    kind: variant.kind,
    name: variant.name,
    isSold: variant.isSold,
    variantOptions: variant.options,
    priceCents: variant.priceCents,
    extraCents: variant.extraCents,
  }));
  return priceLines(lines);
}

/** A line as it is kept with the order. @param hasLicenceKey whether each copy comes with a key */
export function itemOf(line: PurchaseLine, hasLicenceKey: boolean): NewOrderItem {
  const { variantId, kind, name, variantOptions, options, unitCents, quantity } = line;
  return { variantId, kind, name, variantOptions, options, unitCents, quantity, hasLicenceKey };
}
