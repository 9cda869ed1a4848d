import { useTranslation } from 'react-i18next';
import { currencies } from '#domain/payments/currency.ts';
import type { CurrencyId } from '#domain/payments/currency.ts';
import { failureOf } from '#web/lib/failures.ts';
import type { Failure } from '#web/lib/failures.ts';
import { formatRate } from '#web/lib/numbers.ts';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { useSetCurrencyRateMutation } from '../components/rates.generated.ts';

/** A rate that becomes another. */
export interface RateStep {
  currency: CurrencyId;
  from: number;
  to: number;
}

/**
 * Changes rates. What was changed can be taken back at once.
 * @param onChanged called when a rate is another
 */
export function useRateChange(onChanged: () => void) {
  const { t, i18n } = useTranslation('admin');
  const [setRate, { loading }] = useSetCurrencyRateMutation();

  /** @returns what failed, or undefined when it is changed. */
  async function change(step: RateStep, title: string): Promise<Failure | undefined> {
    const { currency, from, to } = step;
    try {
      await setRate({ variables: { currency, rate: to } });
    } catch (error) {
      return failureOf(error);
    }
    showToast({
      tone: 'success',
      title,
      description: t('currencies.savedText', {
        currency: currencies[currency].code,
        from: formatRate(from, i18n.language),
        to: formatRate(to, i18n.language),
      }),
      action: {
        label: t('currencies.undo'),
        onSelect: () => void setBack({ currency, from: to, to: from }),
      },
    });
    onChanged();
    return undefined;
  }

  /** Changes a rate without a form, which could say what failed. */
  async function setBack(step: RateStep): Promise<void> {
    const failure = await change(step, t('currencies.undone'));
    if (!failure) return;
    showToast({ tone: 'error', title: t('currencies.failed'), description: failure.message });
  }

  return { change, setBack, isChanging: loading };
}
