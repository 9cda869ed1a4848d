import { http, HttpResponse } from 'msw';
import { KindResultsDocument } from '#web/features/search/components/kind-results.generated.ts';
import { changed } from '#web/testing/changed.ts';
import { api } from '#web/testing/mock-server.ts';
import type { OpenTicketInput } from '#web/lib/schema.generated.ts';
import {
  MyTicketsDocument,
  OpenTicketDocument,
  TicketDocument,
  TicketSubjectsDocument,
} from './tickets.generated.ts';
import type { TicketThreadFragment } from './tickets.generated.ts';

type Ticket = TicketThreadFragment & { __typename: 'Ticket' };
type Message = Ticket['messages'][number];

/** Something that was written into a ticket. */
export function ticketMessage(id: string, kind: Message['kind'], content: string): Message {
  return {
    __typename: 'TicketMessage',
    id,
    kind,
    content,
    createdAt: '2026-12-01T12:00:00Z',
    staffName: null,
    attachments: [],
  };
}

/** A ticket about a grey map, which nobody has answered. */
export const greyMap: Ticket = {
  __typename: 'Ticket',
  id: 'RT-10243',
  category: 'TECHNICAL',
  state: 'OPEN',
  since: '2026-12-01T12:00:00Z',
  subject: 'The map is grey',
  senderName: 'Nora Quist',
  updatedAt: '2026-12-01T12:00:00Z',
  createdAt: '2026-12-01T12:00:00Z',
  bookingId: null,
  studioId: null,
  studioName: null,
  rating: null,
  ratingWords: '',
  answers: [],
  messages: [ticketMessage('1', 'SENDER', 'It stays grey.')],
};

/** A ticket for its sender; a guest has to come with the key. */
export function ticketPage(ticket: Ticket | null, key: string | null = null) {
  return api.query(TicketDocument, ({ variables }) =>
    HttpResponse.json({ data: { ticket: (variables.key ?? null) === key ? ticket : null } }),
  );
}

export function myTickets(nodes: readonly Ticket[]) {
  return api.query(MyTicketsDocument, () =>
    HttpResponse.json({
      data: {
        myTickets: {
          __typename: 'TicketConnection',
          nodes: [...nodes],
          pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
        },
      },
    }),
  );
}

/** What the form asks the server for, and where it sends: the ticket, and files. */
export function writing(sent: OpenTicketInput[]) {
  const none = { __typename: 'BookingConnection' as const, nodes: [] };
  return [
    api.query(KindResultsDocument, () => HttpResponse.json({ data: { siteSearch: [] } })),
    api.query(TicketSubjectsDocument, () =>
      HttpResponse.json({
        data: {
          upcoming: none,
          past: none,
          myStudios: [
            {
              __typename: 'OwnStudio',
              studio: { __typename: 'Studio', id: '5', name: 'Tallow Yard' },
            },
          ],
        },
      }),
    ),
    api.mutation(OpenTicketDocument, ({ variables: { input } }) => {
      sent.push(input);
      return changed('openTicket', { ticketId: greyMap.id });
    }),
    http.put('*/api/ticket-attachments', () =>
      HttpResponse.json({ attachment: { key: 'kept', kind: 'pdf' } }),
    ),
  ];
}
