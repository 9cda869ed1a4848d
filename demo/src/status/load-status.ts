import type { Sql } from '#db/orm.ts';
import { insertNotice, insertNoticeUpdate } from '#db/status/notice.repository.ts';
import { CHECK_SECONDS, STATUS_DAYS, statusParts } from '#domain/status/status.ts';
import { addDays, DAY_MS, formatDate, MINUTE_MS } from '#domain/time/calendar.ts';
import { bulkInsert } from '#demo/lib/bulk-insert.ts';
import { seeded } from '#demo/lib/random.ts';
import { incident, INCIDENT_DAYS_AGO } from './incident.demo.ts';

/** How often each part is looked at in a day. */
const CHECKS = DAY_MS / 1000 / CHECK_SECONDS;

/** How likely a part is to be found ill for a moment on a day on which nothing else is wrong. */
const HICCUP = 0.02;

/**
 * Writes how the product was before `now` (epoch milliseconds): well on almost every day, with one
 * incident that is over. Of today there is what is found from now on.
 */
export async function loadStatus(db: Sql, now: number): Promise<void> {
  const today = formatDate(now);
  const days = Array.from({ length: STATUS_DAYS - 1 }, (_, index) => index + 1);
  await bulkInsert(
    db,
    'status_days',
    days.flatMap((daysAgo) =>
      statusParts.map((part) => {
        const day = addDays(today, -daysAgo);
        const random = seeded('status', part, String(daysAgo));
        const isHit = daysAgo === INCIDENT_DAYS_AGO && incident.parts.includes(part);
        const bad = isHit ? incident.minutes : Number(random.chance(HICCUP));
        return {
          part,
          day,
          good: CHECKS - bad,
          bad,
          is_good: true,
          checked_at: `${day}T23:59:00.000Z`,
        };
      }),
    ),
  );
  await loadIncident(db, Date.parse(`${addDays(today, -INCIDENT_DAYS_AGO)}T00:00:00Z`));
}

/** @param midnight of its day, epoch milliseconds */
async function loadIncident(db: Sql, midnight: number): Promise<void> {
  const { title, parts, updates } = incident;
  const [first, ...later] = updates;
  const instantOf = (minute: number) => midnight + minute * MINUTE_MS;
  const times = { startsAt: null, endsAt: null };
  const id = await insertNotice(
    db,
    {
      kind: 'incident',
      language: 'en',
      title,
      parts: [...parts],
      state: first.state,
      text: first.text,
      ...times,
    },
    instantOf(first.minute),
  );
  for (const { state, text, minute } of later) {
    await insertNoticeUpdate(db, id, { state, text, ...times }, instantOf(minute));
  }
}
