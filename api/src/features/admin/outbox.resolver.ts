import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { ClassType } from 'type-graphql';
import type { LetterRow, LetterStatus } from '#db/mail/outbox.repository.ts';
import type { Context } from '#api/lib/context.ts';
import { parseId } from '#api/lib/ids.ts';
import type { MailKinds } from '#api/lib/mail/mail-kind.ts';
import { PageArgs } from '#api/lib/pagination.ts';
import {
  outboxLetter,
  outboxLetters,
  retryLetter,
  sendTestLetter,
  wordsOfLetter,
} from './outbox.service.ts';
import type { LetterWords } from './outbox.service.ts';
import { LetterConnection, LetterStatusEnum, LetterType, LetterWordsType } from './outbox.type.ts';

@Resolver(() => LetterType)
export class OutboxResolver {
  @Query(() => LetterConnection, {
    description: 'Letters of the outbox, newest first. For administrators.',
  })
  async outbox(
    @Ctx() context: Context,
    @Args(() => PageArgs) page: PageArgs,
    @Arg('status', () => LetterStatusEnum, {
      nullable: true,
      description: 'Only letters that have come so far.',
    })
    status?: LetterStatus | null,
  ) {
    return outboxLetters(context, status ?? undefined, page);
  }

  @Query(() => LetterType, {
    nullable: true,
    description: 'A letter of the outbox; null without such a one. For administrators.',
  })
  async letter(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The letter.' }) id: string,
  ): Promise<LetterRow | null> {
    return outboxLetter(context, parseId(id));
  }

  @Mutation(() => LetterType, {
    description: 'Has a letter that failed sent again. For administrators.',
  })
  async retryLetter(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The letter.' }) id: string,
  ): Promise<LetterRow> {
    return retryLetter(context, parseId(id));
  }

  @Mutation(() => LetterType, {
    description: 'Sends a test letter to the logged-in administrator.',
  })
  async sendTestLetter(@Ctx() context: Context): Promise<LetterRow> {
    return sendTestLetter(context);
  }
}

/** What letters say, of these kinds: every one that the product sends. */
export function letterWordsResolver(kinds: MailKinds): ClassType {
  @Resolver(() => LetterType)
  class LetterWordsResolver {
    @FieldResolver(() => LetterWordsType, {
      nullable: true,
      description:
        'What it says; null when that is withheld, as of letters whose links open an account.',
    })
    async words(@Root() letter: LetterRow, @Ctx() context: Context): Promise<LetterWords | null> {
      return wordsOfLetter(context, kinds, letter);
    }
  }
  return LetterWordsResolver;
}
