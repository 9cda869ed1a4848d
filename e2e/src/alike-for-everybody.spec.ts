import { expect, test } from './fixtures.ts';
import { lists, pages, writings } from './routes.ts';
import { open } from './open-address.ts';

/* With what members see of public pages, and nine who are logged out and differ in what is of no account. */

const strangers: Record<string, string>[] = [
  {},
  { 'User-Agent': 'curl/8.9' },
  { Cookie: 'other=1' },
  { Cookie: 'theme=system; language=en' },
  { Referer: 'https://elsewhere.example/' },
  { 'X-Forwarded-Host': 'elsewhere.example' },
  { 'X-Forwarded-Proto': 'https', 'X-Forwarded-For': '192.0.2.7' },
  { 'Accept-Language': 'en-US,en;q=0.7,de;q=0.3' },
  { 'If-None-Match': '"of another page"' },
];

test('of every page nine strangers get the same bytes, after somebody who is logged in', async ({
  page,
  signUp,
  request,
}) => {
  test.setTimeout(300_000);
  const { username } = await signUp();
  for (const path of [...pages, ...lists, ...writings]) {
    const own = await open(page.request, path);
    expect.soft([path, own.headers()['cache-control']]).toEqual([path, 'private, no-store']);
    expect.soft(await own.text(), path).toContain(username);
    const bytes = new Set<string>();
    for (const headers of strangers) {
      const response = await open(request, path, headers);
      bytes.add(`${response.status()} ${response.headers().etag} ${await response.text()}`);
    }
    expect.soft([path, bytes.size]).toEqual([path, 1]);
    expect.soft([...bytes].join(''), path).not.toContain(username);
  }
});
