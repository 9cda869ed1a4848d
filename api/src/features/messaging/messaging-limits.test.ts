import { expect, test } from 'vitest';
import { createStudio } from '#db/studios/studio.factory.ts';
import { readConversation, sendMessage, startConversation } from '#api/testing/conversations.ts';
import { signedIn } from '#api/testing/member.ts';
import { useServer } from '#api/testing/test-server.ts';

const server = useServer({ env: { RATE_LIMIT_FACTOR: '1' } });

test('whoever sends messages without end has to wait, and nothing more is stored', async () => {
  const { client } = await signedIn(server);
  const { id: studioId } = await createStudio(server.database.em);
  const id = await startConversation(client, studioId);
  const codes: unknown[] = [];
  for (let sent = 0; sent < 41; sent += 1) {
    codes.push((await sendMessage(client, id, `Message ${sent}`)).code);
  }
  expect(codes.filter((code) => code !== undefined)).toEqual(['RATE_LIMITED']);
  expect((await readConversation(client, id))!.messages.totalCount).toBe(40);
});
