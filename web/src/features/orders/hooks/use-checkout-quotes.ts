import type { ShippingMethod } from '#domain/carts/shipping.ts';
import { useCheckoutQuotesQuery } from '../checkout.generated.ts';
import type { QuoteFieldsFragment } from '../checkout.generated.ts';

/** What the order of the reader's cart costs, by how it is sent. */
export interface CheckoutQuotes {
  quotes: Readonly<Record<ShippingMethod, QuoteFieldsFragment>> | undefined;
  /** Whether others are on their way. */
  isAsking: boolean;
  error: Error | undefined;
  askAgain: () => void;
}

interface Terms {
  sessionId: string | null;
  /** ISO 3166-1 alpha-2. */
  country: string;
  giftCardCodes: readonly string[];
}

/** What the order of the reader's cart costs. What was known is shown until what is new is there. */
export function useCheckoutQuotes({ sessionId, country, giftCardCodes }: Terms): CheckoutQuotes {
  const terms = { sessionId, country, giftCardCodes: [...giftCardCodes] };
  const { data, previousData, error, loading, refetch } = useCheckoutQuotesQuery({
    variables: {
      standard: { ...terms, shippingMethod: 'STANDARD' },
      express: { ...terms, shippingMethod: 'EXPRESS' },
    },
    // Prices and stock may have changed since.
    context: { fresh: false },
  });
  return {
    quotes: data ?? previousData,
    isAsking: loading,
    error,
    askAgain: () => void refetch().catch(() => undefined),
  };
}
