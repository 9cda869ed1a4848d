import { expectAccessible } from './accessibility.ts';
import { expect, test } from './fixtures.ts';

for (const [device, viewport] of [
  ['a desktop', { width: 1440, height: 900 }],
  ['a phone', { width: 360, height: 780 }],
] as const) {
  test.describe(`on ${device}`, () => {
    test.use({ viewport });

    test('the pictures of a studio open on the whole screen, and Back leads to its page', async ({
      page,
    }) => {
      await page.goto('/studios/1?hours=4');
      await page.getByRole('link', { name: 'See all 5 photos' }).click();
      const gallery = page.getByRole('dialog', { name: /Small Hours Mixing/ });
      await expect(gallery.getByRole('status')).toHaveText('1 of 5');
      await expectAccessible(page);
      await page.keyboard.press('ArrowRight');
      await expect(gallery.getByRole('status')).toHaveText('2 of 5');
      await expect(gallery.getByRole('img')).toBeInViewport();
      await page.keyboard.press('End');
      await expect(gallery.getByRole('status')).toHaveText('5 of 5');
      // As a finger does.
      await gallery.getByRole('list').evaluate((strip) => strip.scrollBy(-strip.clientWidth, 0));
      await expect(gallery.getByRole('status')).toHaveText('4 of 5');

      await page.goBack();
      await expect(gallery).toBeHidden();
      await expect(page).toHaveURL(/\/studios\/1\?hours=4$/);
      await page.goForward();
      await expect(gallery).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(gallery).toBeHidden();
      await expect(page).toHaveURL(/\/studios\/1\?hours=4$/);
    });
  });
}

test('a link can open the pictures, and closing them stays on the page', async ({ page }) => {
  await page.goto('/studios/1#pictures');
  const gallery = page.getByRole('dialog');
  await gallery.getByRole('button', { name: 'Close' }).click();
  await expect(gallery).toBeHidden();
  await expect(page).toHaveURL(/\/studios\/1$/);
});
