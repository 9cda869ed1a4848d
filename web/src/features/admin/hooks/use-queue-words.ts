import { useTranslation } from 'react-i18next';
import type { ApprovalQueueProps } from '../components/approval-queue.tsx';

/** What approving is called: claims are granted, and what is wrong is corrected. */
const approving = {
  claims: {
    done: 'approvals.claims.granted',
    one: 'approvals.claims.grant',
    oneOf: 'approvals.claims.grantOf',
    all: 'approvals.claims.grantAll',
  },
  suggestions: {
    done: 'approvals.suggestions.approved',
    one: 'approvals.approve',
    oneOf: 'approvals.approveOf',
    all: 'approvals.suggestions.approveAll',
  },
  corrections: {
    done: 'approvals.corrections.accepted',
    one: 'approvals.corrections.accept',
    oneOf: 'approvals.corrections.acceptOf',
    all: 'approvals.corrections.acceptAll',
  },
} as const;

type Words = Pick<ApprovalQueueProps<{ id: string }>, 'approved' | 'givenBack' | 'texts'>;

/**
 * What is said in a queue of what others ask for, and of which the rest is declined.
 * @param empty what is said when nothing waits
 */
export function useQueueWords(kind: keyof typeof approving, empty: string): Words {
  const { t } = useTranslation('admin');
  const { done, one, oneOf, all } = approving[kind];
  return {
    approved: (count) => t(done, { count }),
    givenBack: (count) => t('approvals.declined', { count }),
    texts: {
      empty,
      approve: t(one),
      approveOf: (name) => t(oneOf, { name }),
      approveAll: (count) => t(all, { count }),
      giveBack: t('approvals.decline'),
      giveBackOf: (name) => t('approvals.declineOf', { name }),
      giveBackAll: (count) => t('approvals.declineAll', { count }),
    },
  };
}
