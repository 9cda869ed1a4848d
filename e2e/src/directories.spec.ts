import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessibleOnBoth } from './accessibility.ts';
import { logInAsAdmin, signUp } from './accounts.ts';
import { expect, test } from './fixtures.ts';
import { tabTo } from './keyboard.ts';
import { emailTo } from './mailbox.ts';

const desktop = { width: 1440, height: 900 };
const phone = { width: 360, height: 780 };

/** The places that the list shows, which the map shows too. */
const cards = (page: Page) => page.getByRole('main').getByRole('article');
const mapOf = (page: Page) => page.getByRole('region', { name: /^Map/ });

test('a record store that is open now is found by keys alone', async ({ page }) => {
  await page.setViewportSize(desktop);
  await page.goto('/record-stores');
  const openNow = page.getByRole('checkbox', { name: /^Open now/ });
  await tabTo(page, openNow);
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/open=1/);
  await expect(openNow).toBeChecked();
  // Somewhere among twelve cities around the world one is open at any hour.
  await expect(
    cards(page)
      .first()
      .getByText(/^Open now/),
  ).toBeVisible();
  const link = cards(page).first().getByRole('link');
  const name = (await link.textContent())!;
  await tabTo(page, link);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText(/^Open now/)).toBeVisible();
  await expectAccessibleOnBoth(page);
});

test('on a phone list and map take turns, and Back goes to the list', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/record-stores?city=london');
  await expect(mapOf(page)).toHaveCount(0);
  await expect(cards(page).first()).toBeVisible();
  await page.getByText('Map', { exact: true }).click();
  await expect(page).toHaveURL(/view=map/);
  await expect(cards(page).first()).toBeHidden();
  const point = mapOf(page).locator('.map-point').first();
  await expect(point).toBeVisible();
  const name = (await point.getAttribute('aria-label'))!;
  await point.click();
  await mapOf(page).getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/view=map/);
  await expectAccessibleOnBoth(page);
});

test('the map stands beside the list, and marks what is pointed at or focused', async ({
  page,
}) => {
  await page.setViewportSize(desktop);
  await page.goto('/record-stores?city=berlin');
  const marked = mapOf(page).locator('.is-marked');
  await expect(mapOf(page).locator('.map-land').first()).toBeAttached();
  await cards(page).first().hover();
  await expect(marked).toHaveCount(1);
  await page.getByRole('heading', { level: 1 }).hover();
  await expect(marked).toHaveCount(0);
  await cards(page).nth(1).getByRole('link').focus();
  await expect(marked).toHaveCount(1);
});

