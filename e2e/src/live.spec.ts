import type { Page, WebSocketRoute } from '@playwright/test';
import { bookingCard, fieldOf, reserve } from './booking-card.ts';
import { comingTuesday } from './days.ts';
import { expect, test } from './fixtures.ts';

const desktop = { width: 1440, height: 900 };

/**
 * Opens a studio for an hour from 3 PM, as a search finds one that is free for four: others are left
 * when that hour is taken.
 */
async function openFreeStudio(page: Page, city: string): Promise<void> {
  await page.setViewportSize(desktop);
  await page.goto(`/search?location=${city}&date=${comingTuesday()}&start=15:00&hours=4`);
  const found = page.getByRole('article').first().getByRole('link');
  const address = (await found.getAttribute('href'))!;
  expect(address).toContain('hours=4');
  await page.goto(address.replace('hours=4', 'hours=1'));
  await expect(chosenStart(page)).toBeVisible();
}

const chosenStart = (page: Page) => fieldOf(bookingCard(page), 'Start 3:00 PM');
const taken = (page: Page) =>
  bookingCard(page).getByRole('status').filter({ hasText: '3:00 PM is taken.' });

/** Waits until the page follows what changes. */
async function untilFollowed(page: Page, field: string): Promise<void> {
  const socket = await page.waitForEvent('websocket', {
    predicate: (ws) => ws.url().endsWith('/graphql'),
  });
  await socket.waitForEvent('framereceived', {
    predicate: ({ payload }) => payload.includes(field),
  });
}

/** Books what the studio's page shows as chosen. */
async function reserveAt(page: Page, address: string): Promise<void> {
  await page.setViewportSize(desktop);
  await page.goto(address);
  await expect(chosenStart(page)).toBeVisible();
  await reserve(bookingCard(page));
  await expect(page).toHaveURL(/\/account\/bookings\/\d+$/);
}

test('a visitor sees by themselves that the time they have chosen was booked, and cancelled again', async ({
  page,
  signUp,
  newVisitor,
}) => {
  const visitor = await newVisitor();
  const followed = untilFollowed(visitor, 'studioCalendarChanged');
  await openFreeStudio(visitor, 'Stockholm');
  await followed;

  await signUp();
  await reserveAt(page, visitor.url());
  await expect(taken(visitor)).toBeVisible();
  await expect(fieldOf(bookingCard(visitor), 'Start Add a time')).toBeVisible();

  await page.getByRole('button', { name: 'Cancel booking' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel booking' }).click();
  await expect(chosenStart(visitor)).toBeVisible();
  await expect(taken(visitor)).toBeHidden();
});

test('what happens while the line is cut is seen when it is there again', async ({
  page,
  signUp,
  newVisitor,
}) => {
  const visitor = await newVisitor();
  const lines: WebSocketRoute[] = [];
  let isCut = false;
  await visitor.routeWebSocket(/\/graphql$/, (line) => {
    if (isCut) return void line.close({ code: 1013 });
    line.connectToServer();
    lines.push(line);
    return undefined;
  });
  await openFreeStudio(visitor, 'Atlanta');
  await expect.poll(() => lines.length).toBe(1);
  isCut = true;
  await lines[0]!.close({ code: 1012, reason: 'cut by the test' });

  await signUp();
  await reserveAt(page, visitor.url());
  await expect(chosenStart(visitor)).toBeVisible();
  isCut = false;
  await expect(taken(visitor)).toBeVisible();
});

test('a list of bookings follows what happens to them in another tab', async ({
  page,
  signUp,
  context,
}) => {
  await signUp();
  await openFreeStudio(page, 'Miami');
  const studio = page.url();
  const list = await context.newPage();
  const followed = untilFollowed(list, 'myBookingsChanged');
  await list.goto('/account/bookings');
  await expect(list.getByText('No upcoming bookings')).toBeVisible();
  await followed;
  await reserveAt(page, studio);
  await expect(list.getByRole('button', { name: 'Cancel booking' })).toHaveCount(1);
  await page.getByRole('button', { name: 'Cancel booking' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel booking' }).click();
  await expect(list.getByText('No upcoming bookings')).toBeVisible();
});
