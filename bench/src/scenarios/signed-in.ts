import { addDays, formatDate } from '#domain/time/calendar.ts';
import { STUDIOS_OF_OWNER } from '../data/calendar-material.ts';
import { CONVERSATIONS_OF_OWNER } from '../data/inbox-material.ts';
import { calendarQuery, heartsQuery, inboxQuery, listQuery } from '../queries.ts';
import { INBOX_PAGE } from '../workload.ts';
import { as, graphql, inTurn } from './scenario.ts';
import type { Material, Scenario } from './scenario.ts';
import type { Shot } from '../load-driver.ts';

/** What those who are signed in ask the API. */
export function signedInReads({ tokens, owners, hosts, now }: Material): Scenario[] {
  const today = formatDate(now);
  const week = { from: today, to: addDays(today, 6) };
  const page = { isArchived: false, query: '', first: INBOX_PAGE };
  // The app asks for the list and for the hearts in it by an operation each.
  const listAndHearts = tokens.flatMap((token) => [
    as(token, graphql(listQuery)),
    as(token, graphql(heartsQuery)),
  ]);
  const calendar = owners.map(({ token }) => as(token, graphql(calendarQuery, week)));
  const inbox = hosts.map(({ token }) => as(token, graphql(inboxQuery, page)));
  return [
    {
      name: 'hearts',
      title: 'signed in: the list and its hearts, by turns',
      product: inTurn(listAndHearts, same),
      floor: inTurn(
        tokens.flatMap((token) => [{ path: '/list' }, as(token, { path: '/hearts' })]),
        same,
      ),
      usual: inTurn(listAndHearts, same),
      isOnWire: true,
      isRight: (body) => /"myFavoriteStudioIds":\["|"reviewCount":/.test(body),
    },
    {
      name: 'calendar',
      title: `calendar week of an owner with ${STUDIOS_OF_OWNER} studios`,
      product: inTurn(calendar, same),
      floor: inTurn(owners, ({ token }) =>
        as(token, { path: `/calendar/${week.from}/${week.to}` }),
      ),
      usual: inTurn(calendar, same),
      isOnWire: true,
      isRight: (body) =>
        body.split('"viewerCanBlock":').length === STUDIOS_OF_OWNER + 1 &&
        body.includes('"source":"OWNER"'),
    },
    {
      name: 'inbox',
      title: `inbox with ${CONVERSATIONS_OF_OWNER.toLocaleString('en')} conversations, 20 of them`,
      product: inTurn(inbox, same),
      floor: inTurn(hosts, ({ token }) => as(token, { path: '/inbox' })),
      usual: inTurn(inbox, same),
      isOnWire: true,
      isRight: (body) => body.split('"lastMessagePreview":').length === INBOX_PAGE + 1,
    },
  ];
}

function same(shot: Shot): Shot {
  return shot;
}
