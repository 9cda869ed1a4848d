import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { AttachmentRow } from '#db/messaging/attachment.repository.ts';
import type { MessageRow } from '#db/messaging/message.repository.ts';
import type { Context } from '#api/lib/context.ts';
import { attachmentPath } from './attachment-path.ts';
import { attachmentsOf } from './messaging.loaders.ts';
import { Message, MessageAttachment } from './messaging.type.ts';

/** What a message has beside its text. */
@Resolver(() => Message)
export class MessageResolver {
  @FieldResolver(() => [MessageAttachment], { description: 'Files, in order.' })
  async attachments(
    @Root() message: MessageRow,
    @Ctx() context: Context,
  ): Promise<readonly AttachmentRow[]> {
    return attachmentsOf(context, message);
  }
}

@Resolver(() => MessageAttachment)
export class AttachmentResolver {
  @FieldResolver(() => String, {
    description:
      'Where it is read by those who may read the conversation; with `?save=1` it is saved under its name.',
  })
  url(@Root() { id }: AttachmentRow): string {
    return attachmentPath(id);
  }
}
