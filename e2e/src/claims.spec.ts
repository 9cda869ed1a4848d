import { expectAccessibleOnBoth } from './accessibility.ts';
import { expect, test } from './fixtures.ts';

const NAME = 'Quince Wharf';
const PROOF = 'My name is on the imprint of its website, and on the bell at the door.';

const phone = { width: 360, height: 780 };

test('a studio is suggested, approved, claimed, and its owner’s to list', async ({
  page,
  signUp,
  newVisitor,
}) => {
  const visitor = await newVisitor();
  await visitor.setViewportSize(phone);
  await visitor.goto('/suggest-listing');
  await visitor.getByLabel('Name of the studio').fill(NAME);
  await visitor.getByLabel('City').selectOption('london');
  await visitor.getByRole('checkbox', { name: 'Drums' }).check();
  await visitor.getByLabel('Website').fill('wharf.example');
  await expectAccessibleOnBoth(visitor);
  await visitor.getByRole('button', { name: 'Suggest it' }).click();
  await expect(visitor.getByRole('heading', { name: 'Thank you' })).toBeVisible();

  const office = await newVisitor();
  await office.request.post('/api/auth/login', {
    data: { identifier: 'admin@roomtone.example', password: 'roomtone demo' },
  });
  await office.goto('/admin/studio-approvals?queue=suggestions');
  await expect(office.getByRole('heading', { name: NAME })).toBeVisible();
  await expectAccessibleOnBoth(office);
  await office.getByRole('button', { name: `Approve ${NAME}` }).click();
  await expect(office.getByText('1 suggestion approved').first()).toBeVisible();

  await page.setViewportSize(phone);
  await signUp({ isStudioOwner: true });
  await page.goto(`/search?q=${encodeURIComponent(NAME)}`);
  await page.getByRole('link', { name: NAME }).first().click();
  await expect(page.getByText('Nobody has claimed this studio yet')).toBeVisible();
  await expectAccessibleOnBoth(page);
  await page.getByRole('link', { name: 'Claim it' }).click();
  await page.getByLabel('What shows that it is yours').fill(PROOF);
  await expectAccessibleOnBoth(page);
  await page.getByRole('button', { name: 'Send for review' }).click();
  await expect(page.getByText('We are looking at your claim')).toBeVisible();

  await office.goto('/admin/studio-approvals?queue=claims');
  await expect(office.getByText(PROOF).first()).toBeVisible();
  await office.getByRole('button', { name: `Grant the claim of ${NAME}` }).click();
  await expect(office.getByText('1 claim granted').first()).toBeVisible();

  await page.reload();
  await page.getByRole('link', { name: 'Complete the listing' }).click();
  await expect(page.getByLabel('Name of the studio')).toHaveValue(NAME);
  await expect(page.getByRole('checkbox', { name: 'Drums' })).toBeChecked();
});
