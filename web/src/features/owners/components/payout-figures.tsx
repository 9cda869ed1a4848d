import { useTranslation } from 'react-i18next';
import { formatDate } from '#web/lib/dates.ts';
import { Figures } from '#web/ui/figures.tsx';
import type { Figure } from '#web/ui/figures.tsx';
import { useMoney } from '#web/ui/money.tsx';
import {
  usePayoutAccountSuspenseQuery,
  usePayoutBalanceSuspenseQuery,
} from '../payouts.generated.ts';

/** What one has to one's credit, what is being sent, and what is sent next. */
export function PayoutFigures() {
  return <Figures figures={useFigures()} />;
}

function useFigures(): Figure[] {
  const { t, i18n } = useTranslation('owners');
  const { charge } = useMoney();
  const context = { fresh: false };
  const { data } = usePayoutBalanceSuspenseQuery({ context });
  const { data: own } = usePayoutAccountSuspenseQuery({ context });
  const { balanceCents, onItsWayCents, minimumCents, next } = data.myPayoutBalance;
  const isReady = own.myPayoutAccount.status === 'READY';
  const day = next && formatDate(next.date, i18n.language);
  const note = day && (isReady ? t('payouts.figures.on', { day }) : t('payouts.figures.notReady'));
  return [
    {
      name: t('payouts.figures.balance'),
      value: charge(balanceCents),
      note: t(balanceCents < 0 ? 'payouts.figures.owed' : 'payouts.figures.earned'),
    },
    {
      name: t('payouts.figures.onItsWay'),
      value: charge(onItsWayCents),
      note: t('payouts.figures.sending'),
    },
    {
      name: t('payouts.figures.next'),
      value: next ? charge(next.amountCents) : t('payouts.figures.none'),
      note: note ?? t('payouts.figures.minimum', { amount: charge(minimumCents) }),
    },
  ];
}
