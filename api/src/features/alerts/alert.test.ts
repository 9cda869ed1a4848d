import { beforeEach, describe, expect, test } from 'vitest';
import { createStudio } from '#db/studios/studio.factory.ts';
import type { StudioOptions } from '#db/studios/studio.factory.ts';
import type { UserOptions } from '#db/accounts/user.factory.ts';
import { HOUR_MS } from '#domain/time/calendar.ts';
import { collectMail } from '#api/testing/mail-collector.ts';
import { signedIn } from '#api/testing/member.ts';
import { useServer } from '#api/testing/test-server.ts';
import { mailAlerts } from './alert.service.ts';

const server = useServer();
const SAVED_AT = Date.parse('2026-12-01T12:00:00Z');
const at = (hours: number) => SAVED_AT + hours * HOUR_MS;

beforeEach(async () => {
  await server.database.sql.deleteFrom('saved_searches').execute();
  await server.database.sql.deleteFrom('studio_categories').execute();
  await server.database.sql.deleteFrom('studios').execute();
});

/** Somebody who has saved searches, by their names. */
async function searcher(
  searches: Record<string, string>,
  options: UserOptions = {},
  currency = 'usd',
) {
  const member = await signedIn(server, { emailVerifiedAt: new Date(SAVED_AT), ...options });
  for (const [name, query] of Object.entries(searches)) {
    await member.client.graphql(
      `mutation ($input: SaveSearchInput!) { saveSearch(input: $input) { savedSearch { id } } }`,
      { input: { name, query, currency } },
    );
  }
  return member;
}

/** A studio that is listed so many hours after the searches were saved. */
const list = (hours: number, options: StudioOptions) =>
  createStudio(server.database.em, { createdAt: new Date(at(hours)), ...options });

/** What is mailed so many hours after, to whom. */
async function mailed(hours: number) {
  await mailAlerts({ orm: server.database.orm }, at(hours));
  return collectMail(server);
}

describe('whoever saved searches is mailed', () => {
  test('what was listed since and fits, in one email for all of them', async () => {
    const { user } = await searcher({
      'Drums in London': 'type=drums&city=london',
      'For eight': 'people=8',
      Elsewhere: 'city=tokyo',
    });
    await list(-1, { name: 'Old Kit', categories: ['drums'] });
    await list(1, { name: 'Kettle & Co', categories: ['drums'], groupSize: 10 });
    await list(2, { name: 'Long Table', categories: ['podcast'], groupSize: 8 });
    await list(2, { name: 'Hidden', categories: ['drums'], status: 'pending' });
    const emails = await mailed(24);
    expect(emails).toHaveLength(1);
    const [email] = emails;
    expect(email!.recipient).toBe(user.email);
    expect(email!.subject).toBe('3 new studios match your saved searches');
    expect(email!.text).toContain('“Drums in London”: 1 new studio');
    expect(email!.text).toContain('“For eight”: 2 new studios');
    expect(email!.text).toContain('Kettle & Co, Soho, London');
    expect(email!.text).toContain('From $94 an hour');
    expect(email!.text).toContain('/account/saved-searches');
    for (const absent of ['Old Kit', 'Hidden', 'Elsewhere']) {
      expect(email!.text).not.toContain(absent);
    }
  });

  test('once of each studio, and not at all where nothing is new', async () => {
    await searcher({ Drums: 'type=drums' });
    expect(await mailed(24)).toEqual([]);
    await list(25, { categories: ['drums'] });
    await list(26, { categories: ['mixing'] });
    expect(await mailed(48)).toHaveLength(1);
    expect(await mailed(72)).toEqual([]);
    await list(73, { categories: ['mixing'] });
    expect(await mailed(96)).toEqual([]);
  });

  test('tomorrow of what is being listed right now, and not lost between two runs', async () => {
    await searcher({ Drums: 'type=drums' });
    await list(24, { categories: ['drums'] });
    expect(await mailed(24)).toEqual([]);
    expect(await mailed(48)).toHaveLength(1);
    // A process whose clock is behind changes nothing.
    expect(await mailed(30)).toEqual([]);
    expect(await mailed(49)).toEqual([]);
  });

  test('of a studio that was entered long before it was approved', async () => {
    await searcher({ Drums: 'type=drums' });
    const { id } = await list(-500, { categories: ['drums'], status: 'pending' });
    expect(await mailed(24)).toEqual([]);
    await server.database.sql
      .updateTable('studios')
      .set({ status: 'approved', listed_at: new Date(at(30)) })
      .where('id', '=', id)
      .execute();
    expect(await mailed(48)).toHaveLength(1);
  });

  test('in their language and currency', async () => {
    await searcher({ Schlagzeug: 'type=drums' }, { language: 'de' }, 'eur');
    await list(1, { categories: ['drums'] });
    const [email] = await mailed(24);
    expect(email!.subject).toBe('1 neues Studio passt zu deinen Suchen');
    expect(email!.text).toContain('„Schlagzeug“: 1 neues Studio');
    expect(email!.text).toMatch(/Ab 86,48\s€ pro Stunde/);
  });

  test('once, however many processes do it at the same time', async () => {
    await searcher({ Drums: 'type=drums', London: 'city=london' });
    await list(1, { categories: ['drums'] });
    const { orm } = server.database;
    await Promise.all(Array.from({ length: 4 }, (_, index) => mailAlerts({ orm }, at(24) + index)));
    expect(await collectMail(server)).toHaveLength(1);
  });
});

describe('nobody is mailed', () => {
  test('of a search whose emails they switched off, nor later of what was listed meanwhile', async () => {
    const { client } = await searcher({ Drums: 'type=drums' });
    const { data } = await client.graphql<{ mySavedSearches: { id: string }[] }>(
      '{ mySavedSearches { id } }',
    );
    const set = (sendsEmail: boolean) =>
      client.graphql(
        `mutation ($input: UpdateSavedSearchInput!) {
          updateSavedSearch(input: $input) { savedSearch { id } }
        }`,
        { input: { id: data!.mySavedSearches[0]!.id, sendsEmail } },
      );
    await set(false);
    await list(-0.5, { categories: ['drums'] });
    expect(await mailed(24)).toEqual([]);
    await set(true);
    expect(await mailed(48)).toEqual([]);
  });

  test('who has had enough of such emails, by the link in one or in the settings', async () => {
    const { client } = await searcher({ Drums: 'type=drums' });
    await list(1, { categories: ['drums'] });
    const [email] = await mailed(24);
    expect(email!.oneClickUrl).toMatch(/\/api\/mail\/unsubscribe\?token=\d+\.saved-search\.email/);
    await client.graphql(
      `mutation {
        setNotificationPreference(input: { kind: SAVED_SEARCH, channel: EMAIL, isOn: false }) {
          preference { isOn }
        }
      }`,
    );
    await list(25, { categories: ['drums'] });
    expect(await mailed(48)).toEqual([]);
  });

  test('of a studio that is gone before the email leaves', async () => {
    await searcher({ Drums: 'type=drums' });
    const { id } = await list(1, { categories: ['drums'] });
    await mailAlerts({ orm: server.database.orm }, at(24));
    await server.database.sql
      .updateTable('studios')
      .set({ status: 'rejected' })
      .where('id', '=', id)
      .execute();
    expect(await collectMail(server)).toEqual([]);
  });
});
