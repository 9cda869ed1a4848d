import { asLanguage, DEFAULT_LANGUAGE } from '#domain/accounts/language.ts';
import { DomainError } from '#domain/errors/domain-error.ts';
import { shownAs } from '#api/lib/file-headers.ts';
import { PAGE_LIMIT } from '#api/lib/pagination.ts';
import { file } from '#api/lib/rest-description.ts';
import type { RestEndpoint, RestRequest, Result } from '#api/lib/rest.ts';
import { text } from '#api/lib/shapes.ts';
import { publishedEntryAt, publishedEvents } from './entry.service.ts';
import { eventsFile } from './event-file.ts';

const language = text.meta({
  meaning: 'The language that it is in: `en`, `es`, `fr`, `de`, `ja`.',
});
const responses = { 200: file('text/calendar', 'The calendar.') };

/** Events for calendar programs. */
export const eventEndpoints: readonly RestEndpoint[] = [
  {
    method: 'get',
    path: '/events/calendar.ics',
    audience: 'public',
    summary: 'The next 100 events, for programs to follow',
    query: { language, city: text.meta({ meaning: 'Only those in this city, by its id.' }) },
    responses,
    async handle(context, request) {
      const cityId = request.query.get('city') ?? undefined;
      const page = { first: PAGE_LIMIT };
      const { nodes } = await publishedEvents(context, { cityId }, languageOf(request), page);
      return calendar('events', await eventsFile(context, nodes));
    },
  },
  {
    method: 'get',
    path: '/events/:slug/calendar.ics',
    audience: 'public',
    summary: 'An event, for calendars',
    query: { language },
    responses,
    failures: ['NOT_FOUND'],
    async handle(context, request) {
      const { slug = '' } = request.params;
      const event = await publishedEntryAt(context, 'event', slug, languageOf(request));
      if (!event) throw new DomainError('NOT_FOUND', 'company.entryNotFound');
      return calendar(slug, await eventsFile(context, [event]));
    },
  },
];

function languageOf({ query }: RestRequest) {
  return asLanguage(query.get('language')) ?? DEFAULT_LANGUAGE;
}

function calendar(name: string, body: string): Result {
  return {
    text: body,
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      ...shownAs(`${name}.ics`),
    },
  };
}