test('a store is suggested, approved and there', async ({ page, newVisitor }) => {
  const name = 'Nightjar Records';
  await page.setViewportSize(phone);
  await page.goto('/record-stores');
  await page.getByRole('link', { name: 'Suggest a label or store' }).click();
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('City').selectOption('london');
  await page.getByRole('checkbox', { name: 'Jazz' }).check();
  await expectAccessibleOnBoth(page);
  await page.getByRole('button', { name: 'Suggest', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();

  const office = await newVisitor();
  await office.request.post('/api/auth/login', {
    data: { identifier: 'admin@roomtone.example', password: 'roomtone demo' },
  });
  await office.goto('/admin/studio-approvals?queue=places');
  await expect(office.getByRole('heading', { name })).toBeVisible();
  await expectAccessibleOnBoth(office);
  await office.getByRole('button', { name: `Approve ${name}` }).click();
  await expect(office.getByText('1 suggestion approved').first()).toBeVisible();

  await page.goto('/store/nightjar-records');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  // Who may, edits it on its page.
  await office.goto('/store/nightjar-records');
  await office.getByRole('link', { name: 'Edit this page' }).click();
  await office.getByLabel('Description').fill('Jazz below the street.');
  await office.getByRole('button', { name: 'Save' }).click();
  await expect(office.getByText('Saved', { exact: true }).first()).toBeVisible();
  await page.reload();
  await expect(page.getByText('Jazz below the street.')).toBeVisible();
});

test('studios are searched by moving the map, and Back moves it back', async ({ page }) => {
  await page.setViewportSize(desktop);
  await page.goto('/search?city=london');
  await expect(mapOf(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Map', exact: true }).click();
  await expect(page).toHaveURL(/map=1/);
  const pins = mapOf(page).locator('.map-label > *');
  await expect(pins.first()).toBeVisible();
  await expectAccessibleOnBoth(page);
  await mapOf(page).getByRole('button', { name: 'Zoom in' }).click();
  await expect(page).toHaveURL(/bounds=/);
  await expect(page.getByRole('button', { name: /Map area/ })).toBeVisible();
  await page.goBack();
  await expect(page).not.toHaveURL(/bounds=/);
  await expect(page.getByRole('button', { name: /Map area/ })).toHaveCount(0);
});

test('a studio shows its neighborhood once that is scrolled to, and no point in it', async ({
  page,
}) => {
  await page.goto('/studios/1');
  await expect(page.locator('.map-area')).toHaveCount(0);
  await page.getByRole('heading', { name: 'Neighborhood' }).scrollIntoViewIfNeeded();
  await expect(page.locator('.map-area')).toBeVisible();
  await expect(page.locator('.map-point')).toHaveCount(0);
});

test('a visitor says from a phone that hours are wrong, which are corrected, and is told', async ({
  page,
  newVisitor,
}) => {
  const email = 'noa.hours@example.org';
  await page.setViewportSize(phone);
  await page.goto('/record-stores?city=london');
  const card = cards(page).first().getByRole('link');
  const name = (await card.textContent())!;
  await card.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.getByRole('link', { name: 'Something is wrong here' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('What is wrong').selectOption('hours');
  await dialog.getByLabel('What is right').fill('They close at 5 on Sundays.');
  await dialog.getByLabel('Email (optional)').fill(email);
  await expectAccessibleOnBoth(page);
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('We look at it soon.').first()).toBeVisible();

  const office = await newVisitor();
  await office.request.post('/api/auth/login', {
    data: { identifier: 'admin@roomtone.example', password: 'roomtone demo' },
  });
  await office.goto('/admin/studio-approvals?queue=corrections');
  const item = office.getByRole('listitem').filter({ hasText: 'They close at 5 on Sundays.' });
  await expect(item.getByRole('table')).toBeVisible();
  await expectAccessibleOnBoth(office);
  await item.getByRole('link', { name: 'Edit this page' }).click();
  await office.getByRole('button', { name: 'Save' }).click();
  await expect(office.getByText('Saved').first()).toBeVisible();
  await office.goBack();
  await item.getByRole('button', { name: `Corrected: ${name}` }).click();
  await expect(item).toHaveCount(0);
  await emailTo(email, 'correction-accepted');
});

test('whoever runs a store claims it and adds two photos, which a visitor sees', async ({
  page,
  newVisitor,
}) => {
  const path = '/store/umbrella-wax';
  const owner = await newVisitor();
  await signUp(owner.request);
  await owner.setViewportSize(desktop);
  await owner.goto(`${path}/claim`);
  await owner
    .getByLabel('What shows that it is yours')
    .fill('My name stands on the door and on every paper bag.');
  await owner.getByRole('button', { name: 'Send for review' }).click();
  await expect(owner.getByText(/We are checking your claim/)).toBeVisible();

  const office = await newVisitor();
  await logInAsAdmin(office);
  await office.goto('/admin/studio-approvals?queue=placeClaims');
  await office.getByRole('button', { name: 'Grant the claim of Umbrella Wax' }).click();
  await expect(office.getByText('1 claim granted').first()).toBeVisible();

  await owner.goto(path);
  await owner.getByRole('link', { name: 'Edit this page' }).click();
  // The demo has drawn some already.
  const remove = owner.getByRole('button', { name: /^Remove photo/ });
  await expect(owner.getByLabel('Name')).toBeVisible();
  while ((await remove.count()) > 0) await remove.first().click();
  await owner.getByLabel('Add photos').setInputFiles([
    { name: 'window.png', mimeType: 'image/png', buffer: await photograph('#2a6') },
    { name: 'crates.png', mimeType: 'image/png', buffer: await photograph('#a62') },
  ]);
  await owner.getByLabel('What photo 1 shows').fill('The window');
  await owner.getByLabel('What photo 2 shows').fill('Crates of jazz');
  await owner.getByRole('button', { name: 'Move photo 2 up' }).click();
  await expectAccessibleOnBoth(owner);
  await owner.getByRole('button', { name: 'Save' }).click();
  await expect(owner.getByText('Saved', { exact: true }).first()).toBeVisible();

  for (const size of [desktop, phone]) {
    await page.setViewportSize(size);
    await page.goto(path);
    const photos = page.getByRole('link', { name: /^(The window|Crates of jazz)$/ });
    await expect(photos).toHaveText(['', '']);
    await expect(photos.first()).toHaveAccessibleName('Crates of jazz');
    await expectAccessibleOnBoth(page);
    await page.getByRole('link', { name: 'The window' }).click();
    const gallery = page.getByRole('dialog', { name: 'Photos of Umbrella Wax' });
    await expect(gallery.getByText('2 of 2')).toBeVisible();
    await page.goBack();
    await expect(gallery).toHaveCount(0);
  }
  await page.goto('/record-stores?city=london');
  await expect(page.getByRole('img', { name: 'Crates of jazz' })).toBeVisible();
});

const photograph = (background: string): Promise<Buffer> =>
  sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .png()
    .toBuffer();
