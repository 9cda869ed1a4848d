import { Arg, Args, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import type { ProfileRow } from '#db/accounts/profile.repository.ts';
import type {
  GiftCardMovementRow,
  ListedGiftCardRow,
} from '#db/orders/gift-card-list.repository.ts';
import { attemptSchema } from '#domain/errors/attempt.schema.ts';
import { badInput } from '#domain/errors/domain-error.ts';
import { validate } from '#domain/errors/validate.ts';
import { message } from '#domain/messages/message.ts';
import { grantedGiftCardSchema } from '#domain/orders/gift-card.schema.ts';
import { profileLoader } from '#api/features/accounts/profile.loaders.ts';
import { User } from '#api/features/accounts/user.type.ts';
import { For } from '#api/lib/audience.ts';
import type { Context } from '#api/lib/context.ts';
import { requireId } from '#api/lib/ids.ts';
import { Change, Input } from '#api/lib/mutation.ts';
import { PageArgs } from '#api/lib/pagination.ts';
import { allGiftCards, issueGiftCard, switchGiftCard } from './gift-card-admin.service.ts';
import {
  GiftCardMovement,
  IssueGiftCardInput,
  ListedGiftCard,
  ListedGiftCardConnection,
  SwitchGiftCardInput,
} from './gift-card-admin.type.ts';
import { lastFourLoader, movementsLoader } from './order.loaders.ts';

const changed = {
  giftCard: { type: () => ListedGiftCard, description: 'The gift card as it is now.' },
} as const;

/** What administrators do about gift cards. */
@Resolver(() => ListedGiftCard)
export class GiftCardAdminResolver {
  @For('staff')
  @Query(() => ListedGiftCardConnection, {
    description: 'Gift cards, those made last first. For administrators.',
  })
  async giftCards(
    @Ctx() context: Context,
    @Args(() => PageArgs) page: PageArgs,
    @Arg('text', () => String, {
      nullable: true,
      description:
        'Only those with this code, whose code ends so, or with this in the address that they are mailed to or in the number of their order.',
    })
    text?: string | null,
  ) {
    return allGiftCards(context, text ?? '', page);
  }

  @For('staff')
  @Change('Gives somebody a gift card and mails it. For administrators.', changed)
  async issueGiftCard(
    @Ctx() context: Context,
    @Input(() => IssueGiftCardInput) { idempotencyKey, language, ...input }: IssueGiftCardInput,
  ) {
    const attempt = validate(attemptSchema, { idempotencyKey });
    if (!attempt.idempotencyKey) throw badInput({ idempotencyKey: message('fields.required') });
    const terms = { idempotencyKey: attempt.idempotencyKey, language };
    return {
      giftCard: await issueGiftCard(context, validate(grantedGiftCardSchema, input), terms),
    };
  }

  @For('staff')
  @Change('Blocks a gift card, or lets it be used again. For administrators.', changed)
  async switchGiftCard(
    @Ctx() context: Context,
    @Input(() => SwitchGiftCardInput) { giftCardId, isBlocked }: SwitchGiftCardInput,
  ) {
    const id = requireId(giftCardId, 'errors.notFound');
    return { giftCard: await switchGiftCard(context, id, isBlocked) };
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'The last four characters of the code that was mailed last; null before.',
  })
  async lastFour(
    @Root() { id }: ListedGiftCardRow,
    @Ctx() context: Context,
  ): Promise<string | null> {
    return (await lastFourLoader(context).load(id))?.lastFour ?? null;
  }

  @FieldResolver(() => User, {
    nullable: true,
    description: 'Who has issued it by hand; null where it was bought, or their account is gone.',
  })
  async issuedBy(
    @Root() { issuedById }: ListedGiftCardRow,
    @Ctx() context: Context,
  ): Promise<ProfileRow | null> {
    if (issuedById === null) return null;
    return (await profileLoader(context).load(issuedById)) ?? null;
  }

  @FieldResolver(() => [GiftCardMovement], {
    description: 'What has moved its money, first things first.',
  })
  async movements(
    @Root() { id }: ListedGiftCardRow,
    @Ctx() context: Context,
  ): Promise<GiftCardMovementRow[]> {
    return movementsLoader(context).load(id);
  }
}
