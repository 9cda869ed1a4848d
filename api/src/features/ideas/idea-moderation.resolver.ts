import { Arg, Args, Ctx, ID, Query, Resolver } from 'type-graphql';
import type { IdeaRow } from '#db/ideas/idea.repository.ts';
import { validate } from '#domain/errors/validate.ts';
import { ideaAnswerSchema, roadmapItemSchema } from '#domain/ideas/idea.schema.ts';
import { For } from '#api/lib/audience.ts';
import type { Context } from '#api/lib/context.ts';
import { parseId, requireId } from '#api/lib/ids.ts';
import { Change, Input } from '#api/lib/mutation.ts';
import { PageArgs } from '#api/lib/pagination.ts';
import {
  addRoadmapItem,
  answerIdea,
  hiddenIdeas,
  hideIdea,
  ideaToModerate,
  mergeIdea,
  showIdea,
} from './idea-moderation.service.ts';
import {
  AddRoadmapItemInput,
  AnswerIdeaInput,
  HiddenIdeaConnection,
  HideIdeaInput,
  ideaField,
  IdeaType,
  MergeIdeaInput,
  ShowIdeaInput,
} from './idea.type.ts';

const NOT_FOUND = 'ideas.notFound';

/** What administrators do with ideas. */
@Resolver()
export class IdeaModerationResolver {
  @For('staff')
  @Query(() => HiddenIdeaConnection, {
    description: 'Ideas that are hidden, what was suggested last first. For administrators.',
  })
  async hiddenIdeas(@Ctx() context: Context, @Args(() => PageArgs) page: PageArgs) {
    return hiddenIdeas(context, page);
  }

  @For('staff')
  @Query(() => IdeaType, {
    nullable: true,
    description:
      'An idea, whether it is hidden or not; null when there is none. For administrators.',
  })
  async ideaToModerate(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The idea.' }) id: string,
  ): Promise<IdeaRow | null> {
    const number = parseId(id);
    return number === undefined ? null : ideaToModerate(context, number);
  }

  @For('staff')
  @Change('Puts something on the roadmap. For administrators.', ideaField)
  async addRoadmapItem(
    @Ctx() context: Context,
    @Input(() => AddRoadmapItemInput) input: AddRoadmapItemInput,
  ) {
    return { idea: await addRoadmapItem(context, validate(roadmapItemSchema, input)) };
  }

  @For('staff')
  @Change(
    'Moves an idea and replies to it. Whoever suggested it is mailed when it is done, or when the reply is new. For administrators.',
    ideaField,
  )
  async answerIdea(
    @Ctx() context: Context,
    @Input(() => AnswerIdeaInput) { id, ...input }: AnswerIdeaInput,
  ) {
    const number = requireId(id, NOT_FOUND);
    return { idea: await answerIdea(context, number, validate(ideaAnswerSchema, input)) };
  }

  @For('staff')
  @Change(
    'Has an idea be another one, which gets its votes, once per person. For administrators.',
    {
      idea: { type: () => IdeaType, description: 'The idea that stays.' },
    },
  )
  async mergeIdea(
    @Ctx() context: Context,
    @Input(() => MergeIdeaInput) { id, intoId }: MergeIdeaInput,
  ) {
    const ids = { id: requireId(id, NOT_FOUND), intoId: requireId(intoId, NOT_FOUND) };
    return { idea: await mergeIdea(context, ids) };
  }

  @For('staff')
  @Change('Has only administrators see an idea. For administrators.', ideaField)
  async hideIdea(@Ctx() context: Context, @Input(() => HideIdeaInput) { id }: HideIdeaInput) {
    return { idea: await hideIdea(context, requireId(id, NOT_FOUND)) };
  }

  @For('staff')
  @Change('Has everybody see a hidden idea again. For administrators.', ideaField)
  async showIdea(@Ctx() context: Context, @Input(() => ShowIdeaInput) { id }: ShowIdeaInput) {
    return { idea: await showIdea(context, requireId(id, NOT_FOUND)) };
  }
}
