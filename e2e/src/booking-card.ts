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

/** The choice to pay at the studio, which takes the booking without a payment page. */
export function atStudio(card: Locator): Locator {
  return card.getByRole('radio', { name: 'At the studio' });
}

/** Books what a card shows as chosen, to be paid at the studio. */
export async function reserve(card: Locator): Promise<void> {
  await atStudio(card).check();
  await reserveButton(card).click();
}
