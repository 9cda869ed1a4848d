import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { comingTuesday } from './days.ts';
import { expect, test } from './fixtures.ts';
import { tabTo } from './keyboard.ts';
import { countEmailsTo, emailTo } from './mailbox.ts';

const NOTIFICATIONS = '/account/settings?section=notifications';

/** Asks for the first free hours of a studio, which its owner has to confirm. @returns its id */
async function request(page: Page): Promise<number> {
  const result = await page.request.post('/api/bookings', {
    data: { studioId: 12, date: comingTuesday(), hours: 1 },
  });
  expect(result.status(), await result.text()).toBe(201);
  const booking = (await result.json()) as { id: number; status: string };
  expect(booking.status).toBe('pending');
  return booking.id;
}

async function cancel(page: Page, id: number): Promise<void> {
  const result = await page.request.post('/graphql', {
    data: {
      query: 'mutation ($id: ID!) { cancelBooking(input: { id: $id }) { booking { status } } }',
      variables: { id: String(id) },
    },
  });
  expect(await result.text()).toContain('CANCELLED');
}

/** The address of the page that an email leads to for unsubscribing. */
function pageIn(mail: string): string {
  return /^Unsubscribe: (http\S+\/unsubscribe\?token=\S+)/m.exec(mail)?.[1] ?? '';
}

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 360, height: 780 },
]) {
  test.describe(`at ${viewport.width}`, () => {
    test.use({ viewport });

    test('a kind of emails ends by the link in one, logged out, and by keyboard', async ({
      page,
      signUp,
      newVisitor,
    }) => {
      const { email } = await signUp();
      await cancel(page, await request(page));
      const mail = await emailTo(email, 'booking-requested');
      expect(mail).toMatch(/^List-Unsubscribe:\s+<http\S+\/api\/mail\/unsubscribe\?token=\S+>/m);
      expect(mail).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
      await emailTo(email, 'booking-cancelled');

      const reader = await newVisitor();
      await reader.setViewportSize(viewport);
      await reader.goto(pageIn(mail));
      await expect(
        reader.getByText('Stop sending these emails to e•••@example.com:'),
      ).toBeVisible();
      await expect(reader.getByText('Request sent')).toBeVisible();
      await expectAccessible(reader);
      await tabTo(reader, reader.getByRole('button', { name: 'Unsubscribe' }));
      await reader.keyboard.press('Enter');
      await expect(reader.getByText('e•••@example.com will no longer get')).toBeVisible();
      await expectAccessible(reader);
      await reader.getByRole('button', { name: 'Stay subscribed' }).click();
      await expect(reader.getByText('You’re still subscribed.')).toBeVisible();
      await reader.getByRole('button', { name: 'Unsubscribe' }).click();
      await expect(reader.getByRole('button', { name: 'Stay subscribed' })).toBeVisible();

      await page.goto(NOTIFICATIONS);
      const requests = page.getByRole('switch', { name: 'Request sent Email' });
      await expect(requests).not.toBeChecked();
      await expect(page.getByRole('switch', { name: 'Booking canceled Email' })).toBeChecked();
      await cancel(page, await request(page));
      await expect.poll(() => countEmailsTo(email, 'booking-cancelled')).toBe(2);
      expect(countEmailsTo(email, 'booking-requested')).toBe(1);

      // And on again in the settings, which the link follows.
      await tabTo(page, requests);
      const stored = page.waitForResponse((result) =>
        (result.request().postData() ?? '').includes('SetNotificationPreference'),
      );
      await page.keyboard.press('Space');
      await expect(requests).toBeChecked();
      await stored;
      await page.reload();
      await expect(requests).toBeChecked();
      await reader.reload();
      await expect(reader.getByRole('button', { name: 'Unsubscribe' })).toBeVisible();
    });
  });
}

test('a mail program unsubscribes by itself, and the page says so', async ({
  page,
  signUp,
  newVisitor,
}) => {
  const { email } = await signUp();
  await cancel(page, await request(page));
  const mail = await emailTo(email, 'booking-cancelled');
  const address = /^List-Unsubscribe:\s+<(\S+)>/m.exec(mail)?.[1] ?? '';
  const result = await fetch(address, {
    method: 'POST',
    body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
  });
  expect(result.status).toBe(200);
  const reader = await newVisitor();
  await reader.goto(address);
  await expect(reader).toHaveURL(/\/unsubscribe\?token=/);
  await expect(
    reader.getByText(/will no longer get these emails: Booking canceled\./),
  ).toBeVisible();
  await page.goto(NOTIFICATIONS);
  await expect(page.getByRole('switch', { name: 'Booking canceled Email' })).not.toBeChecked();
});

test('a link that was changed says that it does not work', async ({ newVisitor }) => {
  const reader = await newVisitor();
  await reader.goto('/unsubscribe?token=1.booking-confirmed.email.made-up');
  await expect(reader.getByText(/^This link is invalid/)).toBeVisible();
  await expectAccessible(reader);
  await reader.getByRole('link', { name: 'All notification settings' }).click();
  await expect(reader).toHaveURL(/\/login\?to=/);
});
