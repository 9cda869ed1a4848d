import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import type { CalendarImportRow } from '#db/blocks/calendar-import.repository.ts';
import { importSchema } from '#domain/calendar/import.schema.ts';
import { validate } from '#domain/errors/validate.ts';
import { For } from '#api/lib/audience.ts';
import type { Context } from '#api/lib/context.ts';
import { requireId } from '#api/lib/ids.ts';
import { Change, Input } from '#api/lib/mutation.ts';
import { Cost, STATEMENT } from '#api/lib/query-cost.ts';
import { importFeed, importsOf, removeImport } from './calendar-import.service.ts';
import {
  AddCalendarImportInput,
  CalendarFeed,
  CalendarImport,
  CreateCalendarFeedInput,
  RemoveCalendarImportInput,
  RenewCalendarFeedInput,
  RevokeCalendarFeedInput,
} from './feed.type.ts';
import { createFeed, myFeeds, renewOwnFeed, revokeFeed } from './feed.service.ts';

const openedFeed = {
  feed: { type: () => CalendarFeed, description: 'The feed.' },
  url: { type: () => String, description: 'Its address, which is told this once.' },
} as const;

const importField = {
  calendarImport: { type: () => CalendarImport, description: 'The import.' },
} as const;

@Resolver()
export class FeedResolver {
  @For('personal')
  @Cost({ work: STATEMENT, items: 20 })
  @Query(() => [CalendarFeed], {
    description: 'The logged-in user’s calendar feeds, at most 20, the latest first.',
  })
  async myCalendarFeeds(@Ctx() context: Context): Promise<CalendarFeed[]> {
    return myFeeds(context);
  }

  @For('personal')
  @Change('Makes a secret address for calendar programs.', openedFeed)
  async createCalendarFeed(
    @Ctx() context: Context,
    @Input(() => CreateCalendarFeedInput) { studioId, busyOnly }: CreateCalendarFeedInput,
  ) {
    const id = studioId ? requireId(studioId, 'studios.notFound') : null;
    return createFeed(context, { studioId: id, busyOnly });
  }

  @For('personal')
  @Change('Gives a feed another address. The one that it had is dead.', openedFeed)
  async renewCalendarFeed(
    @Ctx() context: Context,
    @Input(() => RenewCalendarFeedInput) { id }: RenewCalendarFeedInput,
  ) {
    return renewOwnFeed(context, requireId(id, 'calendar.feedNotFound'));
  }

  @For('personal')
  @Change('Takes the address of a feed back.', {
    revokedFeedId: { type: () => ID, description: 'The feed that there was.' },
  })
  async revokeCalendarFeed(
    @Ctx() context: Context,
    @Input(() => RevokeCalendarFeedInput) { id }: RevokeCalendarFeedInput,
  ) {
    const revokedFeedId = requireId(id, 'calendar.feedNotFound');
    await revokeFeed(context, revokedFeedId);
    return { revokedFeedId };
  }

  @For('personal')
  @Cost({ work: 2 * STATEMENT, items: 10 })
  @Query(() => [CalendarImport], {
    description: 'Calendars that a studio of the logged-in user imports, at most 10.',
  })
  async calendarImports(
    @Ctx() context: Context,
    @Arg('studioId', () => ID, { description: 'The studio.' }) studioId: string,
  ): Promise<CalendarImport[]> {
    const imports = await importsOf(context, requireId(studioId, 'studios.notFound'));
    return imports.map(showImport);
  }

  @For('personal')
  @Change(
    'Takes the busy times of a feed over, now and every half hour. What overlaps a booking stays, and is shown as such.',
    importField,
  )
  async addCalendarImport(
    @Ctx() context: Context,
    @Input(() => AddCalendarImportInput) { studioId, ...input }: AddCalendarImportInput,
  ) {
    const id = requireId(studioId, 'studios.notFound');
    const { url } = validate(importSchema, input);
    return { calendarImport: showImport(await importFeed(context, id, url)) };
  }

  @For('personal')
  @Change('Removes an import with its times.', {
    removedImportId: { type: () => ID, description: 'The import that there was.' },
  })
  async removeCalendarImport(
    @Ctx() context: Context,
    @Input(() => RemoveCalendarImportInput) { id }: RemoveCalendarImportInput,
  ) {
    const removed = await removeImport(context, requireId(id, 'calendar.importNotFound'));
    return { removedImportId: removed.id };
  }
}

/** Addresses of feeds are secrets too, and stay here. */
function showImport({ url, ...shown }: CalendarImportRow): CalendarImport {
  return { ...shown, isFeed: url !== null };
}
