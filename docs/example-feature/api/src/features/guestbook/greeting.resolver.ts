import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { greetingSchema } from '#domain/guestbook/greeting.schema.ts';
import { validate } from '#domain/errors/validate.ts';
import { For } from '#api/lib/audience.ts';
import type { Context } from '#api/lib/context.ts';
import { GreetingType, SignGuestbookInput, SignGuestbookPayload } from './greeting.type.ts';
import { readGuestbook, signGuestbook } from './greeting.service.ts';

@Resolver(() => GreetingType)
export class GreetingResolver {
  @For('public')
  @Query(() => [GreetingType], { description: 'The latest greetings, newest first.' })
  async guestbook(@Ctx() context: Context): Promise<GreetingType[]> {
    return readGuestbook(context);
  }

  @For('personal')
  @Mutation(() => SignGuestbookPayload, {
    nullable: true,
    description: 'Writes into the guestbook.',
  })
  async signGuestbook(
    @Ctx() context: Context,
    @Arg('input', () => SignGuestbookInput, { description: 'The greeting.' })
    input: SignGuestbookInput,
  ): Promise<SignGuestbookPayload> {
    return { guestbook: await signGuestbook(context, validate(greetingSchema, input)) };
  }
}
