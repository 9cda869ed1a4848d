import { useTranslation } from 'react-i18next';
import { attempting } from '#web/ui/toast/attempting.ts';
import { useFidelityOrderSuspenseQuery } from '../fidelity.generated.ts';

/** Tries what is pressed in an order, and asks for the order again. */
export function useOrderStep(id: string) {
  const { t } = useTranslation('services');
  const { refetch } = useFidelityOrderSuspenseQuery({ variables: { id } });
  return attempting(() => refetch(), t('orders.failed'));
}
