import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { bookingCard, fieldOf, reserveButton } from './booking-card.ts';
import { expect, test } from './fixtures.ts';
import { emailTo } from './mailbox.ts';

const screens = [
  { name: 'a desktop', width: 1440, height: 900, day: 2 },
  { name: 'a phone', width: 360, height: 780, day: 4 },
];

const owner = { identifier: 'owner@roomtone.example', password: 'roomtone demo' };

interface Theirs {
  user: {
    studios: {
      nodes: {
        id: string;
        bookingMode: string;
        nextFreeDays: { date: string; startTime: string }[];
      }[];
    };
  };
}

async function ask<Data>(page: Page, query: string, variables = {}): Promise<Data> {
  const result = await page.request.post('/graphql', { data: { query, variables } });
  return ((await result.json()) as { data: Data }).data;
}

/** The address of an hour in a studio of whoever is logged in that is booked on request, with more that is free after it. */
async function freeOnRequest(page: Page, day: number): Promise<string> {
  const { me } = await ask<{ me: { id: string } }>(page, '{ me { id } }');
  const { user } = await ask<Theirs>(
    page,
    `query ($id: ID!) {
      user(id: $id) {
        studios { nodes { id bookingMode nextFreeDays(first: 7, hours: 3) { date startTime } } }
      }
    }`,
    me,
  );
  const studio = user.studios.nodes.find(({ bookingMode }) => bookingMode === 'HOURLY')!;
  const { date, startTime } = studio.nextFreeDays[day]!;
  return `/studios/${studio.id}?date=${date}&time=${startTime}&hours=1`;
}

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
      expect((await host.request.post('/api/auth/login', { data: owner })).ok()).toBe(true);
      const address = await freeOnRequest(host, day);
      await host.goto('/account/bookings-received');
      await expect(host.getByRole('heading', { level: 1, name: 'Booking requests' })).toBeVisible();
      // Others ask for studios of the same host, and the list begins with those that expire first.
      const more = host.getByRole('button', { name: 'Show more' });
      await expect(host.getByRole('article').first()).toBeVisible();
      while (await more.isVisible()) {
        const count = await host.getByRole('article').count();
        await more.click();
        await expect(host.getByRole('article').nth(count)).toBeVisible();
      }

      await signUp({ name: 'Ines Okafor' });
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(address);
      await expect(fieldOf(bookingCard(page), 'Length 1 hour')).toBeVisible();
      await reserveButton(bookingCard(page)).click();
      const pending = page.getByRole('heading', { level: 1, name: 'Your request was sent' });
      await expect(pending).toBeVisible();
      const path = new URL(page.url()).pathname.replace('bookings', 'bookings-received');

      // The list of the host shows it by itself, and the email leads to its page.
      const item = host.getByRole('article').filter({ has: host.locator(`a[href="${path}"]`) });
      await expect(item.first()).toBeVisible();
      await expectAccessible(host);
      expect(await emailTo(owner.identifier, 'owner-booking-requested')).toContain(
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
    });
  });
}
