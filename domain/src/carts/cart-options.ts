import type { CanvasChoice } from '#domain/catalog/canvas.ts';

/** What is chosen of a gift card: how much it is worth, and whom it is sent to, when. */
export interface GiftCardOptions {
  /** Integer US cents. */
  giftCardValue: number;
  /** Whom it is mailed to; whoever buys it where that is empty. */
  recipientEmail?: string;
  recipientName?: string;
  message?: string;
  /** The day on which it is mailed, `YYYY-MM-DD` in UTC; at once without one. */
  deliverOn?: string;
}

/** What is chosen of a canvas print, and what it is printed from. */
export interface CanvasOptions extends CanvasChoice {
  /** An uploaded or a sample track. */
  trackId: string;
}

/** What is chosen of something in a cart beside its variant: nothing of most things. */
export type CartOptions = GiftCardOptions | CanvasOptions | Readonly<Record<string, never>>;
