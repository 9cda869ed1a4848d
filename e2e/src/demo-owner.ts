import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

/** Who runs studios of the demo. */
export const demoOwner = { identifier: 'owner@roomtone.example', password: 'roomtone demo' };

interface OwnStudio {
  id: string;
  name: string;
  bookingMode: string;
  nextFreeDays: { date: string; startTime: string }[];
}

/** Logs the demo owner in, at another process when its address is given. */
export async function logInOwner(page: Page, url = ''): Promise<void> {
  const result = await page.request.post(`${url}/api/auth/login`, { data: demoOwner });
  expect(result.ok()).toBe(true);
}

/** Studios of whoever is logged in that are booked on request, by name, with days on which they are free. */
export async function ownStudios(page: Page, url = ''): Promise<OwnStudio[]> {
  const query = `{ myStudios { studio {
    id name bookingMode nextFreeDays(first: 7, hours: 3) { date startTime }
  } } }`;
  const result = await page.request.post(`${url}/graphql`, { data: { query } });
  const { data } = (await result.json()) as { data: { myStudios: { studio: OwnStudio }[] } };
  const studios = data.myStudios.map(({ studio }) => studio);
  return studios.filter(({ bookingMode }) => bookingMode === 'HOURLY');
}

/** The path of an hour in a studio that is booked on request, on a day with more that is free after it. */
export function pathToBook(studio: OwnStudio, day: number): string {
  const { date, startTime } = studio.nextFreeDays[day]!;
  return `/studios/${studio.id}?date=${date}&time=${startTime}&hours=1`;
}

/**
 * Opens the list of requests with all of them: other tests ask for studios of the same owner, and the
 * list begins with those that expire first.
 */
export async function openAllRequests(host: Page, url = ''): Promise<void> {
  await host.goto(`${url}/account/bookings-received`);
  await expect(host.getByRole('heading', { level: 1, name: 'Booking requests' })).toBeVisible();
  const requests = host.getByRole('article');
  const more = host.getByRole('button', { name: 'Show more' });
  await expect(requests.first()).toBeVisible();
  while (await more.isVisible()) {
    const count = await requests.count();
    await more.click();
    await expect(requests.nth(count)).toBeVisible();
  }
}
