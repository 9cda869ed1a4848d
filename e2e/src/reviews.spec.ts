import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { expect, test } from './fixtures.ts';

const desktop = { width: 1440, height: 900 };
const phone = { width: 360, height: 780 };

const REVIEWABLE =
  '{ receivedBookings(period: PAST, first: 50) { nodes { id viewerCanReviewGuest } } }';

async function logIn(page: Page, identifier: string): Promise<void> {
  await page.request.post('/api/auth/login', { data: { identifier, password: 'roomtone demo' } });
}

/** The last session in a studio of the demo owner whose guest is still to be reviewed. */
async function reviewableBooking(page: Page): Promise<string> {
  const response = await page.request.post('/graphql', { data: { query: REVIEWABLE } });
  const { data } = (await response.json()) as {
    data: { receivedBookings: { nodes: { id: string; viewerCanReviewGuest: boolean }[] } };
  };
  return data.receivedBookings.nodes.find(({ viewerCanReviewGuest }) => viewerCanReviewGuest)!.id;
}

test('a host on a phone reviews a guest, and replies to a review of the studio', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await logIn(page, 'owner@roomtone.example');
  await page.goto(`/account/bookings-received/${await reviewableBooking(page)}`);
  const form = page.locator('form').filter({ hasText: 'Submit review' });
  await form.getByRole('radio', { name: '5 stars' }).press('Space');
  await form
    .getByLabel('Review', { exact: true })
    .fill('Left the room as it was, tuned and early.');
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Submit review' }).click();
  await expect(page.getByText('Left the room as it was, tuned and early.')).toBeVisible();
  await expectAccessible(page);

  await page.setViewportSize(desktop);
  const { data } = (await (
    await page.request.post('/graphql', {
      data: { query: '{ me { studios(first: 1) { nodes { id name } } } }' },
    })
  ).json()) as { data: { me: { studios: { nodes: { id: string; name: string }[] } } } };
  const studio = data.me.studios.nodes[0]!;
  await page.goto(`/studios/${studio.id}`);
  await page.getByRole('button', { name: 'Reply', exact: true }).first().click();
  await page.getByLabel('Your reply').fill('Thank you. The kettle is on.');
  await page.getByRole('button', { name: 'Publish reply' }).click();
  await expect(page.getByText(`Reply from ${studio.name}`)).toBeVisible();
  await expectAccessible(page);
});

test('a guest reviews a session with a photo, and sees until when nobody else does', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await logIn(page, 'musician@roomtone.example');
  const response = await page.request.post('/graphql', {
    data: {
      query:
        '{ myBookings(period: PAST, first: 50) { nodes { status isReviewed studio { id } } } }',
    },
  });
  const { data: bookings } = (await response.json()) as {
    data: {
      myBookings: { nodes: { status: string; isReviewed: boolean; studio: { id: string } }[] };
    };
  };
  const booking = bookings.myBookings.nodes.find(
    ({ status, isReviewed }) => status === 'COMPLETED' && !isReviewed,
  )!;
  await page.goto(`/studios/${booking.studio.id}#review`);
  await page.getByLabel('Title').fill('Room to breathe');
  await page.getByLabel('Review', { exact: true }).fill('Nothing was in the way of the song.');
  await page
    .getByRole('radiogroup', { name: 'Rating', exact: true })
    .getByRole('radio', { name: '5 stars' })
    .press('Space');
  await page.locator('input[type=file]').setInputFiles('web/public/icon-512.png');
  await expect(page.getByRole('button', { name: 'Remove photo 1' })).toBeVisible();
  await page.getByRole('button', { name: 'Submit review' }).click();
  await expect(page.getByText(/Only you can see this until/)).toBeVisible();
  await page.getByRole('link', { name: 'Open photo 1 of 1' }).click();
  await expect(page.getByRole('dialog', { name: /Photos by/ })).toBeVisible();
  await expectAccessible(page);
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
});
