import { expectAccessible } from './accessibility.ts';
import { expect, test } from './fixtures.ts';
import { emailTo, linkIn } from './mailbox.ts';

const owner = { identifier: 'owner@roomtone.example', password: 'roomtone demo' };

for (const { device, width, height } of [
  { device: 'a desktop', width: 1440, height: 900 },
  { device: 'a phone', width: 360, height: 780 },
]) {
  test.describe(`on ${device}`, () => {
    test.use({ viewport: { width, height } });

    test('an owner invites somebody, who joins, sees the dashboard and is removed', async ({
      page,
      newVisitor,
      signUp,
    }) => {
      const { email } = await signUp({ name: 'Ines Weir' });
      await page.goto(linkIn(await emailTo(email, 'email-verification'), '/verify-email'));
      await expect(page.getByText('Your email address is confirmed.')).toBeVisible();

      const host = await newVisitor();
      await host.setViewportSize({ width, height });
      expect((await host.request.post('/api/auth/login', { data: owner })).ok()).toBe(true);
      await host.goto('/owner-dashboard/team');
      const team = host.getByRole('region', { name: 'Tallow Yard' });
      await team.getByRole('button', { name: 'Invite somebody' }).click();
      await team.getByLabel('Email').fill(email);
      await host.keyboard.press('Enter');
      await expect(team.getByRole('listitem').filter({ hasText: email })).toBeVisible();
      await expectAccessible(host);

      await page.goto(linkIn(await emailTo(email, 'team-invitation'), '/account/teams'));
      await expect(
        page.getByText(/invites you to the team of Tallow Yard as Manager/),
      ).toBeVisible();
      await page.getByRole('button', { name: 'Accept' }).click();
      await expect(page.getByText('Ines Weir (you)')).toBeVisible();
      await page.goto('/owner-dashboard/my-studios');
      await expect(page.getByRole('heading', { name: 'Tallow Yard' })).toBeVisible();

      await host.reload();
      await team.getByRole('button', { name: 'Remove Ines Weir' }).click();
      await host.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
      // While the dialog is open nothing below it can be found: no name there says nothing yet.
      await expect(team).toBeVisible();
      await expect(team.getByText('Ines Weir')).toHaveCount(0);
      await page.goto('/owner-dashboard/my-studios');
      await expect(page.getByText('List your first studio')).toBeVisible();
    });
  });
}
