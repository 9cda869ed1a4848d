import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import type { BookingRow } from '#db/bookings/booking.repository.ts';
import { blockSchema } from '#domain/blocks/block.schema.ts';
import { validate } from '#domain/errors/validate.ts';
import { For } from '#api/lib/audience.ts';
import type { Context } from '#api/lib/context.ts';
import { parseId, requireId } from '#api/lib/ids.ts';
import { Change, Input } from '#api/lib/mutation.ts';
import { Cost, STATEMENT } from '#api/lib/query-cost.ts';
import { LocalDateScalar } from '#api/lib/scalars.ts';
import { BookingType } from '#api/features/bookings/booking.type.ts';
import { changeBlock, createBlock, removeBlock, restoreBlock } from './block.service.ts';
import {
  CreateBlockInput,
  RemoveBlockInput,
  RestoreBlockInput,
  StudioBlock,
  StudioCalendar,
  UpdateBlockInput,
} from './calendar.type.ts';
import { calendarOf, conflictsOf, showBlock } from './studio-calendar.service.ts';

const blockField = {
  block: { type: () => StudioBlock, description: 'The block, as it is now.' },
} as const;

@Resolver()
export class CalendarResolver {
  @For('personal')
  @Cost({ work: 3 * STATEMENT })
  @Query(() => StudioCalendar, {
    description:
      'What is in the calendars of the studios that the logged-in user runs, for at most 62 days at a time.',
  })
  async myStudioCalendar(
    @Ctx() context: Context,
    @Arg('from', () => LocalDateScalar, { description: 'First day.' }) from: string,
    @Arg('to', () => LocalDateScalar, { description: 'Last day.' }) to: string,
    @Arg('studioIds', () => [ID], {
      nullable: true,
      description: 'Of which studios bookings and times are told; of all of them when null.',
    })
    studioIds?: string[] | null,
  ): Promise<StudioCalendar> {
    const asked = studioIds?.map((id) => parseId(id) ?? 0);
    return calendarOf(context, { from, to }, asked);
  }

  @For('personal')
  @Cost({ work: 2 * STATEMENT, items: 50 })
  @Query(() => [BookingType], {
    description:
      'The bookings and requests that a block would meet, so that it cannot be made: soonest first, 50 at most.',
  })
  async blockConflicts(
    @Ctx() context: Context,
    @Arg('input', () => CreateBlockInput, { description: 'The block.' })
    { studioId, ...input }: CreateBlockInput,
  ): Promise<BookingRow[]> {
    const id = requireId(studioId, 'studios.notFound');
    return conflictsOf(context, id, validate(blockSchema, input));
  }

  @For('personal')
  @Change('Keeps a time of a studio for those who run it.', blockField)
  async createBlock(
    @Ctx() context: Context,
    @Input(() => CreateBlockInput) { studioId, leavesOutConflicts, ...input }: CreateBlockInput,
  ) {
    const id = requireId(studioId, 'studios.notFound');
    const block = validate(blockSchema, input);
    return { block: showBlock(await createBlock(context, id, block, leavesOutConflicts)) };
  }

  @For('personal')
  @Change('Changes a block, or one time of it, which becomes a block by itself.', blockField)
  async updateBlock(
    @Ctx() context: Context,
    @Input(() => UpdateBlockInput) input: UpdateBlockInput,
  ) {
    const { id, version, onlyDate, leavesOutConflicts, ...block } = input;
    const seen = { id: requireId(id, 'blocks.notFound'), version };
    const change = { date: onlyDate ?? undefined, leavesOutConflicts };
    return {
      block: showBlock(await changeBlock(context, seen, validate(blockSchema, block), change)),
    };
  }

  @For('personal')
  @Change('Removes a block, or one time of it. For a day it can be brought back.', blockField)
  async removeBlock(
    @Ctx() context: Context,
    @Input(() => RemoveBlockInput) { id, version, onlyDate }: RemoveBlockInput,
  ) {
    const seen = { id: requireId(id, 'blocks.notFound'), version };
    return { block: showBlock(await removeBlock(context, seen, onlyDate ?? undefined)) };
  }

  @For('personal')
  @Change('Brings a block back that was removed, or one time of it.', blockField)
  async restoreBlock(
    @Ctx() context: Context,
    @Input(() => RestoreBlockInput) { id, version, onlyDate }: RestoreBlockInput,
  ) {
    const seen = { id: requireId(id, 'blocks.notFound'), version };
    return { block: showBlock(await restoreBlock(context, seen, onlyDate ?? undefined)) };
  }
}
