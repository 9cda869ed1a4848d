import { expect, test } from 'vitest';
import { createStudio } from '#db/studios/studio.factory.ts';
import { administrator } from '#api/testing/administrator.ts';
import { signedIn } from '#api/testing/member.ts';
import type { TestClient } from '#api/testing/test-client.ts';
import { useServer } from '#api/testing/test-server.ts';

const server = useServer();

const REPORT = `mutation ($input: ReportStudioInput!) {
  reportStudio(input: $input) { studio { id } }
}`;
const REPORTS = `{ studioReports { totalCount nodes { id studioName reason details reporter { name } } } }`;

const report = (client: TestClient, studioId: number, details?: string) =>
  client.graphql(REPORT, { input: { studioId, reason: 'OFF_PLATFORM', details } });

interface Listed {
  studioReports: {
    totalCount: number;
    nodes: { id: string; studioName: string; details: string; reporter: unknown }[];
  };
}

async function listReports(client: TestClient) {
  const { data } = await client.graphql<Listed>(REPORTS);
  return data!.studioReports;
}

test('visitors and members report a listing, and administrators read it until they are done', async () => {
  const em = server.database.em;
  const { id, name } = await createStudio(em);
  const { client: member, user } = await signedIn(server);
  expect((await report(server.client(), id)).errors).toEqual([]);
  expect((await report(member, id, 'First words')).data).toEqual({
    reportStudio: { studio: { id: String(id) } },
  });
  // What somebody says again takes the place of what they said.
  await report(member, id, '  They want cash. ');

  const admin = await administrator(server);
  const { totalCount, nodes } = await listReports(admin);
  expect(totalCount).toBe(2);
  expect(nodes).toMatchObject([
    { studioName: name, reason: 'OFF_PLATFORM', details: '', reporter: null },
    { studioName: name, details: 'They want cash.', reporter: { name: user.name } },
  ]);
  const overview = '{ adminOverview { openReports } }';
  expect((await admin.graphql(overview)).data).toEqual({ adminOverview: { openReports: 2 } });

  const close = `mutation ($id: ID!) { closeStudioReport(input: { id: $id }) { reportId } }`;
  const first = nodes[0]!.id;
  const closed = { closeStudioReport: { reportId: first } };
  expect((await admin.graphql(close, { id: first })).data).toEqual(closed);
  // Done twice, it stays done.
  expect((await admin.graphql(close, { id: first })).data).toEqual(closed);
  expect((await listReports(admin)).totalCount).toBe(1);
  const { errors } = await admin.graphql(close, { id: '999999' });
  expect(errors[0]?.extensions.code).toBe('NOT_FOUND');
});

test('a report names a public studio, and is not longer than it may be', async () => {
  const em = server.database.em;
  const { id } = await createStudio(em);
  const hidden = await createStudio(em, { status: 'pending' });
  const before = (await listReports(await administrator(server))).totalCount;
  const refused = await report(server.client(), hidden.id);
  expect(refused.errors[0]?.extensions.code).toBe('NOT_FOUND');
  const long = await report(server.client(), id, 'x'.repeat(2001));
  expect(long.errors[0]?.extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: { details: 'Must be at most 2000 characters' },
  });
  expect((await listReports(await administrator(server))).totalCount).toBe(before);
});

test('nobody but administrators reads or closes reports', async () => {
  const { client } = await signedIn(server);
  for (const operation of [
    REPORTS,
    'mutation { closeStudioReport(input: { id: 1 }) { reportId } }',
  ]) {
    const { errors } = await client.graphql(operation);
    expect(errors[0]?.extensions.code).toBe('FORBIDDEN');
  }
});
