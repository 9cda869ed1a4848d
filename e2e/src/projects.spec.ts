import { expectAccessible } from './accessibility.ts';
import { signUp as register } from './accounts.ts';
import { expect, test } from './fixtures.ts';

const desktop = { width: 1440, height: 900 };
const phone = { width: 360, height: 780 };

test('two musicians make a record together: one invites, both write, and what it costs is settled to the cent', async ({
  page,
  signUp,
  newVisitor,
}) => {
  await page.setViewportSize(desktop);
  await signUp({ name: 'Tove Marsh' });
  const guest = await newVisitor();
  await guest.setViewportSize(phone);
  const { username } = await register(guest.request, { name: 'Ines Weir' });

  await page.goto('/projects');
  await expect(page.getByText('No projects yet')).toBeVisible();
  await page.getByRole('button', { name: 'New project' }).click();
  await page.getByLabel('Title').fill('Low Water');
  await page.getByLabel('Stage').selectOption('Recording');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Low Water', level: 1 })).toBeVisible();
  const parts = page.getByRole('navigation', { name: 'Low Water' });
  await parts.getByRole('link', { name: 'Members' }).click();
  await page.getByLabel('Email or username').fill(username);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('list', { name: 'Invited' }).getByText('Ines Weir')).toBeVisible();
  await expectAccessible(page);

  await guest.goto('/projects');
  await guest.getByRole('button', { name: 'Accept' }).click();
  await guest.getByRole('link', { name: 'Low Water' }).click();
  const guestParts = guest.getByRole('navigation', { name: 'Low Water' });
  await guestParts.getByRole('link', { name: 'Notes' }).click();
  await expect(guest).toHaveURL(/\/projects\/\d+\/notes$/);
  await parts.getByRole('link', { name: 'Notes' }).click();
  await page.getByLabel('New note').fill('Brushes on the second song');
  await page.getByRole('button', { name: 'Add note' }).click();
  // Without asking: what one writes is seen by the other.
  await expect(guest.getByText('Brushes on the second song')).toBeVisible();

  await guestParts.getByRole('link', { name: 'Costs' }).click();
  await guest.getByRole('button', { name: 'Add expense' }).click();
  await guest.getByLabel('What was it for?').fill('Strings');
  await guest.getByLabel('Amount').fill('100.01');
  const dialog = guest.getByRole('dialog', { name: 'Add expense' });
  await expect(dialog.getByText('$50.01')).toBeVisible();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(guest.getByText('Tove Marsh $50.01 · Ines Weir $50.00')).toBeVisible();
  await expectAccessible(guest);

  await parts.getByRole('link', { name: 'Costs' }).click();
  await page.getByRole('button', { name: /^Mark as paid: Tove Marsh pays Ines Weir/ }).click();
  await expect(guest.getByText('Tove Marsh paid Ines Weir $50.01')).toBeVisible();
  await expect(guest.getByText('Everyone is settled.')).toBeVisible();
});
