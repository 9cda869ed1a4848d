import type { ApolloCache } from '@apollo/client';
import { useTranslation } from 'react-i18next';
import { useAuthDialog } from '#web/features/accounts/auth-dialog.tsx';
import { usePendingAction } from '#web/features/accounts/hooks/use-pending-action.ts';
import { useSession } from '#web/features/accounts/session.ts';
import { failureOf } from '#web/lib/failures.ts';
import { showToast } from '#web/ui/toast/toast-store.ts';
import {
  useVotedIdeasQuery,
  useVoteForIdeaMutation,
  useWithdrawIdeaVoteMutation,
  VotedIdeasDocument,
} from './ideas.generated.ts';
import type { IdeaItemFragment, VotedIdeasQuery } from './ideas.generated.ts';

interface Voting {
  hasVoted: boolean;
  isSending: boolean;
  /** Votes, or takes the vote back. Visitors log in first, and their vote is set then. */
  press: () => void;
}

/** The reader's vote for an idea. */
export function useVoting({ id, voteCount }: Pick<IdeaItemFragment, 'id' | 'voteCount'>): Voting {
  const { t } = useTranslation('ideas');
  const isLoggedIn = useSession() !== null;
  const openAuthDialog = useAuthDialog();
  const { data } = useVotedIdeasQuery({ skip: !isLoggedIn });
  const [vote, { loading: isVoting }] = useVoteForIdeaMutation();
  const [withdraw, { loading: isWithdrawing }] = useWithdrawIdeaVoteMutation();
  const hasVoted = isLoggedIn && (data?.votedIdeaIds.includes(id) ?? false);

  /** Shown at once, and taken back when it fails. */
  async function change(want: boolean): Promise<void> {
    const idea = { __typename: 'Idea' as const, id, voteCount: voteCount + (want ? 1 : -1) };
    const options = {
      variables: { id },
      update: (cache: ApolloCache) =>
        cache.updateQuery<VotedIdeasQuery>({ query: VotedIdeasDocument }, (known) => {
          const others = known?.votedIdeaIds.filter((voted) => voted !== id) ?? [];
          return known && { votedIdeaIds: want ? [...others, id] : others };
        }),
    };
    try {
      if (want) {
        const voteForIdea = { __typename: 'VoteForIdeaPayload' as const, idea };
        await vote({ ...options, optimisticResponse: { voteForIdea } });
      } else {
        const withdrawIdeaVote = { __typename: 'WithdrawIdeaVotePayload' as const, idea };
        await withdraw({ ...options, optimisticResponse: { withdrawIdeaVote } });
      }
    } catch (error) {
      showToast({
        tone: 'error',
        title: t('vote.failed'),
        description: failureOf(error).message,
      });
    }
  }

  usePendingAction('idea', () => void change(true), id);
  return {
    hasVoted,
    isSending: isVoting || isWithdrawing,
    press() {
      if (isLoggedIn) void change(!hasVoted);
      else openAuthDialog('login', () => void change(true), { kind: 'idea', subject: id });
    },
  };
}
