import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { signUp as join } from './accounts.ts';
import { atStudio, bookingCard, fieldOf, reserve, reserveButton } from './booking-card.ts';
import { comingTuesday } from './days.ts';
import { expect, test } from './fixtures.ts';
import { tabTo, typeDate } from './keyboard.ts';

const tuesday = comingTuesday();
const [year, month, day] = tuesday.split('-');
const longDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' }).format(
  new Date(tuesday),
);

const screens = [
  { name: 'a desktop', width: 1440, height: 900 },
  { name: 'a phone', width: 360, height: 780 },
];

/** Goes to a day with the arrow keys and chooses it, in the sheet that a phone searches in. */
async function chooseDay(page: Page, date: string): Promise<void> {
  const sheet = page.getByRole('dialog', { name: 'Find a studio' });
  await sheet.getByRole('button', { name: /^When/ }).press('Enter');
  await expect(sheet.getByRole('grid')).toBeVisible();
  const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' });
  const wanted = sheet.getByRole('button', { name: format.format(new Date(date)) });
  while ((await wanted.count()) === 0) {
    await sheet.getByRole('button', { name: 'Next month' }).press('Enter');
  }
  await wanted.press('Enter');
}

for (const { name, ...viewport } of screens) {
  const isPhone = viewport.width < 768;

  test.describe(`on ${name}`, () => {
    test.use({ viewport });

    test('a visitor finds a drum room in London, registers, books it and cancels', async ({
      page,
    }) => {
      await page.goto('/');
      if (isPhone) await page.getByRole('link', { name: 'Where, when, studio type' }).click();
      const search = isPhone ? page.getByRole('dialog') : page.getByRole('main');
      await search.getByRole('combobox', { name: 'Where' }).fill('London');
      await search.getByRole('button', { name: 'Search', exact: true }).click();
      await expect(page.getByRole('status').filter({ hasText: '87 studios' })).toBeVisible();

      await page.getByRole('button', { name: 'Studio type' }).click();
      const filters = page.getByRole('dialog', { name: 'Studio type' });
      await filters.getByLabel('Drums').check();
      await filters.getByRole('button', { name: 'Show studios' }).click();
      await expect(filters).toBeHidden();
      if (isPhone) {
        await page.getByRole('button', { name: 'London Any time' }).press('Enter');
        await chooseDay(page, tuesday);
      } else {
        await page.getByLabel('Free on').fill(tuesday);
      }
      await page
        .getByLabel('Start', { exact: true })
        .filter({ visible: true })
        .selectOption('19:00');
      if (isPhone) await page.getByRole('dialog').getByRole('button', { name: 'Search' }).click();
      await expect(page.getByLabel('Active filters')).toContainText('7:00 PM for 2 hours');
      await expect(page).toHaveURL(/date=\d{4}-\d\d-\d\d&start=19%3A00/);

      const cards = page.getByRole('article');
      await expect(cards.first()).toContainText('7:00 PM');
      const studio = await cards.first().getByRole('heading').innerText();
      await cards.first().getByRole('link').click();
      await expect(page.getByRole('heading', { level: 1, name: studio })).toBeVisible();

      if (isPhone) await page.getByRole('link', { name: 'Reserve' }).click();
      const card = bookingCard(page);
      await expect(fieldOf(card, 'Start 7:00 PM')).toBeVisible();
      await expect(card).toContainText('Total');
      await expect(card).toContainText('Free cancellation until');
      await reserve(card);

      // On a phone the card is in a sheet, above which this one opens.
      const dialog = page.getByRole('dialog').last();
      await dialog.getByRole('tab', { name: 'Sign Up' }).click();
      const username = `drummer${Date.now().toString(36)}${viewport.width}`;
      await dialog.getByLabel('Username').fill(username);
      await dialog.getByLabel('Email').fill(`${username}@example.com`);
      await dialog.getByLabel('Full name').fill('Nora Quist');
      await dialog.getByLabel('Password', { exact: true }).fill('correct horse');
      await dialog.getByLabel('Confirm password').fill('correct horse');
      await dialog.getByRole('button', { name: 'Create Account' }).click();
      // What was asked for is sent by itself. First what is shown for five seconds only.
      await expect(page.getByText('Booking submitted').first()).toBeVisible();
      await expect(page).toHaveURL(/\/account\/bookings\/\d+$/);

      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your request was sent');
      const main = page.getByRole('main');
      await expect(main).toContainText(longDay);
      await expect(main).toContainText('7:00 PM – 9:00 PM');
      await expect(main).toContainText('(London)');
      await expect(main).toContainText(/RT-\d{4}/);
      await expect(main.getByRole('listitem').filter({ hasText: 'Host replies by' })).toBeVisible();
      await expect(main.getByRole('link', { name: 'Get directions' })).toHaveCount(0);
      await expectAccessible(page);
      const calendar = await page.request.get(
        (await main.getByRole('link', { name: 'Add to calendar' }).getAttribute('href')) ?? '',
      );
      expect(calendar.headers()['content-type']).toContain('text/calendar');
      expect(await calendar.text()).toContain(`SUMMARY:${studio}`);

      await page.getByRole('button', { name: 'Cancel booking' }).click();
      await expect(dialog).toContainText('haven’t been charged');
      await expectAccessible(page);
      await dialog.getByRole('button', { name: 'Cancel booking' }).click();
      await expect(page.getByText('Booking canceled').first()).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'Your request was withdrawn',
      );
      await expect(main.getByRole('listitem').filter({ hasText: 'Canceled by you' })).toBeVisible();

      await page.getByRole('link', { name: 'My bookings', exact: true }).click();
      await expect(page.getByText('No upcoming bookings')).toBeVisible();
      await page.getByRole('link', { name: 'Past' }).click();
      const booking = main.getByRole('listitem').filter({ hasText: studio });
      await expect(booking).toContainText('Canceled');
      await expect(booking).not.toContainText('Refunded');
      await booking.getByRole('link', { name: 'Book again' }).click();
      await expect(page).toHaveURL(/hours=2&time=19%3A00.*#book$/);
      await expect(fieldOf(bookingCard(page), 'Length 2 hours')).toBeVisible();
    });

    test('somebody with a keyboard alone does the same', async ({ page, signUp }) => {
      await signUp();
      await page.goto('/');
      await tabTo(page, page.getByRole('link', { name: 'Skip to content' }));
      await page.keyboard.press('Enter');
      if (isPhone) {
        await tabTo(page, page.getByRole('link', { name: 'Where, when, studio type' }));
        await page.keyboard.press('Enter');
        await expect(page.getByRole('dialog').getByLabel('Where')).toBeFocused();
      } else {
        await tabTo(page, page.getByLabel('Where'));
      }
      await page.keyboard.type('London');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('status').filter({ hasText: '87 studios' })).toBeVisible();

      if (isPhone) {
        await tabTo(page, page.getByRole('button', { name: 'London Any time' }));
        await page.keyboard.press('Enter');
        await chooseDay(page, `${year}-${month}-${day}`);
      } else {
        await tabTo(page, page.getByLabel('Free on'));
        await typeDate(page, `${month}${day}${year}`);
        await expect(page).toHaveURL(/date=/);
      }
      await tabTo(page, page.getByLabel('Start', { exact: true }).filter({ visible: true }));
      await page.keyboard.type('1:00 PM');
      if (isPhone) {
        await tabTo(page, page.getByRole('dialog').getByRole('button', { name: 'Search' }));
        await page.keyboard.press('Enter');
      }
      await expect(page).toHaveURL(/start=13%3A00/);
      const first = page.getByRole('article').first();
      await expect(first).toContainText('1:00 PM');
      const studio = await first.getByRole('heading').innerText();
      await tabTo(page, first.getByRole('link'));
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 1, name: studio })).toBeVisible();

      if (isPhone) {
        await tabTo(page, page.getByRole('link', { name: 'Reserve' }));
        await page.keyboard.press('Enter');
      }
      const card = bookingCard(page);
      await expect(fieldOf(card, 'Start 1:00 PM')).toBeVisible();
      await tabTo(page, fieldOf(card, 'Length 2 hours'));
      await page.keyboard.press('Enter');
      await expect(page.getByRole('radio', { name: /^2 hours/ })).toBeFocused();
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/hours=1/);
      await expect(fieldOf(card, 'Length 1 hour')).toBeFocused();
      // From the card, which is suggested, to the one below it.
      await tabTo(page, card.getByRole('radio', { name: 'By card' }));
      await page.keyboard.press('ArrowDown');
      await expect(atStudio(card)).toBeChecked();
      await tabTo(page, reserveButton(card));
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/account\/bookings\/\d+$/);

      await tabTo(page, page.getByRole('button', { name: 'Cancel booking' }));
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog');
      await expect(dialog).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(page.getByRole('button', { name: 'Cancel booking' })).toBeFocused();
      await page.keyboard.press('Enter');
      await tabTo(page, dialog.getByRole('button', { name: 'Cancel booking' }));
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'Your request was withdrawn',
      );
    });
  });
}

test.describe('a booking of somebody else', () => {
  test.use({ allowed: [/404/] });

  test('has neither a page nor a calendar file', async ({ page, signUp, newVisitor }) => {
    await signUp();
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`/search?location=Austin&date=${tuesday}&start=15:00&hours=1`);
    await page.getByRole('article').first().getByRole('link').click();
    await reserve(bookingCard(page));
    await expect(page).toHaveURL(/\/account\/bookings\/\d+$/);
    const { pathname } = new URL(page.url());

    const other = await newVisitor();
    const loggedOut = await other.request.get(pathname, { maxRedirects: 0 });
    expect(loggedOut.headers().location).toBe(`/login?to=${encodeURIComponent(pathname)}`);
    await join(other.request);
    const result = await other.goto(pathname);
    expect(result?.status()).toBe(404);
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('Booking not found');
    await expectAccessible(other);
    const file = pathname.replace('/account', '/api');
    expect((await other.request.get(`${file}/calendar.ics`)).status()).toBe(404);
    expect((await page.request.get(`${file}/calendar.ics`)).status()).toBe(200);
  });
});
