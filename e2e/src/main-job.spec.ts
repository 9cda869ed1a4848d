import type { Locator, Page } from '@playwright/test';
import { atStudio, bookingCard, reserveButton } from './booking-card.ts';
import { comingTuesday } from './days.ts';
import { expect, test } from './fixtures.ts';

const tuesday = comingTuesday();
const longDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' }).format(
  new Date(tuesday),
);

/**
 * What the main job takes of somebody: buttons and links that they press, and fields that they fill
 * in. What opens the choices of a field is part of filling it in.
 */
class Effort {
  clicks = 0;
  fields = 0;

  async press(button: Locator): Promise<void> {
    this.clicks += 1;
    await button.click();
  }

  async fill(field: Locator, text: string): Promise<void> {
    this.fields += 1;
    await field.fill(text);
  }

  async check(choice: Locator): Promise<void> {
    this.fields += 1;
    await choice.check();
  }

  async choose(field: Locator, value: string): Promise<void> {
    this.fields += 1;
    await field.selectOption(value);
  }

  async chooseDay(choices: Locator): Promise<void> {
    this.fields += 1;
    const day = choices.getByRole('button', { name: longDay });
    await expect(choices.getByRole('grid').first()).toBeVisible();
    while ((await day.count()) === 0) {
      await choices.getByRole('button', { name: 'Next month' }).click();
    }
    await day.click();
  }
}

/** From the home page to the card of a studio that is free, with everything chosen. */
async function find(page: Page, effort: Effort): Promise<void> {
  await page.goto('/');
  const opensSheet = page.getByRole('link', { name: 'Where, when, studio type' });
  const hasSheet = await opensSheet.isVisible();
  // On small screens the search is one field, which opens as a sheet.
  if (hasSheet) await opensSheet.click();
  const search = hasSheet ? page.getByRole('dialog') : page.getByRole('main');
  await effort.fill(search.getByRole('combobox', { name: 'Where' }), 'London');
  await search.getByRole('button', { name: /^When/ }).click();
  const choices = page.getByRole('dialog').last();
  await effort.chooseDay(choices);
  await effort.choose(choices.getByLabel('Start', { exact: true }), '15:00');
  if (!hasSheet) await effort.press(choices.getByRole('button', { name: 'Done' }));
  await effort.press(search.getByRole('button', { name: 'Search', exact: true }));
  const card = page.getByRole('article').first();
  await expect(card).toContainText('3:00 PM');
  const price = (await card.getByRole('button', { name: /^\$/ }).innerText()).trim();
  await effort.press(card.getByRole('link'));
  const inBar = page.getByRole('link', { name: 'Reserve' });
  await expect(inBar.or(reserveButton(bookingCard(page))).filter({ visible: true })).toBeVisible();
  if (await inBar.isVisible()) await effort.press(inBar);
  // The price of the list is the price.
  const total = bookingCard(page).getByRole('row', { name: 'Total' });
  await expect(total).toContainText(price.includes('.') ? price : `${price}.00`);
}

const screens = [
  { width: 360, height: 780 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
  { width: 2560, height: 1440 },
];

for (const [index, viewport] of screens.entries()) {
  // In one scheme by those who have an account, in the other one by somebody new.
  const schemes = index % 2 === 0 ? (['dark', 'light'] as const) : (['light', 'dark'] as const);

  test.describe(`at ${viewport.width} px, ${schemes[0]}`, () => {
    test.use({ viewport, colorScheme: schemes[0] });

    test('from home to booked takes four clicks and three fields, and how it is paid', async ({
      page,
      signUp,
    }) => {
      await signUp();
      const effort = new Effort();
      await find(page, effort);
      await effort.check(atStudio(bookingCard(page)));
      await effort.press(reserveButton(bookingCard(page)));
      await expect(page).toHaveURL(/\/account\/bookings\/\d+$/);
      expect(effort.clicks).toBeLessThanOrEqual(4);
      expect(effort.fields).toBeLessThanOrEqual(4);
    });
  });

  test.describe(`at ${viewport.width} px, ${schemes[1]}`, () => {
    test.use({ viewport, colorScheme: schemes[1] });

    test('somebody new takes seven clicks and eight fields, and how it is paid', async ({
      page,
    }) => {
      const effort = new Effort();
      await find(page, effort);
      await effort.check(atStudio(bookingCard(page)));
      await effort.press(reserveButton(bookingCard(page)));
      const dialog = page.getByRole('dialog').last();
      await effort.press(dialog.getByRole('tab', { name: 'Sign Up' }));
      const username = `quick${Date.now().toString(36)}${viewport.width}`;
      await effort.fill(dialog.getByLabel('Username'), username);
      await effort.fill(dialog.getByLabel('Email'), `${username}@example.com`);
      await effort.fill(dialog.getByLabel('Full name'), 'Nora Quist');
      await effort.fill(dialog.getByLabel('Password', { exact: true }), 'correct horse');
      await effort.fill(dialog.getByLabel('Confirm password'), 'correct horse');
      await effort.press(dialog.getByRole('button', { name: 'Create Account' }));
      await expect(page).toHaveURL(/\/account\/bookings\/\d+$/);
      expect(effort.clicks).toBeLessThanOrEqual(7);
      expect(effort.fields).toBeLessThanOrEqual(9);
    });
  });
}

test.describe('at 1366 × 768', () => {
  test.use({ viewport: { width: 1366, height: 768 } });

  test('Reserve is on the first screen, and all is read in order', async ({ page }) => {
    await page.goto(`/search?location=London&date=${tuesday}&start=15:00&hours=2`);
    const href = await page.getByRole('article').first().getByRole('link').getAttribute('href');
    await page.goto(href!);
    const card = bookingCard(page);
    await expect(card).toContainText('Total');
    await expect(reserveButton(card)).toBeInViewport({ ratio: 1 });
    const read = await card.ariaSnapshot();
    const places = ['Date', 'Start', 'Length', 'Total', 'Reserve', 'Free cancellation'].map(
      (name) => read.indexOf(name),
    );
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
  });
});
