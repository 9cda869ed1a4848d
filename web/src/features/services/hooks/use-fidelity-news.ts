import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '#web/features/accounts/session.ts';
import { showToast } from '#web/ui/toast/toast-store.ts';
import type { FidelityWorkspaceFragment as Order } from '../fidelity.generated.ts';

/** What the customer is told that others have done; engineers are told of everything else. */
const fromEngineers: readonly Order['status'][] = ['IN_PROGRESS', 'DELIVERED'];

/** Says what others have done to an order while it is open: it would be missed by whoever listens elsewhere. */
export function useFidelityNews(order: Order): void {
  const { t } = useTranslation('services');
  const readerId = useSession()?.id;
  const known = useRef(order);
  useEffect(() => {
    const before = known.current;
    known.current = order;
    if (before.id !== order.id) return;
    const tell = (title: string) => showToast({ title, yields: true });
    const isCustomer = order.customer.id === readerId;
    const comment = newComments(before, order).find(({ author }) => author.id !== readerId);
    if (comment) {
      tell(t('orders.news.comment', { name: comment.author.name, title: comment.title }));
    }
    const stem = order.files.find(
      ({ id, kind }) => kind === 'STEM' && !before.files.some((file) => file.id === id),
    );
    if (stem && !isCustomer) tell(t('orders.news.file', { title: stem.title }));
    if (order.status !== before.status && fromEngineers.includes(order.status) === isCustomer) {
      tell(t('orders.news.state', { state: t(`orders.states.${order.status}`) }));
    }
  }, [order, readerId, t]);
}

/** Comments that were not there before, each with what it is about. */
function newComments(before: Order, { files }: Order) {
  const known = new Set(before.files.flatMap(({ comments }) => comments.map(({ id }) => id)));
  return files.flatMap(({ title, comments }) =>
    comments.filter(({ id }) => !known.has(id)).map(({ author }) => ({ title, author })),
  );
}
