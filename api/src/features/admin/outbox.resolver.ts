import { Arg, Args, Ctx, FieldResolver, ID, Query, Resolver, Root } from 'type-graphql';
import type { EmailRow } from '#db/mail/outbox.repository.ts';
import type { EmailStatus } from '#domain/admin/email-status.ts';
import { For } from '#api/lib/audience.ts';
import type { Context } from '#api/lib/context.ts';
import { parseId, requireId } from '#api/lib/ids.ts';
import { Change, Input } from '#api/lib/mutation.ts';
import { PageArgs } from '#api/lib/pagination.ts';
import {
  outboxEmail,
  outboxEmails,
  retryEmail,
  sendTestEmail,
  composeEmail,
} from './outbox.service.ts';
import type { EmailContent } from './outbox.service.ts';
import {
  OutboxEmailConnection,
  EmailStatusEnum,
  OutboxEmailType,
  EmailContentType,
  RetryEmailInput,
} from './outbox.type.ts';

@Resolver(() => OutboxEmailType)
export class OutboxResolver {
  @For('staff')
  @Query(() => OutboxEmailConnection, {
    description: 'Emails of the outbox, newest first. For administrators.',
  })
  async outbox(
    @Ctx() context: Context,
    @Args(() => PageArgs) page: PageArgs,
    @Arg('status', () => EmailStatusEnum, {
      nullable: true,
      description: 'Only emails that have come so far.',
    })
    status?: EmailStatus | null,
  ) {
    return outboxEmails(context, status ?? undefined, page);
  }

  @For('staff')
  @Query(() => OutboxEmailType, {
    nullable: true,
    description: 'An email of the outbox; null without such a one. For administrators.',
  })
  async outboxEmail(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The email.' }) id: string,
  ): Promise<EmailRow | null> {
    return outboxEmail(context, parseId(id));
  }

  @For('staff')
  @Change('Has an email that failed sent again. For administrators.', {
    email: { type: () => OutboxEmailType, description: 'The email, as it is now.' },
  })
  async retryEmail(@Ctx() context: Context, @Input(() => RetryEmailInput) { id }: RetryEmailInput) {
    return { email: await retryEmail(context, requireId(id, 'admin.emailNotFound')) };
  }

  @For('staff')
  @Change('Sends a test email to the logged-in administrator.', {
    email: { type: () => OutboxEmailType, description: 'The email, as it waits in the outbox.' },
  })
  async sendTestEmail(@Ctx() context: Context) {
    return { email: await sendTestEmail(context) };
  }

  @FieldResolver(() => EmailContentType, {
    nullable: true,
    description:
      'What it says; null when that is withheld, as of emails whose links open an account.',
  })
  async words(@Root() email: EmailRow, @Ctx() context: Context): Promise<EmailContent | null> {
    return composeEmail(context, email);
  }
}
