import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { expect, test } from './fixtures.ts';
import { tabTo } from './keyboard.ts';

const screens = [
  { name: 'a desktop', width: 1440, height: 900 },
  { name: 'a phone', width: 360, height: 780 },
];

/** The heart of the first studio of a list, and the studio's name. */
async function firstStudio(page: Page) {
  const card = page.getByRole('article').first();
  const name = await card.getByRole('heading').innerText();
  return { name, heart: card.getByRole('button', { name }) };
}

const copyOf = async (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('favorites') ?? 'null') as unknown);

for (const { name: device, ...viewport } of screens) {
  test.describe(`on ${device}`, () => {
    test.use({ viewport });

    test('a heart saves a studio, which stays saved and can be removed', async ({
      page,
      signUp,
    }) => {
      await signUp();
      await page.goto('/studios');
      const { name, heart } = await firstStudio(page);
      await expect(heart).toHaveAttribute('aria-pressed', 'false');
      await heart.click();
      await expect(page.getByText('Added to Saved').first()).toBeVisible();
      await expect(heart).toHaveAccessibleName(`Saved: ${name}`);
      await expect(heart).toHaveAttribute('aria-pressed', 'true');
      // Rounded: while the card rises, the browser reckons with parts of pixels.
      const { width, height } = (await heart.boundingBox())!;
      expect([width, height].map(Math.round)).toEqual([44, 44]);

      const result = await page.reload();
      expect(await result?.text()).toContain('aria-pressed="true"');
      await expect(heart).toHaveAttribute('aria-pressed', 'true');
      await page.getByRole('article').first().getByRole('link').click();
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      await expect(page.getByRole('button', { name: `Saved: ${name}` })).toHaveText('Saved');

      await page.getByRole('button', { name: /Account menu/ }).click();
      await page.getByRole('menuitem', { name: 'Saved Studios' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Saved studios' })).toBeVisible();
      await expect(page.getByRole('article')).toHaveCount(1);
      await expectAccessible(page);
      await page.getByRole('button', { name: `Saved: ${name}` }).click();
      await expect(page.getByText('No saved studios yet')).toBeVisible();
      await expect(page.getByText('Removed from Saved').first()).toBeVisible();
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(page.getByRole('article')).toHaveCount(1);
    });

    test('somebody with a keyboard alone does the same', async ({ page, signUp }) => {
      await signUp();
      await page.goto('/studios');
      const { name, heart } = await firstStudio(page);
      await tabTo(page, heart);
      await page.keyboard.press('Space');
      await expect(heart).toHaveAttribute('aria-pressed', 'true');
      await expect(page.getByText('Added to Saved').first()).toBeVisible();
      await expect(heart).toBeFocused();

      await page.goto('/saved');
      await tabTo(page, page.getByRole('button', { name: `Saved: ${name}` }));
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      // The toast stays while it has the focus, and otherwise for five seconds: nothing is looked at before.
      const undo = page.getByRole('button', { name: 'Undo' });
      await expect(undo).toBeVisible();
      await page.keyboard.press('F8');
      await expect(page.getByText('No saved studios yet')).toBeVisible();
      await tabTo(page, undo);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('article')).toHaveCount(1);
    });

    test('a visitor is asked to log in, and the heart is set once they have registered', async ({
      page,
    }) => {
      await page.goto('/studios');
      const { name, heart } = await firstStudio(page);
      await heart.click();
      await expect(page.getByText('Login Required').first()).toBeVisible();
      await expect(
        page.getByText('Please log in to save studios to your collection').first(),
      ).toBeVisible();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('tab', { name: 'Sign Up' }).click();
      const username = `heart${Date.now().toString(36)}${viewport.width}`;
      await dialog.getByLabel('Username').fill(username);
      await dialog.getByLabel('Email').fill(`${username}@example.com`);
      await dialog.getByLabel('Full name').fill('Nora Quist');
      await dialog.getByLabel('Password', { exact: true }).fill('correct horse');
      await dialog.getByLabel('Confirm password').fill('correct horse');
      await dialog.getByRole('button', { name: 'Create Account' }).click();
      await expect(dialog).toBeHidden();
      await expect(page.getByText('Added to Saved').first()).toBeVisible();
      await expect(heart).toHaveAccessibleName(`Saved: ${name}`);
      await page.goto('/saved');
      await expect(page.getByRole('article').getByRole('heading', { name })).toBeVisible();
    });
  });
}

test.describe('with the network cut', () => {
  test.use({ allowed: [/ERR_INTERNET_DISCONNECTED/] });

  test('a heart flips at once, and back with the copy in the browser', async ({ page, signUp }) => {
    const { id } = await signUp();
    await page.goto('/studios');
    const { name, heart } = await firstStudio(page);
    await heart.click();
    await expect(page.getByText('Added to Saved').first()).toBeVisible();
    const saved = await copyOf(page);
    expect(saved).toEqual({ userId: String(id), studioIds: [expect.any(String)] });

    const held = Promise.withResolvers<void>();
    await page.route('**/graphql', async (route) => {
      await held.promise;
      await route.abort('internetdisconnected');
    });
    await heart.click();
    await expect(heart).toHaveAccessibleName(`Save ${name}`);
    await expect.poll(() => copyOf(page)).toEqual({ userId: String(id), studioIds: [] });
    held.resolve();
    await expect(page.getByText('Failed to remove from saved collection').first()).toBeVisible();
    await expect(heart).toHaveAccessibleName(`Saved: ${name}`);
    expect(await copyOf(page)).toEqual(saved);

    const other = page
      .getByRole('article')
      .nth(1)
      .getByRole('button', { name: /^Save / });
    await other.click();
    await expect(page.getByText('Failed to add to saved collection').first()).toBeVisible();
    await expect(other).toHaveAttribute('aria-pressed', 'false');
    expect(await copyOf(page)).toEqual(saved);

    await page.unroute('**/graphql');
    await other.click();
    await expect(page.getByText('Added to Saved').first()).toBeVisible();
  });
});

test('favourites are for who is logged in', async ({ request }) => {
  const page = await request.get('/saved', { maxRedirects: 0 });
  expect([page.status(), page.headers().location]).toEqual([302, '/login?to=%2Fsaved']);
});

test('logging out empties the hearts', async ({ page, signUp }) => {
  await signUp();
  await page.goto('/studios');
  const { name, heart } = await firstStudio(page);
  await heart.click();
  await expect(page.getByText('Added to Saved').first()).toBeVisible();
  await page.getByRole('button', { name: /Account menu/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(heart).toHaveAccessibleName(`Save ${name}`);
  expect(await copyOf(page)).toBeNull();
});
