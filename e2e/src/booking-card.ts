import type { Locator, Page } from '@playwright/test';

/** The card in which a studio is booked, on its page or in a sheet. */
export function bookingCard(page: Page): Locator {
  return page.getByRole('region', { name: 'Book this studio' });
}

/** What is chosen in a card: a field by what it is called and what it shows, such as `Start 3:00 PM`. */
export function fieldOf(card: Locator, name: string): Locator {
  return card.getByRole('button', { name, exact: true });
}

/** The button that books. */
export function reserveButton(card: Locator): Locator {
  return card.getByRole('button', { name: /^Reserve/ });
}
