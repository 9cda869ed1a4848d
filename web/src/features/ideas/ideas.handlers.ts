import { HttpResponse } from 'msw';
import { changed } from '#web/testing/changed.ts';
import { api } from '#web/testing/mock-server.ts';
import {
  AnswerIdeaDocument,
  EditIdeaDocument,
  HiddenIdeasDocument,
  HideIdeaDocument,
  IdeaDocument,
  IdeasDocument,
  IdeaToModerateDocument,
  IdeaViewerDocument,
  MergeIdeaDocument,
  RemoveIdeaDocument,
  SimilarIdeasDocument,
  SuggestIdeaDocument,
  VotedIdeasDocument,
  VoteForIdeaDocument,
  WithdrawIdeaVoteDocument,
} from './ideas.generated.ts';
import type { IdeaItemFragment } from './ideas.generated.ts';

/** An idea as pages show it. */
export function idea(
  id: string,
  title: string,
  more: Partial<IdeaItemFragment> = {},
): IdeaItemFragment {
  return {
    __typename: 'Idea',
    id,
    title,
    text: `Why ${title}.`,
    language: 'EN',
    isOurs: false,
    status: 'OPEN',
    voteCount: 3,
    reply: '',
    repliedAt: null,
    isHidden: false,
    mergedIntoId: null,
    createdAt: '2026-11-21T12:00:00.000Z',
    author: { __typename: 'User', id: '9', name: 'Nell Ferrand' },
    ...more,
  };
}

interface State {
  /** Ids of those that the reader votes for. */
  voted?: string[];
  /** Ids of those that the reader may change. */
  own?: string[];
}

/** A server that keeps ideas, and is told by the pages what becomes of them. */
export function ideasOver(ideas: IdeaItemFragment[], { voted = [], own = [] }: State = {}) {
  const find = (id: string) => ideas.find((known) => known.id === id);
  const change = (id: string, by: Partial<IdeaItemFragment>) => {
    const index = ideas.findIndex((known) => known.id === id);
    return (ideas[index] = { ...ideas[index]!, ...by });
  };
  const isShown = ({ isHidden, mergedIntoId }: IdeaItemFragment) =>
    !isHidden && mergedIntoId === null;
  const page = <Name extends string>(
    typename: Name,
    found: IdeaItemFragment[],
    first: number,
    after?: string | null,
  ) => {
    const from = Number(after ?? 0);
    return {
      __typename: typename,
      nodes: found.slice(from, from + first),
      pageInfo: {
        __typename: 'PageInfo' as const,
        hasNextPage: found.length > from + first,
        endCursor: String(from + first),
      },
    };
  };
  const vote = (id: string, by: number) => {
    const { voteCount } = change(id, { voteCount: find(id)!.voteCount + by });
    return { idea: { __typename: 'Idea' as const, id, voteCount } };
  };
  const handlers = [
    api.query(IdeasDocument, ({ variables: { first, after, statuses, text, order } }) => {
      const found = ideas
        .filter(isShown)
        .filter(({ status }) => !statuses || [statuses].flat().includes(status))
        .filter(({ title }) => title.toLowerCase().includes((text ?? '').toLowerCase()));
      const key = order === 'VOTES' ? 'voteCount' : 'createdAt';
      found.sort((one, other) => (one[key] < other[key] ? 1 : -1));
      return HttpResponse.json({ data: { ideas: page('IdeaConnection', found, first, after) } });
    }),
    api.query(HiddenIdeasDocument, ({ variables: { first, after } }) => {
      const found = ideas.filter(({ isHidden }) => isHidden);
      return HttpResponse.json({
        data: { hiddenIdeas: page('HiddenIdeaConnection', found, first, after) },
      });
    }),
    api.query(IdeaDocument, ({ variables: { id } }) => {
      const found = find(id);
      return HttpResponse.json({ data: { idea: found && !found.isHidden ? found : null } });
    }),
    api.query(IdeaToModerateDocument, ({ variables: { id } }) =>
      HttpResponse.json({ data: { ideaToModerate: find(id) ?? null } }),
    ),
    api.query(IdeaViewerDocument, ({ variables: { id } }) =>
      HttpResponse.json({
        data: { idea: { __typename: 'Idea', id, viewerCanChange: own.includes(id) } },
      }),
    ),
    api.query(VotedIdeasDocument, () => HttpResponse.json({ data: { votedIdeaIds: [...voted] } })),
    api.query(SimilarIdeasDocument, ({ variables: { title } }) => {
      const word = title.toLowerCase().split(' ')[0]!;
      const similar = ideas.filter((known) => known.title.toLowerCase().includes(word));
      return HttpResponse.json({ data: { similarIdeas: similar } });
    }),
    api.mutation(VoteForIdeaDocument, ({ variables: { id } }) => {
      voted.push(id);
      return changed('voteForIdea', vote(id, 1));
    }),
    api.mutation(WithdrawIdeaVoteDocument, ({ variables: { id } }) => {
      voted.splice(voted.indexOf(id), 1);
      return changed('withdrawIdeaVote', vote(id, -1));
    }),
    api.mutation(SuggestIdeaDocument, ({ variables: { input } }) => {
      const added = idea(String(100 + ideas.length), input.title, { ...input, voteCount: 1 });
      ideas.push(added);
      return changed('suggestIdea', { idea: added });
    }),
    api.mutation(EditIdeaDocument, ({ variables: { input } }) =>
      changed('editIdea', { idea: change(input.id, { title: input.title, text: input.text }) }),
    ),
    api.mutation(RemoveIdeaDocument, ({ variables: { id } }) => {
      ideas.splice(ideas.indexOf(find(id)!), 1);
      return changed('removeIdea', { idea: { __typename: 'Idea', id } });
    }),
    api.mutation(AnswerIdeaDocument, ({ variables: { input } }) => {
      const { id, status, reply } = input;
      const repliedAt = reply === '' ? null : '2026-12-01T12:00:00.000Z';
      return changed('answerIdea', { idea: change(id, { status, reply, repliedAt }) });
    }),
    api.mutation(MergeIdeaDocument, ({ variables: { input } }) => {
      const { voteCount } = find(input.id)!;
      change(input.id, { mergedIntoId: input.intoId, voteCount: 0 });
      const target = find(input.intoId)!;
      return changed('mergeIdea', {
        idea: change(input.intoId, { voteCount: target.voteCount + voteCount }),
      });
    }),
    api.mutation(HideIdeaDocument, ({ variables: { id } }) =>
      changed('hideIdea', { idea: change(id, { isHidden: true }) }),
    ),
  ];
  return { voted, handlers };
}
