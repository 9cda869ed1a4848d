import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { CHARGE_CURRENCY, currencies } from '#domain/payments/currency.ts';
import type { CurrencyId } from '#domain/payments/currency.ts';
import { useSession } from '#web/features/accounts/session.ts';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { storeCurrency } from './chosen-currency.ts';
import { useShownCurrency } from './currency-provider.tsx';
import { PreferCurrencyDocument } from './prefer-currency.generated.ts';

interface CurrencyChoice {
  currency: CurrencyId;
  choose: (currency: CurrencyId) => Promise<void>;
}

/** The reader's choice of a currency: kept in this browser, and with their account. */
export function useCurrencyChoice(): CurrencyChoice {
  const { t } = useTranslation();
  const client = useApolloClient();
  const isLoggedIn = useSession() !== null;
  const { currency, show } = useShownCurrency();

  async function choose(next: CurrencyId): Promise<void> {
    if (next === currency) return;
    try {
      await show(next);
    } catch {
      showToast({ tone: 'error', title: t('currency.failed'), description: t('currency.later') });
      return;
    }
    storeCurrency(next);
    showToast({
      tone: 'success',
      title: t('currency.changed'),
      description: t(next === CHARGE_CURRENCY ? 'currency.dollars' : 'currency.converted', {
        code: currencies[next].code,
      }),
    });
    if (!isLoggedIn) return;
    try {
      await client.mutate({ mutation: PreferCurrencyDocument, variables: { currency: next } });
    } catch {
      // It is chosen here all the same; the account hears of the next choice.
    }
  }

  return { currency, choose };
}
