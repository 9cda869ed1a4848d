import { Arg, Args, Ctx, FieldResolver, ID, Query, Resolver, Root } from 'type-graphql';
import type { ProfileRow } from '#db/accounts/profile.repository.ts';
import type { IdeaRow } from '#db/ideas/idea.repository.ts';
import { validate } from '#domain/errors/validate.ts';
import { ideaFilterSchema, ideaSchema } from '#domain/ideas/idea.schema.ts';
import { ideaLimits, SIMILAR_IDEAS } from '#domain/ideas/idea.ts';
import type { IdeaOrder, IdeaStatus } from '#domain/ideas/idea.ts';
import { profileLoader } from '#api/features/accounts/profile.loaders.ts';
import { User } from '#api/features/accounts/user.type.ts';
import { For } from '#api/lib/audience.ts';
import type { Context } from '#api/lib/context.ts';
import { parseId, requireId } from '#api/lib/ids.ts';
import { Change, Input } from '#api/lib/mutation.ts';
import { PageArgs } from '#api/lib/pagination.ts';
import { Cost, SEARCH, STATEMENT } from '#api/lib/query-cost.ts';
import {
  editIdea,
  idea,
  ideas,
  mayChange,
  removeIdea,
  similarIdeas,
  suggestIdea,
  votedIdeaIds,
  voteForIdea,
  withdrawVote,
} from './idea.service.ts';
import {
  EditIdeaInput,
  IdeaConnection,
  ideaField,
  IdeaOrderEnum,
  IdeaStatusEnum,
  IdeaType,
  RemoveIdeaInput,
  SuggestIdeaInput,
  VoteForIdeaInput,
  WithdrawIdeaVoteInput,
} from './idea.type.ts';

const NOT_FOUND = 'ideas.notFound';

@Resolver(() => IdeaType)
export class IdeaResolver {
  @For('public')
  @Cost({ work: SEARCH })
  @Query(() => IdeaConnection, {
    description: 'What people would have the product do. Those of some statuses are the roadmap.',
  })
  async ideas(
    @Ctx() context: Context,
    @Args(() => PageArgs) page: PageArgs,
    @Arg('statuses', () => [IdeaStatusEnum], {
      nullable: true,
      description: 'Only those that stand there.',
    })
    statuses: IdeaStatus[] | null,
    @Arg('text', () => String, {
      nullable: true,
      description: 'Only those that have all of these words, or words with them in it.',
    })
    text: string | null,
    @Arg('order', () => IdeaOrderEnum, {
      defaultValue: 'votes',
      description: 'What comes first.',
    })
    order: IdeaOrder,
  ) {
    return ideas(context, validate(ideaFilterSchema, { statuses, text, order }), page);
  }

  @For('public')
  @Query(() => IdeaType, {
    nullable: true,
    description: 'An idea, also one that was merged into another; null when there is none.',
  })
  async idea(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The idea.' }) id: string,
  ): Promise<IdeaRow | null> {
    const number = parseId(id);
    return number === undefined ? null : idea(context, number);
  }

  @For('personal')
  @Cost({ items: SIMILAR_IDEAS, work: SEARCH })
  @Query(() => [IdeaType], {
    description: 'At most 5 ideas whose titles are like a text, the most similar first.',
  })
  async similarIdeas(
    @Ctx() context: Context,
    @Arg('title', () => String, { description: 'What an idea would be called.' }) title: string,
  ): Promise<IdeaRow[]> {
    return similarIdeas(context, title.slice(0, ideaLimits.title));
  }

  @For('anyone')
  @Query(() => [ID], {
    description:
      'The ids of all ideas that the logged-in user votes for; none when nobody is logged in.',
  })
  async votedIdeaIds(@Ctx() context: Context): Promise<number[]> {
    return votedIdeaIds(context);
  }

  @For('personal')
  @Change('Suggests an idea, with one’s vote for it.', ideaField)
  async suggestIdea(
    @Ctx() context: Context,
    @Input(() => SuggestIdeaInput) input: SuggestIdeaInput,
  ) {
    return { idea: await suggestIdea(context, validate(ideaSchema, input)) };
  }

  @For('personal')
  @Change(
    'Rewords an idea of one’s own. CONFLICT once others vote for it, or it is answered.',
    ideaField,
  )
  async editIdea(
    @Ctx() context: Context,
    @Input(() => EditIdeaInput) { id, ...input }: EditIdeaInput,
  ) {
    const number = requireId(id, NOT_FOUND);
    return { idea: await editIdea(context, number, validate(ideaSchema, input)) };
  }

  @For('personal')
  @Change('Removes an idea of one’s own. CONFLICT once others vote for it, or it is answered.', {
    idea: { type: () => IdeaType, description: 'The idea, as it was.' },
  })
  async removeIdea(@Ctx() context: Context, @Input(() => RemoveIdeaInput) { id }: RemoveIdeaInput) {
    return { idea: await removeIdea(context, requireId(id, NOT_FOUND)) };
  }

  @For('personal')
  @Change('Votes for an idea. Doing so again changes nothing.', ideaField)
  async voteForIdea(
    @Ctx() context: Context,
    @Input(() => VoteForIdeaInput) { id }: VoteForIdeaInput,
  ) {
    return { idea: await voteForIdea(context, requireId(id, NOT_FOUND)) };
  }

  @For('personal')
  @Change('Takes a vote back. Doing so again changes nothing.', ideaField)
  async withdrawIdeaVote(
    @Ctx() context: Context,
    @Input(() => WithdrawIdeaVoteInput) { id }: WithdrawIdeaVoteInput,
  ) {
    return { idea: await withdrawVote(context, requireId(id, NOT_FOUND)) };
  }

  @FieldResolver(() => User, {
    nullable: true,
    description: 'Who suggested it; null for what is the team’s, and for somebody who is gone.',
  })
  async author(
    @Root() { userId, isOurs }: IdeaRow,
    @Ctx() context: Context,
  ): Promise<ProfileRow | null> {
    if (userId === null || isOurs) return null;
    return (await profileLoader(context).load(userId)) ?? null;
  }

  @For('personal')
  @Cost({ work: STATEMENT })
  @FieldResolver(() => Boolean, {
    nullable: true,
    description: 'Whether the viewer may reword or remove it; null when nobody is logged in.',
  })
  async viewerCanChange(@Root() row: IdeaRow, @Ctx() context: Context): Promise<boolean> {
    return mayChange(context, row);
  }
}
