import { expect, test } from 'vitest';
import { administrator } from '#api/testing/administrator.ts';
import { storedFiles } from '#api/testing/avatars.ts';
import { plainPdf } from '#api/testing/hostile-files.ts';
import { signedIn } from '#api/testing/member.ts';
import { runSchedules } from '#api/testing/run-schedules.ts';
import { useServer } from '#api/testing/test-server.ts';
import { answer, guestTicket, opened, rate, read, uploadFile } from '#api/testing/tickets.ts';

const server = useServer();

const filesKept = () => storedFiles(server, 'ticket-attachments').length;

async function runAt(time: string): Promise<void> {
  server.setTime(time);
  await runSchedules(server.runtime);
}

/** The row of a ticket, and how much is left around it. */
async function rowOf(number: string) {
  const id = Number(number.replace('RT-', ''));
  const { sql } = server.database;
  const ticket = await sql.selectFrom('tickets').selectAll().where('id', '=', id).execute();
  const count = async (table: 'ticket_messages' | 'ticket_keys') =>
    (await sql.selectFrom(table).select('ticket_id').where('ticket_id', '=', id).execute()).length;
  return {
    ticket: ticket[0]!,
    messages: await count('ticket_messages'),
    keys: await count('ticket_keys'),
  };
}

test('guests are forgotten 24 months after the last message of a closed ticket', async () => {
  server.setTime('2026-12-01T12:00:00Z');
  const admin = await administrator(server);
  const guest = server.client();
  const { body } = await uploadFile(guest, plainPdf, 'application/pdf');
  const attachments = [{ key: body.attachment!.key, fileName: 'CV.pdf' }];
  const over = await guestTicket(server, { attachments });
  const stillOpen = await guestTicket(server);
  const { client: member } = await signedIn(server);
  const ofMember = await opened(member);
  server.setTime('2026-12-01T22:00:00Z');
  for (const id of [over.id, ofMember]) {
    expect((await answer(admin, id, { state: 'SOLVED' })).errors).toEqual([]);
  }
  await rate(over.client, over.id, { key: over.key });
  const files = filesKept();
  await runAt('2026-12-20T12:00:00Z');

  // Counted from the answer, not from when it was opened.
  await runAt('2028-12-01T21:00:00Z');
  expect(await read(over.client, over.id, over.key)).toMatchObject({
    state: 'CLOSED',
    senderName: 'Noa Berg',
  });

  await runAt('2028-12-01T22:00:00Z');
  await runAt('2028-12-04T12:00:00Z');
  const { ticket, messages, keys } = await rowOf(over.id);
  expect(ticket).toMatchObject({ guest_name: '', guest_email: '', rating_words: '', answers: {} });
  expect({ messages, keys }).toEqual({ messages: 0, keys: 0 });
  expect(ticket).toMatchObject({ category: 'technical', state: 'closed', rating: 5 });
  expect(ticket.subject).not.toContain('map');
  expect(filesKept()).toBe(files - 1);
  expect(await read(over.client, over.id, over.key)).toBeNull();

  // What waits for somebody, and what belongs to an account, stays.
  expect((await rowOf(stillOpen.id)).ticket).toMatchObject({ guest_name: 'Noa Berg' });
  expect((await rowOf(ofMember)).messages).toBe(2);

  const late = await answer(await administrator(server), over.id);
  expect(late.errors[0]?.extensions.code).toBe('CONFLICT');
});
