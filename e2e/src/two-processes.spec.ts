import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { WebSocketRoute } from '@playwright/test';
import { bookingCard, reserve } from './booking-card.ts';
import { said, write } from './chat.ts';
import { logInOwner, openAllRequests, ownStudios, pathToBook } from './demo-owner.ts';
import { expect, test } from './fixtures.ts';
import { runProduct } from './product.ts';
import type { RunningProduct } from './product.ts';

const desktop = { width: 1440, height: 900 };

/** How long the line of the host stays cut: as long as the client waits before it tries again. */
const CUT_MS = 3000;

/** A second process over the database of the first. */
let other: RunningProduct;

test.beforeAll(async () => {
  other = await runProduct({ DATA_DIR: dirname(process.env.ROOMTONE_MAIL ?? '') });
});

test.afterAll(() => other.stop());

test('a request, its acceptance and messages go from one process to the other, over a line that is cut', async ({
  page,
  signUp,
  newVisitor,
}) => {
  test.slow();
  const host = await newVisitor();
  const lines: WebSocketRoute[] = [];
  let isCut = false;
  await host.routeWebSocket(/\/graphql$/, (line) => {
    if (isCut) return void line.close({ code: 1013 });
    line.connectToServer();
    lines.push(line);
    return undefined;
  });
  await host.setViewportSize(desktop);
  await logInOwner(host, other.url);
  const [, studio] = await ownStudios(host, other.url);
  await page.setViewportSize(desktop);
  const guest = 'Odile Baptiste';
  await signUp({ name: guest });

  await openAllRequests(host, other.url);
  await page.goto(pathToBook(studio!, 6));
  await reserve(bookingCard(page));
  const sent = page.getByRole('heading', { level: 1, name: 'Your request was sent' });
  await expect(sent).toBeVisible();
  const request = host.getByRole('article').filter({ hasText: guest });
  await request.getByRole('button', { name: 'Accept' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Your booking is confirmed' }),
  ).toBeVisible();

  await host.goto(`${other.url}/messages`);
  await page.getByRole('button', { name: 'Message host' }).click();
  await write(page, 'Is there a piano?');
  await host.getByRole('link', { name: new RegExp(`${guest}.*unread message`) }).click();
  await expect(said(host, 'Is there a piano?')).toBeVisible();

  isCut = true;
  await Promise.all(lines.map((line) => line.close({ code: 1012, reason: 'cut by the test' })));
  await write(page, 'A grand, I mean.');
  await write(page, 'Tuned?');
  await expect(said(page, 'Tuned?')).toBeVisible();
  await sleep(CUT_MS);
  isCut = false;
  await expect(said(host, 'Tuned?')).toHaveCount(1);
  await expect(said(host, 'A grand, I mean.')).toHaveCount(1);
  await expect(host.getByRole('article').last()).toContainText('Tuned?');
});
