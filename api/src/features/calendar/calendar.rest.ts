import { IMPORT } from '#domain/blocks/limits.ts';
import { message } from '#domain/messages/message.ts';
import { shownAs } from '#api/lib/file-headers.ts';
import { requireId } from '#api/lib/ids.ts';
import { icalendar } from '#api/lib/files/file-type.ts';
import type { UploadEndpoint } from '#api/lib/files/upload-routes.ts';
import type { UploadKind } from '#api/lib/files/upload-kind.ts';
import { file, json } from '#api/lib/rest-description.ts';
import type { RestEndpoint } from '#api/lib/rest.ts';
import { idNumber, shape, text } from '#api/lib/shapes.ts';
import { admitImport, importFile } from './calendar-import.service.ts';
import { calendarLimits } from './calendar.limits.ts';
import { readFeed } from './feed.service.ts';

/** What calendar programs read. The secret is all that they show: they have no session. */
export const calendarEndpoints: readonly RestEndpoint[] = [
  {
    method: 'get',
    path: '/calendar-feeds/:id/calendar.ics',
    audience: 'anyone',
    failureLimit: calendarLimits.wrongFeed,
    summary: 'A calendar, for programs that know its secret address',
    query: { key: text.meta({ meaning: 'The secret.' }) },
    responses: {
      200: file('text/calendar', 'The calendar.'),
      304: { description: 'It is as it was.' },
    },
    failures: ['NOT_FOUND'],
    async handle(context, { params, query }) {
      const id = requireId(params.id, 'calendar.feedNotFound');
      return {
        text: await readFeed(context, id, query.get('key') ?? ''),
        headers: {
          'Content-Type': 'text/calendar; charset=utf-8',
          // Programs ask whether it has changed; nobody between them and here keeps it.
          'Cache-Control': 'private, no-cache',
          ...shownAs('calendar.ics'),
        },
      };
    },
  },
];

/** A calendar of somewhere else, of which only the times are kept. */
const calendarFileKind: UploadKind = {
  name: 'calendars',
  limitBytes: IMPORT.limitMegabytes * 1024 * 1024,
  accepts: [icalendar],
  serves: { visibility: 'private', contentTypes: {} },
  field: 'calendar',
  refusals: {
    tooLarge: message('calendar.tooLarge', { limit: IMPORT.limitMegabytes }),
    wrongType: message('calendar.wrongType'),
    unreadable: message('calendar.unreadable'),
  },
  make: () => Promise.resolve([]),
};

/** `PUT /api/studios/{id}/calendar-imports`: an iCalendar file as the body. */
export const calendarUploads: readonly UploadEndpoint[] = [
  {
    path: '/studios/:id/calendar-imports',
    kind: calendarFileKind,
    summary: 'Import the busy times of a calendar',
    responses: { 200: json(shape({ id: idNumber, name: text })) },
    failures: ['CONFLICT'],
    admit: (context, { id = '' }) => admitImport(context, requireId(id, 'studios.notFound')),
    async handle(context, { id = '' }, received) {
      const studioId = requireId(id, 'studios.notFound');
      const { id: importId, name } = await importFile(context, studioId, received);
      return { body: { id: importId, name } };
    },
  },
];
