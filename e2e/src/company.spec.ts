import type { Page } from '@playwright/test';
import { expectAccessibleOnBoth } from './accessibility.ts';
import { logInAsAdmin } from './accounts.ts';
import { expect, test } from './fixtures.ts';
import { emailTo } from './mailbox.ts';

/** An administrator of the demo. */
async function office(newVisitor: () => Promise<Page>): Promise<Page> {
  const page = await newVisitor();
  await logInAsAdmin(page);
  return page;
}

test('an administrator adds somebody to the team, whom everybody sees then', async ({
  page,
  newVisitor,
}) => {
  const desk = await office(newVisitor);
  await desk.goto('/admin/entries/team-member');
  await desk.getByRole('link', { name: 'Add entry' }).click();
  await desk.getByLabel('Name').fill('Wilma Quist');
  await desk.getByLabel('Role').first().fill('Piano tuner');
  await desk.getByLabel('Text').first().fill('Comes on Mondays.');
  await expectAccessibleOnBoth(desk);
  await desk.getByRole('button', { name: 'Save entry' }).click();
  await expect(desk.getByText('Entry saved').first()).toBeVisible();
  await desk.goto('/admin/entries/team-member');
  await expect(desk.getByRole('link', { name: 'Wilma Quist' })).toBeVisible();
  await expectAccessibleOnBoth(desk);

  // A page may be kept for half a minute.
  await expect(async () => {
    await page.goto('/team');
    await expect(page.getByRole('heading', { name: 'Wilma Quist' })).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 60_000 });
  await expectAccessibleOnBoth(page);
});

test('a removal request reaches the queue, and whoever asked is told what was decided', async ({
  page,
  newVisitor,
}) => {
  const email = 'neighbor@house.example';
  await page.goto('/removals');
  await page.getByLabel('Your name').fill('Nell Ferrand');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Address of the listing').fill('https://roomtone.example/studios/7');
  await page.getByLabel('Reason for removal').fill('It is my house, and I never listed it.');
  await expectAccessibleOnBoth(page);
  await page.getByRole('button', { name: 'Submit request' }).click();
  await expect(page.getByText('Request Submitted').first()).toBeVisible();
  await emailTo(email, 'removal-received');

  const desk = await office(newVisitor);
  await desk.goto('/admin/removals');
  const request = desk.getByRole('listitem', { name: 'Nell Ferrand' });
  await expect(request.getByText('3 business days left')).toBeVisible();
  await expectAccessibleOnBoth(desk);
  await request.getByLabel('Reply to Nell Ferrand').fill('It is gone.');
  await request.getByRole('button', { name: 'Decide' }).click();
  await expect(request).toHaveCount(0);
  await emailTo(email, 'removal-removed');
});

test('an event is found in the calendar and put into one', async ({ page }) => {
  await page.goto('/events');
  await expectAccessibleOnBoth(page);
  await page.getByLabel('City', { exact: true }).selectOption('berlin');
  await page.getByRole('link', { name: 'Open day: six rooms, one courtyard' }).last().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Open day/);
  await expectAccessibleOnBoth(page);
  const path = await page.getByRole('link', { name: 'Add to calendar' }).getAttribute('href');
  const file = await page.request.get(path!);
  expect(file.headers()['content-type']).toContain('text/calendar');
  expect(await file.text()).toContain('SUMMARY:Open day: six rooms\\, one courtyard');
});

test.describe('what is gone', () => {
  test.use({ allowed: [/404/] });

  test('an administrator adds a wave, writes it, and takes it back', async ({
    page,
    newVisitor,
  }) => {
    const desk = await office(newVisitor);
    await desk.goto('/admin/entries/wave');
    await expect(desk.getByRole('link', { name: 'london-dub' })).toBeVisible();
    await desk.getByRole('link', { name: 'Add entry' }).click();
    await desk.getByLabel('Address', { exact: true }).fill('baile-funk');
    for (const [field, name] of [
      ['Cities, the main one first', 'Miami'],
      ['Music', 'Latin'],
      ['Rooms that it is made in', 'Mixing'],
    ] as const) {
      await desk.getByRole('combobox', { name: field }).fill(name);
      await desk.getByRole('option', { name }).click();
    }
    await expectAccessibleOnBoth(desk);
    await desk.getByRole('button', { name: 'Save entry' }).click();
    await expect(desk).toHaveURL('/admin/content/wave/baile-funk/en');
    await desk.getByLabel('Title', { exact: true }).fill('Baile funk');
    await desk.getByLabel('Below the title').fill('The tamborzão, from Rio to Miami.');
    await desk.getByRole('button', { name: 'Save and publish' }).click();
    await expect(desk.getByText('Published', { exact: true }).first()).toBeVisible();

    const card = page.getByRole('main').getByRole('link', { name: /Baile funk/ });
    // A page may be kept for half a minute.
    await expect(async () => {
      await page.goto('/waves');
      await card.click({ timeout: 2000 });
    }).toPass({ timeout: 60_000 });
    await expect(page).toHaveURL('/waves/baile-funk');
    await expect(page.getByRole('heading', { level: 1, name: 'Baile funk' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Mixing · Miami' })).toBeVisible();
    await expectAccessibleOnBoth(page);

    await desk.goto('/admin/entries/wave');
    await desk.getByRole('button', { name: 'Remove baile-funk' }).click();
    await expect(desk.getByRole('link', { name: 'baile-funk' })).toHaveCount(0);
    await page.reload();
    await expect(page.getByText('There is no wave at this address.')).toBeVisible();
  });
});
