import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { signedIn } from '#api/testing/member.ts';
import type { TestClient } from '#api/testing/test-client.ts';
import { useServer } from '#api/testing/test-server.ts';
import { asWritten, createWrittenStudios } from '#api/testing/written-examples.ts';

const page = readFileSync(new URL('../../../../docs/api/rest.md', import.meta.url), 'utf8');

/** A request of the page, and what it says that comes back. */
interface Example {
  request: string;
  headers: Record<string, string>;
  body: string | undefined;
  status: number;
  answer: unknown;
  /** With `…` for anything. */
  answeredHeaders: Record<string, string>;
}

const examples: Example[] = [
  ...page.matchAll(
    /```http\n([^\n]+)\n((?:[\w-]+: [^\n]+\n)*)(?:\n(.*?))?```\n+```json (\d+)\n(.*?)```(?:\n+```text\n(.*?)```)?/gs,
  ),
].map(([, request = '', headers = '', body, status, answer = '', answeredHeaders = '']) => ({
  request,
  headers: headersIn(headers),
  body,
  status: Number(status),
  answer: JSON.parse(answer) as unknown,
  answeredHeaders: headersIn(answeredHeaders),
}));

function headersIn(lines: string): Record<string, string> {
  const headers = [...lines.matchAll(/^([\w-]+): (.+)$/gm)];
  return Object.fromEntries(headers.map(([, name, value]) => [name, value]));
}

const server = useServer();
let client: TestClient;

beforeAll(async () => {
  await createWrittenStudios(server);
  ({ client } = await signedIn(server));
});

test('every request of the page has an answer', () => {
  expect(examples.length).toBe([...page.matchAll(/```http/g)].length);
});

test.each(examples)('the server answers as the page says: $request', async (example) => {
  const [method = '', path = ''] = example.request.split(' ');
  const response = await client.fetch(path, {
    method,
    headers: { 'Content-Type': 'application/json', ...example.headers },
    ...(example.body !== undefined && { body: example.body }),
  });
  expect(response.status).toBe(example.status);
  expect(asWritten(example.answer, await response.json())).toEqual(example.answer);
  for (const [name, value] of Object.entries(example.answeredHeaders)) {
    const [before = '', after = ''] = value.split('…');
    expect(response.headers.get(name)?.startsWith(before)).toBe(true);
    expect(response.headers.get(name)?.endsWith(after)).toBe(true);
  }
});
