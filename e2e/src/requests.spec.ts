import { expectAccessible } from './accessibility.ts';
import { bookingCard, fieldOf, reserve } from './booking-card.ts';
import { demoOwner, logInOwner, openAllRequests, ownStudios, pathToBook } from './demo-owner.ts';
import { expect, test } from './fixtures.ts';
import { emailTo } from './mailbox.ts';

const screens = [
  { name: 'a desktop', width: 1440, height: 900, day: 2 },
  { name: 'a phone', width: 360, height: 780, day: 4 },
];

for (const { name: device, day, ...viewport } of screens) {
  test.describe(`on ${device}`, () => {
    test.use({ viewport });

    test('a request goes from guest to host and back, and both see it at once', async ({
      page,
      newVisitor,
      signUp,
    }) => {
      const host = await newVisitor();
      await host.setViewportSize(viewport);
      await logInOwner(host);
      const [studio] = await ownStudios(host);
      const address = pathToBook(studio!, day);
      await openAllRequests(host);

      await signUp({ name: 'Ines Okafor' });
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(address);
      await expect(fieldOf(bookingCard(page), 'Length 1 hour')).toBeVisible();
      await reserve(bookingCard(page));
      const pending = page.getByRole('heading', { level: 1, name: 'Your request was sent' });
      await expect(pending).toBeVisible();
      const path = new URL(page.url()).pathname.replace('bookings', 'bookings-received');

      // The list of the host shows it by itself, and the email leads to its page.
      const item = host.getByRole('article').filter({ has: host.locator(`a[href="${path}"]`) });
      await expect(item.first()).toBeVisible();
      await expectAccessible(host);
      expect(await emailTo(demoOwner.identifier, 'owner-booking-requested')).toContain(
        '/account/bookings-received/',
      );
      await host.goto(path);
      await expect(
        host.getByRole('heading', { level: 1, name: /would like to book$/ }),
      ).toBeVisible();
      await expectAccessible(host);
      await host.getByRole('button', { name: 'Accept' }).click();
      await expect(host.getByRole('heading', { level: 1, name: /^Booked by/ })).toBeVisible();

      await expect(
        page.getByRole('heading', { level: 1, name: 'Your booking is confirmed' }),
      ).toBeVisible();

      // An hour more is proposed by the guest, and both see it once the host accepts.
      await page.getByRole('button', { name: 'Change the booking' }).click();
      const dialog = page.getByRole('dialog', { name: 'Propose a change' });
      await dialog.getByLabel('Length').selectOption('2');
      await expect(dialog.getByText(/more than now$/)).toBeVisible();
      await expectAccessible(page);
      await dialog.getByRole('button', { name: 'Send proposal' }).click();
      await expect(page.getByRole('heading', { name: 'You proposed a change' })).toBeVisible();
      await expect(host.getByRole('heading', { name: /proposes a change$/ })).toBeVisible();
      await expectAccessible(host);
      await host.getByRole('button', { name: 'Accept change' }).click();
      for (const side of [host, page]) {
        await expect(side.getByText('Changed, as agreed')).toBeVisible();
      }

      // It stands in both calendars: that of the dashboard, and the one that the guest keeps.
      const date = new URLSearchParams(address.split('?')[1]).get('date')!;
      await host.goto(`/owner-dashboard/calendar?view=list&date=${date}`);
      const entry = host.getByRole('main').getByRole('listitem').filter({ hasText: 'Ines Okafor' });
      await expect(entry.first()).toBeVisible();
      const link = page.getByRole('link', { name: 'Add to calendar' });
      const kept = await page.request.get((await link.getAttribute('href'))!);
      expect(await kept.text()).toMatch(
        new RegExp(`DTSTART[^:]*:${date.replaceAll('-', '')}T[^]*SUMMARY:[^]*${studio!.name}`),
      );
    });
  });
}
