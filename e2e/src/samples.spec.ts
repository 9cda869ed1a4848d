import type { Page } from '@playwright/test';
import { expectAccessibleOnBoth } from './accessibility.ts';
import { expect, test } from './fixtures.ts';

const position = (page: Page, title: string) =>
  page.getByRole('slider', { name: `Position in ${title}` });
const seconds = async (page: Page, title: string) =>
  Number(await position(page, title).inputValue());

test('a piece is heard before and after without losing the place, and one thing sounds at a time', async ({
  page,
}) => {
  await page.goto('/playback');
  await page.getByRole('button', { name: 'Play Drum kit' }).click();
  await expect.poll(() => seconds(page, 'Drum kit')).toBeGreaterThan(0);
  const before = await seconds(page, 'Drum kit');
  await page.getByRole('button', { name: 'After', exact: true }).click();
  await expect.poll(() => seconds(page, 'Drum kit')).toBeGreaterThan(before);
  await expect(page.getByRole('button', { name: 'Pause Drum kit' })).toBeVisible();
  await expectAccessibleOnBoth(page);

  // Another piece begins at its beginning, and waits.
  await page.getByRole('link', { name: /^Club track/ }).click();
  await expect(page.getByRole('button', { name: 'Play Club track' })).toBeVisible();
  expect(await seconds(page, 'Club track')).toBe(0);

  await page.getByRole('slider', { name: 'Volume' }).focus();
  await page.keyboard.press('Home');
  await expect(page.getByRole('button', { name: 'Mute' })).toHaveAttribute('aria-pressed', 'true');
});

test('the sketches of a wave are heard, one at a time', async ({ page }) => {
  await page.goto('/waves/london-dub');
  const play = page.getByRole('button', { name: /^Play/ });
  await expect(play).toHaveCount(3);
  await play.first().click();
  await expect
    .poll(() => page.getByRole('slider').first().inputValue().then(Number))
    .toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Play London dub: the groove' }).click();
  await expect(page.getByRole('button', { name: 'Play London dub: the whole band' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Pause/ })).toHaveCount(1);
});
