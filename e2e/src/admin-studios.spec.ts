import { expectAccessibleOnBoth } from './accessibility.ts';
import { expect, test } from './fixtures.ts';

test('an administrator takes a studio offline, and brings it back', async ({
  page,
  newVisitor,
}) => {
  await page.request.post('/api/auth/login', {
    data: { identifier: 'admin@roomtone.example', password: 'roomtone demo' },
  });
  await page.goto('/admin/studios');
  await page.getByLabel('Number or address of the studio').fill('/studios/640');
  await page.getByRole('button', { name: 'Find' }).click();
  await expect(page).toHaveURL('/admin/studios?studio=640');
  await expect(page.getByText('In the search')).toBeVisible();
  await expectAccessibleOnBoth(page);
  await page.getByRole('button', { name: 'Take offline' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reasons').fill('The roof is being mended.');
  await dialog.getByRole('button', { name: 'Take offline' }).click();
  // The dialog holds these words from the moment they are typed.
  await expect(dialog).toBeHidden();
  await expect(page.getByText('The roof is being mended.')).toBeVisible();
  const visitor = await newVisitor();
  expect((await visitor.request.get('/studios/640')).status()).toBe(404);
  await page.getByRole('button', { name: 'Bring back online' }).click();
  await expect(page.getByText('In the search')).toBeVisible();
  expect((await visitor.request.get('/studios/640')).status()).toBe(200);
});
