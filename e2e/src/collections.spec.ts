import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { expect, test } from './fixtures.ts';
import { tabTo } from './keyboard.ts';

const screens = [
  { name: 'a desktop', width: 1440, height: 900 },
  { name: 'a phone', width: 360, height: 780 },
];

/** Saves the first studios there are. @returns their names, as they are listed then. */
async function saveStudios(page: Page, count: number): Promise<string[]> {
  const result = await page.request.get('/api/studios', { params: { limit: count } });
  const studios = (await result.json()) as { id: number; name: string }[];
  for (const { id } of studios) {
    const origin = new URL(result.url()).origin;
    await page.request.post('/api/favorites', {
      data: { studioId: id },
      headers: { Origin: origin },
    });
  }
  return studios.map(({ name }) => name).toReversed();
}

for (const { name: device, ...viewport } of screens) {
  test.describe(`on ${device}`, () => {
    test.use({ viewport, allowed: [/404/] });

    test('a collection is made, filled, noted on, shared, and closed again', async ({
      page,
      signUp,
      newVisitor,
    }) => {
      await signUp({ name: 'Nora Quist' });
      const [first, second] = await saveStudios(page, 2);
      await page.goto('/saved');
      await expect(page.getByRole('article')).toHaveCount(2);

      await page.getByRole('button', { name: `Add to collection: ${first}` }).click();
      await page.getByRole('menuitem', { name: 'New collection' }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toBeVisible();
      await expectAccessible(page);
      await dialog.getByLabel('Name').fill('Drum rooms');
      await dialog.getByRole('button', { name: 'Create' }).click();
      await expect(page.getByText(`${first} added to “Drum rooms”`).first()).toBeVisible();

      await page.getByRole('button', { name: `Add a note: ${first}` }).click();
      await page.getByLabel(`Your note on ${first}`).fill('Ask for the small kit');
      await expect(page.getByText('Saved. Only you can see it unless you share it.')).toBeVisible();
      await page.getByRole('button', { name: 'Done' }).click();
      await expectAccessible(page);

      // The collections stand at the top, where a reader goes first; the header slides meanwhile.
      await page.evaluate(() => window.scrollTo(0, 0));
      await page.getByRole('link', { name: /^Drum rooms/ }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Drum rooms' })).toBeVisible();
      await expect(page.getByRole('article')).toHaveCount(1);
      await page.reload();
      await expect(page.getByText('Ask for the small kit')).toBeVisible();

      await page.getByRole('button', { name: 'Share', exact: true }).click();
      await dialog.getByLabel('Include my notes').check();
      await dialog.getByRole('button', { name: 'Create link' }).click();
      const link = await dialog.getByLabel('Link', { exact: true }).inputValue();
      expect(link).toMatch(/\/saved\/shared\/[\w-]{32}$/);
      await expectAccessible(page);

      const visitor = await newVisitor();
      const result = await visitor.goto(link);
      expect(result?.status()).toBe(200);
      const html = (await result?.text()) ?? '';
      expect(html).toContain('Drum rooms');
      expect(html).toContain('name="robots" content="noindex"');
      expect(html).not.toContain('Quist');
      await expect(visitor.getByText('A collection by Nora')).toBeVisible();
      await expect(visitor.getByText('Ask for the small kit')).toBeVisible();
      await expect(
        visitor.getByRole('article').getByRole('heading', { name: first! }),
      ).toBeVisible();
      await expect(visitor.getByRole('link', { name: `Book ${first}` })).toBeVisible();
      await expectAccessible(visitor);
      await visitor.getByRole('button', { name: 'Save all' }).click();
      await expect(visitor.getByText('Login Required').first()).toBeVisible();

      await dialog.getByRole('button', { name: 'Turn off link' }).click();
      await expect(dialog.getByRole('button', { name: 'Create link' })).toBeVisible();
      // Nothing keeps showing it, although rendered pages are kept for half a minute.
      const after = await visitor.goto(link);
      expect(after?.status()).toBe(404);
      await expect(visitor.getByText('This link no longer works')).toBeVisible();
      await expectAccessible(visitor);
      expect(second).toBeTruthy();
    });

    test('studios are ticked and compared side by side', async ({ page, signUp }) => {
      await signUp();
      const [first, second] = await saveStudios(page, 2);
      await page.goto('/saved');
      await page.getByRole('checkbox', { name: `Compare ${second}` }).check();
      await expect(page.getByText('Choose one more')).toBeVisible();
      const tick = page.getByRole('checkbox', { name: `Compare ${first}` });
      await tabTo(page, tick);
      await page.keyboard.press('Space');
      await expect(page.getByText('2 of 4')).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('link', { name: 'Compare', exact: true }).click();

      await expect(page.getByRole('heading', { level: 1, name: 'Compare studios' })).toBeVisible();
      const table = page.getByRole('table', { name: 'Studios side by side' });
      await expect(table.getByRole('columnheader').nth(1)).toContainText(second!);
      await expect(table.getByRole('columnheader').nth(2)).toContainText(first!);
      await expect(table.getByRole('rowheader', { name: 'Size' })).toBeVisible();
      await expectAccessible(page);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      );
      expect(overflow).toBeLessThanOrEqual(0);

      await table.getByRole('button', { name: `Remove ${second} from the comparison` }).click();
      await expect(page.getByText('Add a second studio to compare.')).toBeVisible();
      await page.getByRole('link', { name: 'Add a saved studio' }).click();
      await expect(page.getByRole('checkbox', { name: `Compare ${first}` })).toBeChecked();
    });

    test('a comparison is open to everybody who has its address', async ({ page }) => {
      await page.goto('/saved/compare?ids=3,1,x,999999,2,4,5');
      const table = page.getByRole('table', { name: 'Studios side by side' });
      await expect(table.getByRole('columnheader')).toHaveCount(4);
      await expect(page.getByText(/You can compare up to 4 studios/)).toBeVisible();
      await expect(page.getByText(/Some studios in this link were not found/)).toBeVisible();
      await page.goto('/saved/compare');
      await expect(page.getByText('Nothing to compare yet')).toBeVisible();
      await expectAccessible(page);
    });
  });
}
