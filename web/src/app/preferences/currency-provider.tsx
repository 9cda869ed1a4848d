import { useApolloClient } from '@apollo/client/react';
import { createContext, startTransition, useCallback, useContext, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import type { CurrencyId, ExchangeRate } from '#domain/payments/currency.ts';
import { MoneyProvider } from '#web/ui/money.tsx';
import { findRate } from './chosen-currency.ts';

interface ShownCurrency {
  currency: CurrencyId;
  /** Shows prices in a currency, or at its present rate. @throws when the rate cannot be had; prices stay as they are. */
  show: (currency: CurrencyId) => Promise<void>;
}

const ShownContext = createContext<ShownCurrency | undefined>(undefined);

interface CurrencyProviderProps {
  /** What the server rendered the page with. */
  rate: ExchangeRate;
  children: ReactNode;
}

/** Keeps the currency that prices are shown in. */
export function CurrencyProvider({ rate: start, children }: CurrencyProviderProps) {
  const client = useApolloClient();
  const [rate, setRate] = useState(start);
  const show = useCallback(
    async (currency: CurrencyId) => {
      const next = await findRate(client, currency);
      // Every price on the page is worded anew, piece by piece.
      startTransition(() =>
        setRate((current) =>
          current.currency === next.currency && current.rate === next.rate ? current : next,
        ),
      );
    },
    [client],
  );
  const shown = useMemo(() => ({ currency: rate.currency, show }), [rate.currency, show]);
  return (
    <ShownContext value={shown}>
      <MoneyProvider value={rate}>{children}</MoneyProvider>
    </ShownContext>
  );
}

/** The currency that prices are shown in, and the way to show another. */
export function useShownCurrency(): ShownCurrency {
  const shown = useContext(ShownContext);
  if (!shown) throw new Error('There is no CurrencyProvider.');
  return shown;
}
