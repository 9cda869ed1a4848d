import type { TestClient } from './test-client.ts';

export const CREATE_BLOCK = /* GraphQL */ `
  mutation ($input: CreateBlockInput!) {
    createBlock(input: $input) {
      block {
        id
        version
      }
    }
  }
`;

const CALENDAR = /* GraphQL */ `
  query ($from: Date!, $to: Date!, $studioIds: [ID!]) {
    myStudioCalendar(from: $from, to: $to, studioIds: $studioIds) {
      studios {
        id
        zone
      }
      bookings {
        id
        status
        startsAt
      }
      blockedTimes {
        date
        startsAt
        endsAt
        note
        source
        meetsBooking
      }
    }
  }
`;

/** What a block of a test is made with: on 2026-12-08 from ten to twelve, unless said otherwise. */
export function block(studioId?: number, options: object = {}): object {
  return {
    ...(studioId !== undefined && { studioId: String(studioId) }),
    date: '2026-12-08',
    startTime: '10:00',
    endDate: '2026-12-08',
    endTime: '12:00',
    ...options,
  };
}

/** Makes a block. @throws when it is refused */
export async function createBlock(
  client: TestClient,
  studioId: number,
  options: object = {},
): Promise<{ id: string; version: number }> {
  const { data, errors } = await client.graphql<{
    createBlock: { block: { id: string; version: number } } | null;
  }>(CREATE_BLOCK, { input: block(studioId, options) });
  if (!data?.createBlock) throw new Error(JSON.stringify(errors));
  return data.createBlock.block;
}

export interface SeenCalendar {
  studios: { id: string; zone: string }[];
  bookings: { id: string; status: string; startsAt: string }[];
  blockedTimes: {
    date: string;
    startsAt: string;
    endsAt: string;
    note: string;
    source: string;
    meetsBooking: boolean;
  }[];
}

/** What somebody sees in the calendar of their studios, in December 2026 unless said otherwise. */
export async function calendarOf(
  client: TestClient,
  from = '2026-12-01',
  to = '2026-12-31',
  studioIds?: string[],
): Promise<SeenCalendar> {
  const { data, errors } = await client.graphql<{ myStudioCalendar: SeenCalendar }>(CALENDAR, {
    from,
    to,
    studioIds,
  });
  if (!data) throw new Error(JSON.stringify(errors));
  return data.myStudioCalendar;
}
