import { expectAccessibleOnBoth } from './accessibility.ts';
import { expect, test } from './fixtures.ts';

const TITLE = 'Emails leave late';

test('the status says how the parts are, and what administrators announce', async ({
  page,
  newVisitor,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/downtime');
  await expect(page.getByRole('heading', { level: 1, name: 'System status' })).toBeVisible();
  // Soon after the start each part was tried.
  await expect(async () => {
    await page.reload();
    const database = page.getByRole('listitem').filter({ hasText: 'Database' }).first();
    await expect(database).toContainText('Working');
  }).toPass({ timeout: 120_000 });
  await expectAccessibleOnBoth(page);
  await page.getByText('As a table').press('Enter');
  await expect(page.getByRole('table')).toBeVisible();

  const office = await newVisitor();
  await office.request.post('/api/auth/login', {
    data: { identifier: 'admin@roomtone.example', password: 'roomtone demo' },
  });
  await office.goto('/admin/status');
  await office.getByRole('button', { name: 'Announce' }).click();
  const dialog = office.getByRole('dialog');
  await dialog.getByLabel('What is it about?').fill(TITLE);
  await dialog.getByRole('checkbox', { name: 'Emails' }).check();
  await dialog.getByLabel('What is known').fill('We are at it.');
  await expectAccessibleOnBoth(office);
  await dialog.getByRole('button', { name: 'Announce' }).click();
  await expect(office.getByRole('heading', { name: TITLE })).toBeVisible();

  // The page is kept for a moment.
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('heading', { name: TITLE })).toBeVisible();
  }).toPass({ timeout: 60_000 });
  const feed = await page.request.get('/downtime/feed.xml');
  expect(await feed.text()).toContain(TITLE);
});
