import { expectAccessibleOnBoth } from './accessibility.ts';
import { expect, test } from './fixtures.ts';

const TITLE = 'A lamp that glows while we record';
const phone = { width: 360, height: 780 };

test('an idea is suggested, voted for by others, answered and on the roadmap', async ({
  page,
  signUp,
  newVisitor,
}) => {
  await page.setViewportSize(phone);
  await signUp();
  await page.goto('/feedback');
  await expect(page.getByRole('heading', { level: 1, name: 'Ideas & feedback' })).toBeVisible();
  await expectAccessibleOnBoth(page);
  await page.getByRole('link', { name: 'Suggest an idea' }).click();
  await page.getByLabel('What would you like?').fill(TITLE);
  await page.getByLabel('Tell us more').fill('So that nobody walks in during a take.');
  await expectAccessibleOnBoth(page);
  await page.getByRole('button', { name: 'Suggest it' }).click();
  await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
  const address = page.url();
  await expect(page.getByRole('button', { name: `Vote for ${TITLE}: 1 vote` })).toHaveAttribute(
    'aria-pressed',
    'true',
  );

  const office = await newVisitor();
  await office.request.post('/api/auth/login', {
    data: { identifier: 'admin@roomtone.example', password: 'roomtone demo' },
  });
  await office.goto(address);
  await office.getByRole('button', { name: `Vote for ${TITLE}: 1 vote` }).press('Enter');
  await expect(office.getByRole('button', { name: `Vote for ${TITLE}: 2 votes` })).toBeVisible();
  await office.getByRole('button', { name: 'Move and reply' }).click();
  await office.getByLabel('Status').selectOption('Planned');
  await office.getByRole('textbox', { name: 'Reply' }).fill('With the next release.');
  await office.getByRole('button', { name: 'Save' }).click();
  await expect(office.getByText('With the next release.')).toBeVisible();

  // Others have voted, and it is answered.
  await page.reload();
  await expect(page.getByText('With the next release.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit' })).toBeHidden();
  await expectAccessibleOnBoth(page);
  await page.goto('/roadmap');
  const planned = page.getByRole('region', { name: 'Planned' });
  await expect(planned.getByRole('link', { name: TITLE })).toBeVisible();
  await expectAccessibleOnBoth(page);
});
