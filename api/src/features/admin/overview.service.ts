import { countFailedJobs } from '#db/admin/failed-job.repository.ts';
import { countBookings, countPublicStudios, countUsers } from '#db/admin/overview.repository.ts';
import { countWaitingListings } from '#db/listings/listing.repository.ts';
import { countWaitingTickets } from '#db/help/ticket.repository.ts';
import { countEmails } from '#db/mail/outbox.repository.ts';
import { countPayments } from '#db/payments/payment-list.repository.ts';
import { countOpenReports } from '#db/reports/studio-report.repository.ts';
import { bookingStatuses } from '#domain/bookings/lifecycle.ts';
import { requireAdmin } from '#api/lib/context.ts';
import type { Context } from '#api/lib/context.ts';
import type { AdminOverview } from './overview.type.ts';

/**
 * The product in numbers, as they are now.
 * @throws DomainError UNAUTHENTICATED; FORBIDDEN to all but administrators.
 */
export async function adminOverview(context: Context): Promise<AdminOverview> {
  requireAdmin(context);
  const { reads, sql, now } = context;
  const [users, studios, bookings, reports, waiting, tickets, payments, emails, failedJobs] =
    await Promise.all([
      countUsers(reads),
      countPublicStudios(reads),
      countBookings(reads),
      countOpenReports(sql),
      countWaitingListings(sql),
      countWaitingTickets(sql),
      countPayments(sql, { isTroubled: true }, now),
      countEmails(sql, ['waiting', 'retrying', 'failed']),
      countFailedJobs(sql),
    ]);
  return {
    users,
    publicStudios: studios,
    pendingStudios: waiting,
    openReports: reports,
    waitingTickets: tickets,
    troubledPayments: payments,
    bookings: bookingStatuses.map((status) => ({
      status,
      count: bookings.find((row) => row.status === status)?.count ?? 0,
    })),
    emailsWaiting: emails.waiting + emails.retrying,
    emailsFailed: emails.failed,
    failedJobs,
  };
}
