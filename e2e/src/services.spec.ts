import { randomBytes } from 'node:crypto';
import { expectAccessible } from './accessibility.ts';
import { logInAsAdmin } from './accounts.ts';
import { logInOwner } from './demo-owner.ts';
import { expect, test } from './fixtures.ts';
import { fillAddress, pay } from './paying.ts';
import { tone } from './sounds.ts';

/* What is sold beside rooms, from the page that sells it to what one has of it. */

const sound = (name: string) => ({ name, mimeType: 'audio/wav', buffer: tone(2) });

test('an owner buys an address for a studio, and it leads there', async ({ page }) => {
  await logInOwner(page);
  const name = `door-${randomBytes(4).toString('hex')}`;
  await page.goto('/vanity-url');
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByRole('button', { name: 'Check availability' }).click();
  await expect(page.getByText(`${name} is available`)).toBeVisible();
  await page.getByRole('link', { name: 'Choose Basic' }).click();
  const hold = page.getByRole('button', { name: 'Hold this name' });
  const studio = page.getByRole('listitem').filter({ has: hold }).first();
  await expect(studio.getByLabel('Name', { exact: true })).toHaveValue(name);
  await studio.getByRole('button', { name: 'Hold this name' }).click();
  await page.getByRole('link', { name: 'Pay $29.00' }).click();
  await expect(page).toHaveURL(/\/checkout\/vanity\/\d+$/);
  await pay(page, '4242424242424242');
  await expect(page).toHaveURL(/\/owner-dashboard\/vanity-url$/);
  await expect(page.getByText('Paid for, without an end.')).toBeVisible();
  await expectAccessible(page);
  await page.goto(`/${name}`);
  await expect(page).toHaveURL(/\/studios\/\d+$/);
});

test('a mix is ordered, made and approved, and both sides see it as it happens', async ({
  page,
  signUp,
  newVisitor,
}) => {
  await signUp({ name: 'Mara Lind' });
  await page.goto('/fidelity/order?service=mixing&scale=ep&quality=standard');
  await page.getByLabel('What does the music need?').fill('Four songs that belong together.');
  await page.getByRole('button', { name: 'Order and pay' }).click();
  await page.getByRole('link', { name: 'Pay now' }).click();
  await pay(page, '4000000000003220');
  const challenge = page.frameLocator('iframe[title="Card authentication"]');
  await challenge.getByRole('button', { name: 'Complete' }).click();
  await expect(page).toHaveURL(/\/fidelity\/orders\/\d+$/);
  await expect(page.getByText('Queued', { exact: true })).toBeVisible();

  const engineer = await newVisitor();
  await logInAsAdmin(engineer);
  await engineer.goto(new URL(page.url()).pathname);
  await engineer.getByRole('button', { name: 'Start work' }).click();
  await expect(page.getByText('In progress', { exact: true })).toBeVisible();
  await engineer.getByLabel('Choose audio files').setInputFiles(sound('First mix.wav'));
  await engineer.getByRole('button', { name: 'Deliver this version' }).click();

  // Without asking: what one does is seen by the other.
  await expect(page.getByRole('button', { name: 'Play First mix.wav' })).toBeVisible();
  await expect(page.getByText('Ready to hear', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Approve' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText('Approved. Thank you.', { exact: true })).toBeVisible();
  await expect(engineer.getByText('Approved', { exact: true })).toBeVisible();
});

test('a guest has a song of their own printed, and staff gets the file', async ({
  page,
  newVisitor,
}) => {
  await page.goto('/canvas');
  await page.getByLabel('Choose an audio file').setInputFiles(sound('Night Train.wav'));
  await expect(
    page.getByRole('figure', { name: 'Night Train as a print, Artistic' }),
  ).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Add to cart: Canvas print, Classic' }).click();
  await expect(page.getByText('Added to cart', { exact: true })).toBeVisible();
  await page.goto('/checkout');
  await fillAddress(page);
  await pay(page, '4242424242424242');
  await expect(page).toHaveURL(/\/checkout\/success$/);
  const order = (await page.getByText(/^Order RT-\d+/).textContent())!;

  const staff = await newVisitor();
  await logInAsAdmin(staff);
  await staff.goto(`/admin/orders/${/RT-\d+/.exec(order)![0]}`);
  await expect(staff.getByText('Printed from Night Train.wav', { exact: true })).toBeVisible();
  const link = staff.getByRole('link', { name: 'Print file (PNG, 300 dpi)' });
  const file = await staff.request.get((await link.getAttribute('href'))!);
  expect([file.status(), file.headers()['content-type']]).toEqual([200, 'image/png']);
});
