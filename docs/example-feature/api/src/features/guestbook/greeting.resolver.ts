import { Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import type { ProfileRow } from '#db/accounts/profile.repository.ts';
import type { GreetingRow } from '#db/guestbook/greeting.repository.ts';
import { greetingSchema } from '#domain/guestbook/greeting.schema.ts';
import { validate } from '#domain/errors/validate.ts';
import { For } from '#api/lib/audience.ts';
import type { Context } from '#api/lib/context.ts';
import { Change, Input } from '#api/lib/mutation.ts';
import { profileLoader } from '#api/features/accounts/profile.loaders.ts';
import { User } from '#api/features/accounts/user.type.ts';
import { readGuestbook, signGuestbook } from './greeting.service.ts';
import { Greeting, SignGuestbookInput } from './greeting.type.ts';

@Resolver(() => Greeting)
export class GreetingResolver {
  @For('public')
  @Query(() => [Greeting], { description: 'The latest greetings, newest first.' })
  async guestbook(@Ctx() context: Context): Promise<GreetingRow[]> {
    return readGuestbook(context);
  }

  @For('personal')
  @Change('Writes into the guestbook.', {
    guestbook: { type: () => [Greeting], description: 'The latest greetings, newest first.' },
  })
  async signGuestbook(
    @Ctx() context: Context,
    @Input(() => SignGuestbookInput) input: SignGuestbookInput,
  ) {
    return { guestbook: await signGuestbook(context, validate(greetingSchema, input)) };
  }

  @FieldResolver(() => User, { description: 'Who wrote it.' })
  async author(
    @Root() { id, authorId }: GreetingRow,
    @Ctx() context: Context,
  ): Promise<ProfileRow> {
    const author = await profileLoader(context).load(authorId);
    if (!author) throw new Error(`Greeting ${id} has no author.`);
    return author;
  }
}
