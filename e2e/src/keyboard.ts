import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

/** Further than any page of the product is long. */
const LONGEST_WAY = 150;

/** Presses Tab until `target` has the focus, as somebody does who has nothing to point with. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < LONGEST_WAY; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${String(target)}.`);
}

/** Types a date into the focused date field, digits in the order of the page's locale. */
export async function typeDate(page: Page, digits: string): Promise<void> {
  await page.keyboard.type(digits);
  // The field is left, as by somebody who goes on.
  await page.keyboard.press('Tab');
}
