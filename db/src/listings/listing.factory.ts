import { emptyContent } from '#domain/listings/empty-content.ts';
import type { StudioContent } from '#domain/studios/studio-content.ts';

/** A listing for a test that lacks nothing but photographs. */
export const wholeContent: StudioContent = {
  ...emptyContent,
  name: 'Kettle Works',
  description:
    'A live room with a high ceiling above the canal, a calm control room, and a kettle that never cools down.',
  categories: ['recording', 'drums'],
  cityId: 'london',
  neighbourhood: 'Hackney Wick',
  street: '7 Wallis Road',
  sizeSquareMetres: 85,
  spaces: [{ name: 'Live room', description: 'Six metres high.' }],
  gear: [{ name: 'Neumann U 87 Ai', category: 'microphones' }],
  groupSize: 8,
  loadIn: 'stairs',
  parking: 'street',
  allowedRules: ['food'],
  forbiddenRules: ['smoking'],
  hourlyRateCents: 55_00,
  hours: [
    { weekday: 1, opens: '10:00', closes: '22:00' },
    { weekday: 6, opens: '18:00', closes: '02:00' },
  ],
  exceptions: [{ from: '2026-12-24', to: '2026-12-26', windows: [], reason: 'Closed' }],
  bufferMinutes: 30,
  minimumNoticeMinutes: 120,
  cancellation: 'strict',
  faqs: [{ question: 'Is there a drum kit?', answer: 'A Gretsch from 1968.' }],
  firstReply: 'Thank you, we reply within the day.',
};
