import { expectAccessible } from './accessibility.ts';
import { expect, test } from './fixtures.ts';
import { tabTo } from './keyboard.ts';

const screens = [
  { name: 'a desktop', width: 1440, height: 900 },
  { name: 'a phone', width: 360, height: 780 },
];

for (const { name: device, ...viewport } of screens) {
  test.describe(`on ${device}`, () => {
    test.use({ viewport });

    test('a search is saved, renamed, opened, removed and brought back', async ({
      page,
      signUp,
    }) => {
      await signUp({ name: 'Nora Quist' });
      await page.goto('/search?type=drums&people=4');
      await page.getByRole('button', { name: 'Save this search' }).click();
      await page.getByRole('link', { name: 'Search saved' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Saved searches' })).toBeVisible();
      await expect(page.getByRole('article')).toHaveCount(1);
      await expectAccessible(page);

      await tabTo(page, page.getByRole('button', { name: /^Rename / }));
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog', { name: 'Rename search' });
      await dialog.getByLabel('Name').fill('For the band');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { name: 'For the band' })).toBeVisible();
      await page.getByRole('switch').click();
      // It is stored although the page is left at once, which may be before the next one is asked for.
      await expect(async () => {
        await page.reload();
        await expect(page.getByText('Drums · 4 people or more')).toBeVisible();
        await expect(page.getByRole('switch')).not.toBeChecked({ timeout: 5000 });
      }).toPass();

      await page.getByRole('link', { name: 'Open For the band' }).click();
      await expect(page.getByRole('button', { name: 'Remove filter: Drums' })).toBeVisible();
      await page.goBack();
      await page.getByRole('button', { name: 'Remove For the band' }).click();
      await expect(page.getByText('No saved searches yet')).toBeVisible();
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(page.getByRole('heading', { name: 'For the band' })).toBeVisible();
      await expect(page.getByRole('switch')).not.toBeChecked();
    });
  });
}
