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

test.describe('a toast takes no press', () => {
  test.use({ viewport: { width: 1366, height: 600 } });

  test('of what a pointer is at', async ({ page, signUp }) => {
    await signUp();
    await page.goto('/studios');
    const heart = page.getByRole('article').first().getByRole('button', { name: /^Save/ });
    const toast = page.locator('[data-corner] > li');
    await heart.press('Enter');
    const place = (await page.locator('[data-corner]').boundingBox())!;
    await toast.getByRole('button', { name: 'Close' }).press('Enter');
    await expect(toast).toBeHidden();
    await page.evaluate(({ x, y, width, height }) => {
      const link = document.createElement('a');
      link.href = '/studios/2';
      link.textContent = 'Where the toast was';
      link.style.cssText = `position:fixed;z-index:1;left:${x + width / 2}px;top:${y + height / 2}px`;
      document.querySelector('main')!.append(link);
    }, place);
    const link = page.getByRole('link', { name: 'Where the toast was' });
    await link.hover();
    await heart.press('Enter');
    await expect(toast).toBeVisible();
    await page.mouse.down();
    await page.mouse.up();
    await page.waitForURL('/studios/2');
  });

  test('by moving while somebody scrolls', async ({ page }) => {
    await page.goto('/studios/2');
    await page.getByRole('button', { name: /^Reserve/ }).click({ force: true });
    const place = page.locator('[data-corner]');
    await expect(place.getByText('Select a date')).toBeVisible();
    const corners = await place.evaluate(async (it) => {
      const seen = new Set([it.dataset.corner]);
      const until = performance.now() + 2500;
      for (let y = 0; performance.now() < until; y = (y + 100) % 2000) {
        window.scrollTo(0, y);
        // Two frames: one that scrolls, and one in which it would move.
        for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
        seen.add(it.dataset.corner);
      }
      return [...seen];
    });
    expect(corners).toHaveLength(1);
  });
});
