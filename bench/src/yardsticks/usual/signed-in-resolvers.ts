import { GraphQLError } from 'graphql';
import type { Pool } from 'pg';
import { book } from './booking.ts';
import type { Order } from './booking.ts';
import type { Context } from './context.ts';

const hearts = `
  SELECT studio_id AS id FROM favorites WHERE user_id = $1 ORDER BY created_at DESC, id DESC
`;

const studios = `
  SELECT studios.id, studios.name, zone FROM studios JOIN cities ON cities.id = city_id
  WHERE owner_id = $1 ORDER BY studios.name
`;

const bookings = `
  SELECT
    id, status, starts_at AS "startsAt", ends_at AS "endsAt", hours, zone,
    studio_id AS "studioId", user_id AS "userId"
  FROM bookings
  WHERE studio_id = ANY ($1::int[]) AND status IN ('pending', 'confirmed', 'completed')
    AND starts_at > $2::date - interval '1 day' AND starts_at < $3::date + interval '2 days'
  ORDER BY starts_at
`;

const blockedTimes = `
  SELECT
    block_times.id, block_times.studio_id AS "studioId", date::text, starts_at AS "startsAt",
    ends_at AS "endsAt", studio_blocks.note, first_date::text AS "firstDate",
    start_minute AS "startMinute", length_minutes AS "lengthMinutes", rule, version,
    block_id AS "blockId"
  FROM block_times JOIN studio_blocks ON studio_blocks.id = block_id
  WHERE block_times.studio_id = ANY ($1::int[])
    AND starts_at > $2::date - interval '1 day' AND starts_at < $3::date + interval '2 days'
  ORDER BY starts_at
`;

const inbox = `
  SELECT
    conversations.id, last_message_at AS "lastMessageAt",
    last_message_preview AS "lastMessagePreview", host_unread AS "unreadCount",
    host_archived AS "isArchived", guest_blocks OR host_blocks AS "isBlocked",
    studio_id AS "studioId", user_id AS "userId", owner_id AS "ownerId"
  FROM conversations JOIN studios ON studios.id = studio_id
  WHERE owner_id = $1 AND host_archived = $2 AND last_message_at IS NOT NULL
  ORDER BY last_message_at DESC, conversations.id DESC LIMIT $3
`;

interface Days {
  from: string;
  to: string;
}

interface Mentioned {
  studioId: number;
  userId: number;
  ownerId: number;
}

interface BlockRow {
  blockId: number;
  studioId: number;
  firstDate: string;
  startMinute: number;
  lengthMinutes: number;
}

/** What is asked by those who are signed in. */
export const signedInResolvers = (pool: Pool) => {
  const send = async <Row extends object>(name: string, text: string, values: unknown[]) =>
    (await pool.query<Row>({ name, text, values })).rows;
  return {
    Query: {
      myFavoriteStudioIds: async (_: unknown, __: unknown, context: Context) =>
        (await send<{ id: number }>('hearts', hearts, [requireUser(context)])).map(({ id }) => id),
      myStudioCalendar: async (_: unknown, { from, to }: Days, context: Context) => {
        const own = await send<{ id: number }>('own', studios, [requireUser(context)]);
        const values = [own.map(({ id }) => id), from, to];
        const [booked, blocked] = await Promise.all([
          send('bookings', bookings, values),
          send('blocked', blockedTimes, values),
        ]);
        return { studios: own, bookings: booked, blockedTimes: blocked };
      },
      conversations: async (
        _: unknown,
        { isArchived, first }: { isArchived: boolean; first: number },
        context: Context,
      ) => {
        const values = [requireUser(context), isArchived, first + 1];
        const rows = await send<{ id: number }>('inbox', inbox, values);
        const nodes = rows.slice(0, first);
        const endCursor = nodes.at(-1)?.id;
        return { nodes, pageInfo: { hasNextPage: rows.length > first, endCursor } };
      },
    },
    Mutation: {
      bookStudio: async (_: unknown, { input }: { input: Order }, context: Context) => ({
        booking: await book(pool, requireUser(context), input),
      }),
    },
    CalendarStudio: { viewerCanBlock: () => true },
    Booking: {
      paymentMethod: () => 'STUDIO',
      viewerRole: () => 'OWNER',
      viewerCanPropose: () => true,
      studio: ({ studioId }: Mentioned, _: unknown, { loaders }: Context) =>
        loaders.studio.load(studioId),
      musician: ({ userId }: Mentioned, _: unknown, { loaders }: Context) =>
        loaders.user.load(userId),
    },
    BlockedTime: {
      source: () => 'OWNER',
      meetsBooking: () => false,
      block: (block: BlockRow) => ({
        ...block,
        id: block.blockId,
        date: block.firstDate,
        startTime: `${Math.floor(block.startMinute / 60)}:00`,
        endDate: block.firstDate,
        endTime: `${Math.floor((block.startMinute + block.lengthMinutes) / 60)}:00`,
      }),
    },
    Conversation: {
      viewerSide: () => 'HOST',
      isClosed: () => false,
      studio: ({ studioId }: Mentioned, _: unknown, { loaders }: Context) =>
        loaders.studio.load(studioId),
      guest: ({ userId }: Mentioned, _: unknown, { loaders }: Context) => loaders.user.load(userId),
      host: ({ ownerId }: Mentioned, _: unknown, { loaders }: Context) =>
        loaders.user.load(ownerId),
    },
  };
};

function requireUser({ userId }: Context): number {
  if (userId === undefined) throw new GraphQLError('You have to be signed in.');
  return userId;
}
