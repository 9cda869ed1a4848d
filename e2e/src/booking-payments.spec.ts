import { expectAccessible } from './accessibility.ts';
import { bookingCard, reserveButton } from './booking-card.ts';
import { logInOwner, ownStudios, pathToBook } from './demo-owner.ts';
import { expect, test } from './fixtures.ts';
import { pay } from './paying.ts';

test.use({ viewport: { width: 360, height: 780 } });

/** Later than what other journeys ask the same owner for. */
const DAY = 6;

test('a request is paid by card: held, charged when the host accepts, and back when it is cancelled', async ({
  page,
  newVisitor,
  signUp,
}) => {
  const host = await newVisitor();
  await logInOwner(host);
  const [studio] = await ownStudios(host);

  await signUp({ name: 'Mara Lind' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(pathToBook(studio!, DAY));
  const card = bookingCard(page);
  await expect(card.getByRole('radio', { name: 'By card' })).toBeChecked();
  await reserveButton(card).click();
  await expect(page).toHaveURL(/\/checkout\/booking\/\d+$/);
  await page.setViewportSize({ width: 360, height: 780 });
  // The page is loaded as a document of its own, which lets the provider in.
  await expect(page.getByRole('button', { name: /^Pay \$/ })).toBeEnabled();
  await expectAccessible(page);
  await pay(page, '4242424242424242');

  await expect(page).toHaveURL(/\/account\/bookings\/\d+/);
  await expect(page.getByText('Card held, not charged yet')).toBeVisible();
  await expectAccessible(page);
  const path = new URL(page.url()).pathname.replace('bookings', 'bookings-received');

  await host.goto(path);
  await host.getByRole('button', { name: 'Accept' }).click();
  await expect(host.getByRole('heading', { level: 1, name: /^Booked by/ })).toBeVisible();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Your booking is confirmed' }),
  ).toBeVisible();

  // The provider is told after the commit, and the page once it has answered.
  await expect(async () => {
    await page.reload();
    await expect(page.getByText('Card held, not charged yet')).toBeHidden({ timeout: 1000 });
    await expect(page.getByText('By card', { exact: true })).toBeVisible({ timeout: 1000 });
  }).toPass();

  await page.getByRole('button', { name: 'Cancel booking' }).click();
  const dialog = page.getByRole('dialog');
  await expectAccessible(page);
  await dialog
    .getByRole('button', { name: /^Cancel/ })
    .last()
    .click();
  await expect(page.getByText('Refunded', { exact: true }).first()).toBeVisible();
});
