import { atStudio, bookingCard, fieldOf, reserve, reserveButton } from './booking-card.ts';
import { comingTuesday } from './days.ts';
import { expect, test } from './fixtures.ts';
import { signUp } from './accounts.ts';

test('of two people who reserve the same hour, one gets it and the other hears so', async ({
  newVisitor,
}) => {
  const people = await Promise.all([newVisitor(), newVisitor()]);
  const date = comingTuesday();
  const cards = await Promise.all(
    people.map(async (page) => {
      await signUp(page.request);
      // Without live updates, or the slower one may hear of it before pressing the button.
      await page.routeWebSocket(/\/graphql$/, (line) => line.close());
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(`/search?location=Berlin&date=${date}&start=15:00&hours=1`);
      await page.getByRole('article').first().getByRole('link').click();
      const card = bookingCard(page);
      await expect(fieldOf(card, 'Start 3:00 PM')).toBeVisible();
      return card;
    }),
  );
  await Promise.all(cards.map((card) => reserve(card)));
  const outcomes = await Promise.all(
    people.map(async (page) => {
      const title = page.getByText(/^Booking (submitted|failed)$/);
      return (await title.first().innerText()).trim();
    }),
  );
  expect(outcomes.toSorted()).toEqual(['Booking failed', 'Booking submitted']);

  const loser = cards[outcomes.indexOf('Booking failed')]!;
  await expect(loser.getByRole('alert')).toContainText(/taken/);
  // What is free was looked up again, and nothing else was chosen in place of the hour.
  await expect(loser.getByRole('status').filter({ hasText: '3:00 PM is taken.' })).toBeVisible();
  await expect(fieldOf(loser, 'Start Add a time')).toBeVisible();
});

test('pressing twice books once', async ({ page, signUp: join }) => {
  await join();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/search?location=Paris&date=${comingTuesday()}&start=15:00&hours=1`);
  await page.getByRole('article').first().getByRole('link').click();
  const card = bookingCard(page);
  await expect(fieldOf(card, 'Start 3:00 PM')).toBeVisible();
  await atStudio(card).check();
  await reserveButton(card).dblclick();
  await expect(page).toHaveURL(/\/account\/bookings\/\d+$/);
  await page.getByRole('link', { name: 'My bookings', exact: true }).click();
  await expect(page).toHaveURL(/\/account\/bookings$/);
  await expect(page.getByRole('button', { name: 'Cancel booking' })).toHaveCount(1);
});
