import { expect, test } from 'vitest';
import { createStudio } from '#db/studios/studio.factory.ts';
import { collectMail } from '#api/testing/mail-collector.ts';
import {
  readConversation,
  sendMessage,
  startConversation,
  uploadAttachment,
} from '#api/testing/conversations.ts';
import { plainPdf } from '#api/testing/hostile-files.ts';
import { signedIn } from '#api/testing/member.ts';
import { useServer } from '#api/testing/test-server.ts';
import { mailDigests } from './digest.service.ts';

const server = useServer();
const START = Date.parse('2026-12-01T12:00:00Z');

/** What is mailed so many minutes after the start. */
async function mailedAfter(minutes: number) {
  await mailDigests({ orm: server.database.orm }, START + minutes * 60_000);
  return collectMail(server);
}

test('whoever has not read their messages is mailed once, and never what they say', async () => {
  const emailVerifiedAt = new Date(START);
  const owner = await signedIn(server, { isStudioOwner: true, emailVerifiedAt });
  const musician = await signedIn(server, { name: 'Mia Lund', emailVerifiedAt });
  const reader = await signedIn(server, { emailVerifiedAt });
  const studio = await createStudio(server.database.em, { ownerId: owner.user.id });
  const id = await startConversation(musician.client, studio.id);
  await sendMessage(musician.client, id, 'The secret chord');
  await sendMessage(musician.client, id, 'Are you there?');
  // Somebody who has read it is not mailed.
  const other = await startConversation(reader.client, studio.id);
  await sendMessage(owner.client, other, 'Welcome');
  const [last] = (await readConversation(reader.client, other))!.messages.nodes;
  await reader.client.graphql(
    'mutation ($input: MarkConversationReadInput!) { markConversationRead(input: $input) { viewer { id } } }',
    { input: { id: other, messageId: last!.id } },
  );
  await collectMail(server);

  expect(await mailedAfter(10)).toEqual([]);
  const emails = await mailedAfter(20);
  expect(emails).toHaveLength(1);
  const [email] = emails;
  expect(email).toMatchObject({ subject: 'You have 2 unread messages' });
  const text = JSON.stringify(email);
  expect(text).toContain('Mia Lund');
  expect(text).toContain('/messages');
  expect(text).not.toContain('secret chord');
  expect(text).not.toContain(musician.user.email);
  expect(await mailedAfter(60)).toEqual([]);
  await sendMessage(musician.client, id, 'Hello?');
  expect(await mailedAfter(90)).toHaveLength(1);
});

test('whoever has switched it off is not mailed', async () => {
  const owner = await signedIn(server, { isStudioOwner: true, emailVerifiedAt: new Date(START) });
  await owner.client.graphql(
    `mutation ($input: SetNotificationPreferenceInput!) {
      setNotificationPreference(input: $input) { preference { isOn } }
    }`,
    { input: { kind: 'UNREAD_MESSAGES', channel: 'EMAIL', isOn: false } },
  );
  const studio = await createStudio(server.database.em, { ownerId: owner.user.id });
  const { client } = await signedIn(server);
  await sendMessage(client, await startConversation(client, studio.id), 'Hello');
  expect(await mailedAfter(30)).toEqual([]);
});

test('whoever is mailed reads what is attached, and not what it is called', async () => {
  const owner = await signedIn(server, { isStudioOwner: true, emailVerifiedAt: new Date(START) });
  const studio = await createStudio(server.database.em, { ownerId: owner.user.id });
  const { client } = await signedIn(server);
  const id = await startConversation(client, studio.id);
  const attach = async () => {
    const { body } = await uploadAttachment(client, id, plainPdf, 'application/pdf');
    return { id: body.attachment!.id, fileName: 'Secret contract.pdf' };
  };
  await sendMessage(client, id, '', undefined, [await attach(), await attach()]);
  const [email] = await mailedAfter(30);
  const text = JSON.stringify(email);
  expect(text).toContain('With 2 PDFs.');
  expect(text).not.toContain('Secret contract');
});
