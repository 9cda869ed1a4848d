import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { comingTuesday } from './days.ts';
import { demoOwner, logInOwner, ownStudios } from './demo-owner.ts';
import { expect, test } from './fixtures.ts';
import { tabTo } from './keyboard.ts';

/** A week in which the demo has no bookings. */
const quietDay = new Date(Date.parse(comingTuesday()) + 35 * 7 * 86_400_000)
  .toISOString()
  .slice(0, 10);

async function openCalendar(page: Page, view: string): Promise<void> {
  await logInOwner(page);
  await page.goto(`/owner-dashboard/calendar?view=${view}&date=${quietDay}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Calendar' })).toBeVisible();
}

/** Where an hour of a day is in a week, in pixels. */
async function placeOf(page: Page, day: string, hour: string): Promise<{ x: number; y: number }> {
  // Once it stands still, which it does not while the calendar scrolls to the hours of work.
  await page.getByText(hour, { exact: true }).hover();
  const column = (await page.locator(`[role=columnheader][data-date="${day}"]`).boundingBox())!;
  const row = (await page.getByText(hour, { exact: true }).boundingBox())!;
  return { x: column.x + column.width / 2, y: row.y + 4 };
}

async function drag(page: Page, from: { x: number; y: number }, to: { x: number; y: number }) {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x, from.y + 10, { steps: 3 });
  await page.mouse.move(to.x, to.y, { steps: 8 });
  await page.mouse.up();
}

/**
 * Drags until that shows what it leads to: what is measured while the calendar still moves, to the
 * hours of work or since something was changed, is somewhere else when the mouse gets there.
 */
async function draggedUntil(result: Locator, dragOnce: () => Promise<void>): Promise<void> {
  await expect(async () => {
    if (!(await result.isVisible())) await dragOnce();
    await expect(result).toBeVisible({ timeout: 3000 });
  }).toPass();
}

const entry = (page: Page, name: string): Locator =>
  page.getByRole('main').getByText(name, { exact: true });

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1440, height: 1000 } });

  test('a booking is dragged to where it is proposed, and is where it was until the guest agrees', async ({
    page,
    newVisitor,
  }) => {
    // Within the horizon of bookings, and later than those of the demo.
    const day = new Date(Date.parse(comingTuesday()) + 8 * 7 * 86_400_000)
      .toISOString()
      .slice(0, 10);
    await logInOwner(page);
    const guest = await newVisitor();
    const login = { identifier: 'musician@roomtone.example', password: demoOwner.password };
    expect((await guest.request.post('/api/auth/login', { data: login })).ok()).toBe(true);
    const [studio] = await ownStudios(page);
    const slot = { studioId: Number(studio!.id), date: day, startTime: '12:00', hours: 2 };
    expect((await guest.request.post('/api/bookings', { data: slot })).status()).toBe(201);

    await page.goto(`/owner-dashboard/calendar?view=week&date=${day}`);
    const request = page.getByRole('button', { name: /Nell Ferrand 12:00 PM – 2:/ });
    await expect(request).toBeVisible();
    const dialog = page.getByRole('dialog', { name: 'Propose a change' });
    await draggedUntil(dialog, async () => {
      const [noon, two] = [await placeOf(page, day, '12pm'), await placeOf(page, day, '2pm')];
      const box = (await request.boundingBox())!;
      const grip = { x: box.x + 20, y: box.y + 10 };
      await drag(page, grip, { x: grip.x, y: grip.y + (two.y - noon.y) });
    });
    await expect(dialog.getByLabel('Start')).toHaveValue(/^14:/);
    await expect(dialog.getByText('The price stays the same.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Send proposal' }).click();
    await expect(page.getByText('Proposal sent').first()).toBeVisible();
    await expect(request).toBeVisible();
  });

  test('an owner drags to block a time, moves it, removes it and takes that back', async ({
    page,
  }) => {
    await openCalendar(page, 'week');
    await expectAccessible(page);
    const dialog = page.getByRole('dialog', { name: 'Block time' });
    await draggedUntil(dialog, async () => {
      await drag(
        page,
        await placeOf(page, quietDay, '10am'),
        await placeOf(page, quietDay, '12pm'),
      );
    });
    await expect(dialog.getByLabel('Start time')).toHaveValue('10:00');
    await expect(dialog.getByLabel('From')).toHaveValue(quietDay);
    await dialog.getByLabel('Note').fill('Piano tuning');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Block time' }).click();
    await expect(page.getByText('Time blocked').first()).toBeVisible();
    await expect(entry(page, 'Piano tuning')).toBeVisible();

    const twoHours = async () =>
      (await placeOf(page, quietDay, '12pm')).y - (await placeOf(page, quietDay, '10am')).y;
    const moved = page.getByRole('button', { name: /Piano tuning 12:\d\d PM – 2:/ });
    await draggedUntil(moved, async () => {
      const distance = await twoHours();
      const block = (await entry(page, 'Piano tuning').boundingBox())!;
      const grip = { x: block.x + 20, y: block.y + 10 };
      await drag(page, grip, { x: grip.x, y: grip.y + distance });
    });
    await expect(page.getByText('Block changed').first()).toBeVisible();

    // Its lower edge lengthens it.
    const longer = page.getByRole('button', { name: /Piano tuning 12:\d\d PM – 3:/ });
    await draggedUntil(longer, async () => {
      const distance = (await twoHours()) / 2;
      await moved.hover();
      const block = (await moved.boundingBox())!;
      const edge = { x: block.x + block.width / 2, y: block.y + block.height - 3 };
      await drag(page, edge, { x: edge.x, y: edge.y + distance });
    });

    await entry(page, 'Piano tuning').click();
    const change = page.getByRole('dialog', { name: 'Change block' });
    await expect(change.getByLabel('Start time')).toHaveValue(/^12:/);
    await change.getByRole('button', { name: 'Remove' }).click();
    await expect(change).toBeHidden();
    await expect(entry(page, 'Piano tuning')).toBeHidden();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(entry(page, 'Piano tuning')).toBeVisible();

    // The address is where one is, and going back leads to where one was.
    await page.getByRole('button', { name: 'Month' }).click();
    await expect(page).toHaveURL(/view=month/);
    await expect(entry(page, 'Piano tuning')).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/view=week/);
    // The address changes before what is shown.
    await expect(page.getByText('10am', { exact: true })).toBeVisible();

    await entry(page, 'Piano tuning').click();
    await change.getByRole('button', { name: 'Remove' }).click();
    await expect(change).toBeHidden();
    await expect(entry(page, 'Piano tuning')).toBeHidden();
  });
});

for (const { name, ...viewport } of [
  { name: 'a desktop', width: 1440, height: 900 },
  { name: 'a phone', width: 360, height: 780 },
]) {
  test.describe(`with a keyboard on ${name}`, () => {
    test.use({ viewport });

    test('an owner blocks every week, is told of bookings, changes one and removes all', async ({
      page,
    }) => {
      await openCalendar(page, 'list');
      await tabTo(page, page.getByRole('button', { name: 'Block time' }));
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog', { name: 'Block time' });
      const note = `Cleaning ${viewport.width}`;
      await dialog.getByLabel('Start time').fill('05:00');
      await dialog.getByLabel('End time').fill('06:00');
      await dialog.getByLabel('Note').fill(note);
      await dialog.getByLabel('Repeats').selectOption('weekly');
      await dialog.getByLabel('Note').press('Enter');
      await expect(page.getByText('Time blocked').first()).toBeVisible();
      const items = page.getByRole('main').getByRole('listitem').filter({ hasText: note });
      await expect(items).toHaveCount(4);
      await expectAccessible(page);

      await tabTo(page, items.nth(1).getByRole('button', { name: 'Change' }));
      await page.keyboard.press('Enter');
      const change = page.getByRole('dialog', { name: 'Change block' });
      await change.getByLabel('Start time').fill('04:00');
      await change.getByLabel('Note').press('Enter');
      await expect(page.getByText('Block changed').first()).toBeVisible();
      await expect(items.nth(1)).toContainText('4:00 AM – 6:00 AM');
      await expect(items.nth(2)).toContainText('5:00 AM – 6:00 AM');

      await items.nth(1).getByRole('button', { name: 'Change' }).press('Enter');
      await change.getByRole('button', { name: 'Remove' }).press('Enter');
      await expect(items).toHaveCount(3);
      await items.nth(0).getByRole('button', { name: 'Change' }).press('Enter');
      await change.getByLabel('Applies to').selectOption('all');
      await change.getByRole('button', { name: 'Remove' }).press('Enter');
      await expect(change).toBeHidden();
      await expect(items).toHaveCount(0);
    });

    test('an owner connects calendars', async ({ page }) => {
      await openCalendar(page, 'list');
      await page.getByRole('link', { name: 'Connect other calendars' }).press('Enter');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Connected calendars');
      await page.getByRole('button', { name: 'Create address' }).press('Enter');
      const address = await page.getByLabel('Secret address').inputValue();
      const feed = await page.request.get(address);
      expect(feed.headers()['content-type']).toContain('text/calendar');
      expect(await feed.text()).toContain('BEGIN:VEVENT');
      await expectAccessible(page);
      await page
        .getByRole('button', { name: /^Revoke: All/ })
        .first()
        .press('Enter');
      await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).press('Enter');
      await expect(page.getByLabel('Secret address')).toBeHidden();
      expect((await page.request.get(address)).status()).toBe(404);

      const ics = [
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        'PRODID:-//test//test//EN',
        'X-WR-CALNAME:Elsewhere',
        'BEGIN:VEVENT',
        'UID:1@elsewhere',
        'DTSTAMP:20260101T000000Z',
        `DTSTART:${quietDay.replaceAll('-', '')}T030000Z`,
        `DTEND:${quietDay.replaceAll('-', '')}T033000Z`,
        'SUMMARY:Booked elsewhere',
        'END:VEVENT',
        'END:VCALENDAR',
        '',
      ].join('\r\n');
      await page.getByLabel('Calendar file').setInputFiles({
        name: 'elsewhere.ics',
        mimeType: 'text/calendar',
        buffer: Buffer.from(ics),
      });
      await expect(page.getByText('Uploaded file').first()).toBeVisible();
      await page.getByRole('link', { name: 'Back to the calendar' }).press('Enter');
      await page.goto(`/owner-dashboard/calendar?view=list&date=${quietDay}`);
      await expect(page.getByRole('main').getByText('Booked elsewhere')).toBeVisible();
      await page.goto('/account/calendars');
      await page.getByRole('button', { name: 'Remove: Elsewhere' }).press('Enter');
      await expect(page.getByText('Uploaded file')).toBeHidden();
    });
  });
}
