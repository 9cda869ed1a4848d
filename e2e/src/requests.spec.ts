import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { bookingCard, fieldOf, reserveButton } from './booking-card.ts';
import { comingTuesday } from './days.ts';
import { expect, test } from './fixtures.ts';
import { emailTo } from './mailbox.ts';

const screens = [
  { name: 'a desktop', width: 1440, height: 900, start: '11:00' },
  { name: 'a phone', width: 360, height: 780, start: '14:00' },
];

const owner = { identifier: 'owner@roomtone.example', password: 'roomtone demo' };

/** A studio of the owner that is booked on request. */
async function studioOnRequest(page: Page): Promise<string> {
  const query = '{ me { id } }';
  const me = await page.request.post('/graphql', { data: { query } });
  const { data } = (await me.json()) as { data: { me: { id: string } } };
  const found = await page.request.post('/graphql', {
    data: {
      query: `query ($id: ID!) { user(id: $id) { studios { nodes { id bookingMode } } } }`,
      variables: { id: data.me.id },
    },
  });
  const { data: theirs } = (await found.json()) as {
    data: { user: { studios: { nodes: { id: string; bookingMode: string }[] } } };
  };
  return theirs.user.studios.nodes.find(({ bookingMode }) => bookingMode === 'HOURLY')!.id;
}

for (const { name: device, start, ...viewport } of screens) {
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
      const studio = await studioOnRequest(host);
      await host.goto('/account/bookings-received');
      await expect(host.getByRole('heading', { level: 1, name: 'Booking requests' })).toBeVisible();

      await signUp({ name: 'Ines Okafor' });
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(`/studios/${studio}?date=${comingTuesday()}&time=${start}&hours=1`);
      await expect(fieldOf(bookingCard(page), 'Length 1 hour')).toBeVisible();
      await reserveButton(bookingCard(page)).click();
      const pending = page.getByRole('heading', { level: 1, name: 'Your request was sent' });
      await expect(pending).toBeVisible();
      const path = new URL(page.url()).pathname;

      // The list of the host shows it by itself, and the email leads to its page.
      const item = host.getByRole('article').filter({ has: host.locator(`a[href="${path}"]`) });
      await expect(item.first()).toBeVisible();
      await expectAccessible(host);
      expect(await emailTo(owner.identifier, 'owner-booking-requested')).toContain(
        '/account/bookings/',
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
    });
  });
}
