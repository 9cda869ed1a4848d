import type { Locator, Page } from '@playwright/test';

/** Types a message and sends it with Enter. */
export async function write(page: Page, text: string): Promise<void> {
  const field = page.getByRole('textbox', { name: 'Message' });
  await field.fill(text);
  await field.press('Enter');
}

/** A message of the conversation that is open, by its text. */
export function said(page: Page, text: string): Locator {
  return page.getByRole('article').getByText(text, { exact: true });
}
