import type { Page, WebSocketRoute } from '@playwright/test';
import { comingTuesday } from './days.ts';
import { expect, test } from './fixtures.ts';

const desktop = { width: 1440, height: 900 };

/** Opens a studio that is free from 3 PM for an hour, as a search for that finds it. */
async function openFreeStudio(page: Page, city: string): Promise<void> {
  await page.setViewportSize(desktop);
  await page.goto(`/search?location=${city}&date=${comingTuesday()}&start=15:00&hours=1`);
  await page.getByRole('article').first().getByRole('link').click();
  await expect(startOf(page)).toBeChecked();
}

const cardOf = (page: Page) => page.getByRole('region', { name: 'Book this studio' });
const startOf = (page: Page) => cardOf(page).getByRole('radio', { name: /^3:00 PM/ });

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
async function reserve(page: Page, address: string): Promise<void> {
  await page.setViewportSize(desktop);
  await page.goto(address);
  await expect(startOf(page)).toBeChecked();
  await cardOf(page)
    .getByRole('button', { name: /^(Reserve|Request)/ })
    .click();
  await expect(page).toHaveURL(/\/account\/bookings$/);
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
  const starts = await cardOf(visitor).getByRole('radio').count();

  await signUp();
  await reserve(page, visitor.url());
  const status = cardOf(visitor).getByRole('status').filter({ hasText: '3:00 PM' });
  await expect(status).toContainText('has just been taken');
  await expect(startOf(visitor)).toBeHidden();

  await page.getByRole('button', { name: 'Cancel booking' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel booking' }).click();
  await expect(startOf(visitor)).toBeChecked();
  await expect(cardOf(visitor).getByRole('radio')).toHaveCount(starts);
  await expect(status).toBeHidden();
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
  await reserve(page, visitor.url());
  await expect(startOf(visitor)).toBeVisible();
  isCut = false;
  await expect(
    cardOf(visitor).getByRole('status').filter({ hasText: 'has just been taken' }),
  ).toBeVisible();
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
  await expect(list.getByText('Nothing coming up')).toBeVisible();
  await followed;
  await reserve(page, studio);
  await expect(list.getByRole('button', { name: 'Cancel booking' })).toHaveCount(1);
  await page.getByRole('button', { name: 'Cancel booking' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel booking' }).click();
  await expect(list.getByText('Nothing coming up')).toBeVisible();
});
