import { collectMail } from './mail-collector.ts';
import type { GraphqlResult, TestClient } from './test-client.ts';
import type { TestServer } from './test-server.ts';

const OPEN = `mutation ($input: OpenTicketInput!) { openTicket(input: $input) { ticketId } }`;
const FIELDS = `id category state subject senderName bookingId studioId studioName rating ratingWords
  answers { field value }
  desk { priority assigneeId assigneeName senderId senderEmail language }
  messages { kind content staffName attachments { url kind fileName bytes } }`;
const READ = `query ($id: ID!, $key: String) { ticket(id: $id, key: $key) { ${FIELDS} } }`;
const REPLY = `mutation ($input: ReplyToTicketInput!) {
  replyToTicket(input: $input) { ticket { ${FIELDS} } }
}`;
const RATE = `mutation ($input: RateTicketInput!) {
  rateTicket(input: $input) { ticket { rating ratingWords } }
}`;
const ANSWER = `mutation ($input: AnswerTicketInput!) {
  answerTicket(input: $input) { ticket { ${FIELDS} } }
}`;

/** A ticket as tests read it. */
export interface ReadTicket {
  id: string;
  state: string;
  desk: { assigneeId: string | null } | null;
  messages: {
    kind: string;
    content: string;
    staffName: string | null;
    attachments: { url: string; kind: string; fileName: string }[];
  }[];
}

type Input = Readonly<Record<string, unknown>>;
type Opened = { openTicket: { ticketId: string } | null };

/** Opens a ticket about something, unless told otherwise. */
export const open = (client: TestClient, input: Input = {}): Promise<GraphqlResult<Opened>> =>
  client.graphql<Opened>(OPEN, {
    input: { category: 'TECHNICAL', subject: 'The map', content: 'It stays grey.', ...input },
  });

/** Opens a ticket. @returns its number */
export async function opened(client: TestClient, input: Input = {}): Promise<string> {
  const { data, errors } = await open(client, input);
  if (errors.length > 0) throw new Error(JSON.stringify(errors));
  return data!.openTicket!.ticketId;
}

/** A ticket as somebody has it; null when they do not. */
export async function read(
  client: TestClient,
  id: string,
  key?: string,
): Promise<ReadTicket | null> {
  const { data } = await client.graphql<{ ticket: ReadTicket | null }>(READ, { id, key });
  return data!.ticket;
}

export const reply = (client: TestClient, id: string, input: Input = {}) =>
  client.graphql<{ replyToTicket: { ticket: ReadTicket } | null }>(REPLY, {
    input: { id, content: 'Still grey.', ...input },
  });

export const rate = (client: TestClient, id: string, input: Input = {}) =>
  client.graphql(RATE, { input: { id, rating: 5, words: 'Quick.', ...input } });

export const answer = (client: TestClient, id: string, input: Input = {}) =>
  client.graphql<{ answerTicket: { ticket: ReadTicket } | null }>(ANSWER, {
    input: { id, content: 'Reload the page.', ...input },
  });

/** Somebody without an account who opens a ticket, and the key that they are mailed. */
export async function guestTicket(
  server: TestServer,
  input: Input = {},
): Promise<{ client: TestClient; id: string; key: string }> {
  const client = server.client();
  const email = `guest${crypto.randomUUID()}@example.org`;
  const id = await opened(client, { name: 'Noa Berg', email, ...input });
  const mail = (await collectMail(server)).find(({ recipient }) => recipient === email);
  return { client, id, key: keyIn(mail!.text, id) };
}

/** The key in the link to a ticket in an email. */
export function keyIn(text: string, id: string): string {
  return new RegExp(`/helpdesk/tickets/${id}/(\\S+)`).exec(text)![1]!;
}

/** Uploads a file for a ticket. */
export async function uploadFile(
  client: TestClient,
  bytes: Buffer,
  type: string,
): Promise<{ status: number; body: { attachment?: { key: string; kind: string } } }> {
  const response = await client.fetch('/api/ticket-attachments', {
    method: 'PUT',
    headers: { 'Content-Type': type },
    body: new Uint8Array(bytes),
  });
  return { status: response.status, body: (await response.json()) as never };
}
