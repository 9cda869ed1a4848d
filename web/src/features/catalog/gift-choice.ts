import { giftCardRange, giftCardValues } from '#domain/catalog/gift-card.ts';
import type { CartItemOptionsInput } from '#web/lib/schema.generated.ts';

/** What is chosen of a gift card, as it is typed. */
export interface GiftChoice {
  /** US cents; NaN while what is typed is no amount. */
  valueCents: number;
  recipientName: string;
  recipientEmail: string;
  message: string;
  /** `YYYY-MM-DD`; empty for at once. */
  deliverOn: string;
}

export const firstGift: GiftChoice = {
  valueCents: giftCardValues[1],
  recipientName: '',
  recipientEmail: '',
  message: '',
  deliverOn: '',
};

/** Whether a gift card can be worth that: whole dollars within its range. */
export function isGiftValue(cents: number): boolean {
  const { min, max } = giftCardRange;
  return cents >= min && cents <= max && cents % 100 === 0;
}

/** What the server is told of it; nothing of what was left empty. */
export function giftOptions(gift: GiftChoice): CartItemOptionsInput {
  return {
    giftCardValue: gift.valueCents,
    recipientName: gift.recipientName.trim() || null,
    recipientEmail: gift.recipientEmail.trim() || null,
    message: gift.message.trim() || null,
    deliverOn: gift.deliverOn || null,
  };
}
