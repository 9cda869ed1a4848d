import type { TicketCategory } from '#domain/help/ticket-category.ts';

/** Where somebody writes to us. */
export const WRITE_PATH = '/helpdesk/contact';

/** Everything that somebody has asked. */
export const TICKETS_PATH = '/account/tickets';

/** Where somebody writes to us about something. */
export function writePath(category: TicketCategory): string {
  return `${WRITE_PATH}?category=${category}`;
}

/** Where a ticket is, for whoever has opened it. */
export function ticketPath(id: string): string {
  return `${TICKETS_PATH}/${id}`;
}
