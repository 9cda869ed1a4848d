import type { DatabaseFeature } from '../lib/feature.ts';
import { Tickets } from '../migrations/0060-tickets.ts';
import { TicketRepliesByMail } from '../migrations/0078-ticket-replies-by-mail.ts';
import { personalData } from './personal-data.ts';
import {
  CannedAnswerSchema,
  TicketAttachmentSchema,
  TicketKeySchema,
  TicketMessageSchema,
  TicketSchema,
} from './ticket.entity.ts';

export const help = {
  name: 'help',
  entities: [
    TicketSchema,
    TicketKeySchema,
    TicketMessageSchema,
    TicketAttachmentSchema,
    CannedAnswerSchema,
  ],
  migrations: { '0060-tickets': Tickets, '0078-ticket-replies-by-mail': TicketRepliesByMail },
  personal: personalData,
} as const satisfies DatabaseFeature;
