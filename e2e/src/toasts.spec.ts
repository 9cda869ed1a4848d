import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/** What of the page could be pressed where the toast is. */
async function coveredButtons(page: Page): Promise<string[]> {
  await expect(page.locator('[data-corner]').getByText('Select a date')).toBeVisible();
  return page.evaluate(() => {
    const toast = document.querySelector('[data-corner] > li')!;
    const place = toast.getBoundingClientRect();
    const isOver = (x: number, y: number) =>
      x > place.left && x < place.right && y > place.top && y < place.bottom;
    return [...document.querySelectorAll('button, [type="submit"]')]
      .filter((button) => !toast.contains(button) && !button.closest('[aria-hidden="true"]'))
      .filter((button) => {
        const { left, right, top, bottom } = button.getBoundingClientRect();
        return [left + 1, right - 1].some((x) => [top + 1, bottom - 1].some((y) => isOver(x, y)));
      })
      .map((button) => button.textContent);
  });
}

test.describe('a toast covers no button', () => {
  test('of the booking card, wherever that stands', async ({ page }) => {
    await page.setViewportSize({ width: 1366, height: 480 });
    await page.goto('/studios/2');
    const reserve = page.getByRole('button', { name: /^Reserve/ });
    // In the corner where toasts are looked for first.
    await reserve.evaluate((button) => button.scrollIntoView({ block: 'end' }));
    await reserve.click({ force: true });
    expect(await coveredButtons(page)).toEqual([]);
  });

  test('of the sheet on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/studios/2#book');
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('button', { name: /^Reserve/ }).click({ force: true });
    expect(await coveredButtons(page)).toEqual([]);
  });
});
