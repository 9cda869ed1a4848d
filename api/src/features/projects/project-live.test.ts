import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join as joinPath } from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import { useDatabase } from '#db/testing/test-database.ts';
import { startLiveServer } from '#api/testing/live-server.ts';
import type { LiveServer } from '#api/testing/live-server.ts';
import { change, invitationsOf, seeProject, startProject } from '#api/testing/projects.ts';
import type { TestClient } from '#api/testing/test-client.ts';
import { TestSocket } from '#api/testing/test-socket.ts';

/* Two servers over one database, as two processes: what is written over one is heard at the other. */
const database = useDatabase();
const dataDir = mkdtempSync(joinPath(tmpdir(), 'roomtone-projects-'));
const servers: LiveServer[] = [];

afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const FOLLOW = /* GraphQL */ `
  subscription ($projectId: ID!) {
    projectChanged(projectId: $projectId) {
      projectId
      version
    }
  }
`;

interface Told {
  payload: {
    data: { projectChanged: { projectId: string; version: string } };
    errors?: { extensions: { code: string } }[];
  };
}

async function startServer(): Promise<LiveServer> {
  const server = await startLiveServer({ url: database.url, dataDir, now: '2026-12-01T12:00:00Z' });
  servers.push(server);
  return server;
}

async function follow(server: LiveServer, client: TestClient, projectId: string) {
  const socket = await TestSocket.graphql(server.host, client);
  socket.subscribe(FOLLOW, { projectId });
  return { socket, first: await socket.next<Told>() };
}

test('what a member writes is heard of by the others, at whichever process, and by nobody else', async () => {
  const [here, there] = [await startServer(), await startServer()];
  const [lead, member, outsider] = [here.client(), there.client(), there.client()];
  await lead.register();
  const { username } = await member.register();
  await outsider.register();
  const projectId = await startProject(lead);
  await change(lead, 'inviteToProject', { projectId, who: username });
  const [invitation] = await invitationsOf(member);
  await change(member, 'acceptProjectInvitation', { id: invitation!.id });

  const { socket, first } = await follow(there, member, projectId);
  const { version } = first.payload.data.projectChanged;
  await change(lead, 'addProjectNote', { projectId, content: 'Brushes' });
  const { payload } = await socket.next<Told>();
  expect(payload.data.projectChanged.projectId).toBe(projectId);
  expect(Number(payload.data.projectChanged.version)).toBeGreaterThan(Number(version));
  expect((await seeProject(member, projectId))!.notes.nodes).toMatchObject([
    { content: 'Brushes' },
  ]);
  const refused = await follow(there, outsider, projectId);
  expect(refused.first.payload.errors).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }]);
});
