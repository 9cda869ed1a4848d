import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { CHARGE_CURRENCY } from '#domain/payments/currency.ts';
import type { CurrencyId } from '#domain/payments/currency.ts';
import { useSession } from '#web/features/accounts/session.ts';
import { storeCurrency, storedCurrency, watchCurrency } from './chosen-currency.ts';
import { useShownCurrency } from './currency-provider.tsx';
import { MyCurrencyDocument } from './my-currency.generated.ts';
import type { MyCurrencyQuery } from './my-currency.generated.ts';

/** How long after a change of route prices are refreshed (spec §4). */
const REFRESH_AFTER_MS = 300;

/**
 * Keeps prices in the chosen currency and at its rate: after each change of route, when another tab
 * chooses, and when somebody logs in who chose one elsewhere.
 */
export function useCurrencyUpkeep(): void {
  const client = useApolloClient();
  const userId = useSession()?.id;
  const { pathname } = useLocation();
  const { currency, show } = useShownCurrency();

  const refresh = useEffectEvent(async (path: string) => {
    // Whoever has gone on is served there.
    if (path !== pathname) return;
    // Until somebody chooses, the one that the server took for theirs.
    const chosen = storedCurrency() ?? currency;
    if (chosen === CHARGE_CURRENCY && currency === CHARGE_CURRENCY) return;
    try {
      await show(chosen);
    } catch {
      // Prices stay as they are, and are converted at the rate of before.
    }
  });

  const adopt = useEffectEvent(async () => {
    if (storedCurrency() !== undefined) return;
    try {
      const { data } = await client.query<MyCurrencyQuery>({
        query: MyCurrencyDocument,
        fetchPolicy: 'network-only',
      });
      // What the account does not know either is what the page shows: it is asked once.
      storeCurrency((data?.preferredCurrency ?? currency) as CurrencyId);
      await refresh(pathname);
    } catch {
      // Nobody has asked for it: prices stay as they are.
    }
  });

  useEffect(() => {
    const timer = setTimeout(() => void refresh(pathname), REFRESH_AFTER_MS);
    return () => clearTimeout(timer);
  }, [pathname]);
  const follow = useEffectEvent(() => void refresh(pathname));
  useEffect(() => watchCurrency(() => follow()), []);
  useEffect(() => {
    if (userId !== undefined) void adopt();
  }, [userId]);
}
