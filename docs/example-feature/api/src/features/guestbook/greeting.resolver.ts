import { Ctx, Query, Resolver } from 'type-graphql';
import { greetingSchema } from '#domain/guestbook/greeting.schema.ts';
import { validate } from '#domain/errors/validate.ts';
import { For } from '#api/lib/audience.ts';
import type { Context } from '#api/lib/context.ts';
import { Change, Input } from '#api/lib/mutation.ts';
import { readGuestbook, signGuestbook } from './greeting.service.ts';
import { Greeting, SignGuestbookInput } from './greeting.type.ts';

@Resolver(() => Greeting)
export class GreetingResolver {
  @For('public')
  @Query(() => [Greeting], { description: 'The latest greetings, newest first.' })
  async guestbook(@Ctx() context: Context): Promise<Greeting[]> {
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
}
