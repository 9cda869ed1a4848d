import type { IncomingMessage, ServerResponse } from 'node:http';
import { json, text } from 'node:stream/consumers';
import { serve } from './serve.ts';
import { RECORD_PATH, recordingKey } from './recording.ts';
import type { Recording } from './recording.ts';

/*
 * The wire: what it costs to read a request and send bytes that are there already. It answers each
 * request with what the product has answered to the same, and nothing can be quicker in Node.
 */

const answers = new Map<
  string,
  { status: number; headers: Record<string, string>; body: Buffer }
>();

async function record(request: IncomingMessage, response: ServerResponse): Promise<void> {
  answers.clear();
  for (const { key, status, headers, body } of (await json(request)) as Recording[]) {
    answers.set(key, { status, headers, body: Buffer.from(body, 'base64') });
  }
  response.end();
}

async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const path = request.url ?? '';
  if (path === RECORD_PATH) return record(request, response);
  const asked = request.method === 'POST' ? await text(request) : undefined;
  const answer = answers.get(recordingKey({ path, ...(asked !== undefined && { body: asked }) }));
  if (!answer) {
    response.writeHead(404).end('This was not recorded.');
    return;
  }
  response.writeHead(answer.status, answer.headers).end(answer.body);
}

serve((request, response) => void respond(request, response));
