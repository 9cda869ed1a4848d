import { sql } from 'kysely';
import { updateResponseTimes } from '#db/bookings/response-time.repository.ts';
import { inTransaction } from '#db/lib/transaction.ts';
import { sqlOf } from '#db/orm.ts';
import type { Orm, Sql } from '#db/orm.ts';
import { demoAccounts, demoSocialUsernames } from './accounts/demo-accounts.ts';
import { demoUserIds, loadPeople } from './accounts/load-people.ts';
import { loadBookings } from './bookings/load-bookings.ts';
import { loadSessionPayments } from './bookings/load-session-payments.ts';
import { loadProducts } from './catalog/load-products.ts';
import { demoFiles } from './catalog/pack-files.ts';
import { drawProductPicture } from './catalog/product-picture.ts';
import { loadEntries } from './company/load-entries.ts';
import { demoWorld } from './demo-world.ts';
import { loadPlaces } from './directories/load-places.ts';
import { loadFavorites } from './favorites/load-favorites.ts';
import { loadTickets } from './help/load-tickets.ts';
import { loadIdeas } from './ideas/load-ideas.ts';
import { loadOrders } from './orders/load-orders.ts';
import { loadConversations } from './messaging/load-conversations.ts';
import { loadViews } from './owners/load-views.ts';
import { loadPayouts } from './payments/load-payouts.ts';
import { renderEpisode } from './podcasts/episode-sounds.ts';
import { loadPodcasts } from './podcasts/load-podcasts.ts';
import { series } from './podcasts/series.generated.ts';
import { loadPortfolios } from './portfolios/load-portfolios.ts';
import { renderTrack } from './portfolios/track-sounds.ts';
import { loadProjects } from './projects/load-projects.ts';
import { loadReviews } from './reviews/load-reviews.ts';
import { drawPicture } from './scenes/draw-scene.ts';
import { loadStatus } from './status/load-status.ts';
import { loadStudios } from './studios/load-studios.ts';
import { loadPosts } from './texts/load-posts.ts';
import { renderPostSound } from './texts/post-media.ts';
import { posts } from './texts/posts.generated.ts';

/** Any number: the name of the lock under which processes that start together take turns. */
const DEMO_LOCK = 7_270_714;

/** What there is to try the product with, and what draws and plays it. */
export const demo = {
  accounts: demoAccounts,
  socialUsernames: demoSocialUsernames,
  drawPicture: (path: string) => drawPicture(path) ?? drawProductPicture(path),
  files: demoFiles,
  renderSound: (path: string) => renderEpisode(path) ?? renderTrack(path) ?? renderPostSound(path),
};

export interface DemoSettings {
  /** What the demo data takes for the present, epoch milliseconds. */
  now: number;
  hashPassword: (password: string) => Promise<string>;
}

/**
 * Fills an empty database with the demo data, all of it or nothing. Processes that start at the
 * same time take turns, and only the first one loads.
 * @returns false when there is a user or a studio already, and nothing was done.
 */
export async function loadDemoData(
  orm: Orm,
  { now, hashPassword }: DemoSettings,
): Promise<boolean> {
  return inTransaction(orm, async (em) => {
    const db = sqlOf(em);
    await sql`SELECT pg_advisory_xact_lock(${DEMO_LOCK})`.execute(db);
    if (!(await isEmpty(db))) return false;
    const { studios, owners, bookings, reviews, joinedAt, speaks } = demoWorld(now);
    await loadPeople(db, hashPassword, joinedAt, speaks);
    await loadStudios(db, studios, owners, now);
    await loadBookings(db, bookings);
    await loadReviews(db, reviews);
    const { demoMusician, demoOwner, demoAdmin, musicians, owners: otherOwners } = demoUserIds();
    await loadFavorites(db, demoMusician, { studios, bookings }, now);
    const studiosOf = (ownerId: number) =>
      studios.map(({ id }) => id).filter((id) => owners.get(id) === ownerId);
    const studioIds = studiosOf(demoOwner);
    // One is paid out, the other has not set that up yet.
    for (const ownerId of [demoOwner, ...otherOwners.slice(0, 1)]) {
      const sessions = { ownerId, studioIds: studiosOf(ownerId), bookings };
      await loadSessionPayments(db, sessions, now);
    }
    await loadPayouts(db, demoOwner, now);
    await loadConversations(
      db,
      { guestId: demoMusician, ownerId: demoOwner, studioIds, otherGuestIds: musicians },
      now,
    );
    await loadPlaces(db, now);
    await loadProducts(db, now);
    await loadViews(db, studioIds, now);
    const [first = 0, second = 0] = musicians;
    const shoppers = { demoMusician, demoOwner, demoAdmin, musician: first, otherMusician: second };
    await loadOrders(db, shoppers, now);
    await loadProjects(
      db,
      {
        people: [
          [demoMusician, first, second],
          [second, demoMusician],
        ],
        // Their ids follow from their order.
        bookings: bookings
          .map(({ userId, startsAt }, index) => ({ id: index + 1, userId, startsAt }))
          .toSorted((one, other) => one.startsAt - other.startsAt),
      },
      now,
    );
    await loadPosts(db, posts, now);
    await loadEntries(db, now);
    await loadPortfolios(db, musicians, now);
    await loadPodcasts(db, series, now);
    await loadIdeas(db, musicians, now);
    const bookingId =
      1 + bookings.findIndex(({ userId, startsAt }) => userId === demoMusician && startsAt > now);
    await loadTickets(
      db,
      {
        demoMusician,
        demoOwner,
        demoAdmin,
        musician: first,
        otherMusician: second,
        owner: otherOwners[0] ?? demoOwner,
        bookingId,
        studioId: studioIds[0] ?? null,
      },
      now,
    );
    await loadStatus(db, now);
    await updateResponseTimes(db, now);
    // Otherwise the first minute is planned for empty tables.
    await sql`ANALYZE`.execute(db);
    return true;
  });
}

async function isEmpty(db: Sql): Promise<boolean> {
  const { rows } = await sql<{ empty: boolean }>`
    SELECT NOT EXISTS (SELECT FROM users) AND NOT EXISTS (SELECT FROM studios) AS empty
  `.execute(db);
  return rows[0]!.empty;
}
