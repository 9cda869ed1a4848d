import { Ctx, ID, Query, Resolver } from 'type-graphql';
import { validate } from '#domain/errors/validate.ts';
import { noticeSchema, noticeUpdateSchema } from '#domain/status/notice.schema.ts';
import { For } from '#api/lib/audience.ts';
import type { Context } from '#api/lib/context.ts';
import { requireId } from '#api/lib/ids.ts';
import { Change, Input } from '#api/lib/mutation.ts';
import { Cost, STATEMENT } from '#api/lib/query-cost.ts';
import { announce, removeNotice, systemStatus, updateNotice } from './status.service.ts';
import {
  AnnounceInput,
  RemoveNoticeInput,
  StatusNoticeType,
  SystemStatus,
  UpdateNoticeInput,
} from './status.type.ts';

const noticeField = { notice: { type: () => StatusNoticeType, description: 'The notice.' } };

@Resolver()
export class StatusResolver {
  @For('public')
  @Cost({ work: 2 * STATEMENT })
  @Query(() => SystemStatus, { description: 'How the product is, and was for 90 days.' })
  async systemStatus(@Ctx() context: Context): Promise<SystemStatus> {
    return systemStatus(context);
  }

  @For('staff')
  @Change('Announces what went wrong, or what is planned. For administrators.', noticeField)
  async announce(@Ctx() context: Context, @Input(() => AnnounceInput) input: AnnounceInput) {
    return { notice: await announce(context, validate(noticeSchema, input)) };
  }

  @For('staff')
  @Change('Says how far something is that was announced. For administrators.', noticeField)
  async updateNotice(
    @Ctx() context: Context,
    @Input(() => UpdateNoticeInput) { id, ...input }: UpdateNoticeInput,
  ) {
    const number = requireId(id, 'status.notFound');
    return { notice: await updateNotice(context, number, validate(noticeUpdateSchema, input)) };
  }

  @For('staff')
  @Change('Removes what was announced by mistake. For administrators.', {
    id: { type: () => ID, description: 'The notice that is gone.' },
  })
  async removeNotice(
    @Ctx() context: Context,
    @Input(() => RemoveNoticeInput) { id }: RemoveNoticeInput,
  ) {
    await removeNotice(context, requireId(id, 'status.notFound'));
    return { id };
  }
}
