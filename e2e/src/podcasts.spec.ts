import type { Page } from '@playwright/test';
import { expectAccessible, expectAccessibleOnBoth } from './accessibility.ts';
import { expect, test } from './fixtures.ts';
import { tone } from './sounds.ts';

const EPISODE = '/podcast/the-first-twenty-milliseconds';
const TITLE = 'The first twenty milliseconds';

const player = (page: Page) => page.getByRole('region', { name: 'Player' });
const position = (page: Page) => player(page).getByRole('slider', { name: `Position in ${TITLE}` });
const seconds = async (page: Page) => Number(await position(page).inputValue());

/** Has the episode be heard. Its sound is rendered when it is asked for first, which takes seconds. */
async function playEpisode(page: Page): Promise<void> {
  await page.goto(EPISODE);
  await page.getByRole('button', { name: /^Play/ }).first().click();
  await expect(player(page).getByRole('button', { name: `Pause ${TITLE}` })).toBeVisible();
  await expect.poll(() => seconds(page), { timeout: 60_000 }).toBeGreaterThan(0);
}

test('an episode goes on across four pages', async ({ page }) => {
  await playEpisode(page);
  let before = await seconds(page);
  for (const [name, path] of [
    ['All episodes', '/podcast'],
    ['By series', '/podcast2'],
    ['Blog', '/blog'],
    ['Studios', '/studios'],
  ] as const) {
    await page.getByRole('link', { name, exact: true }).first().click();
    await expect(page).toHaveURL(path);
    await expect.poll(() => seconds(page)).toBeGreaterThan(before);
    before = await seconds(page);
  }
  await expectAccessible(page);
  await player(page).getByRole('link', { name: TITLE }).click();
  await expect(page).toHaveURL(EPISODE);
  await player(page).getByRole('button', { name: 'Close player' }).click();
  await expect(player(page)).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
});

test('a chapter is jumped to by keyboard, skipped from, and heard faster', async ({ page }) => {
  await playEpisode(page);
  const chapter = page
    .getByRole('navigation', { name: 'Chapters' })
    .getByRole('link', { name: /Where one becomes two/ });
  const address = await chapter.getAttribute('href');
  const start = Number(/t=(\d+)/.exec(address ?? '')?.[1]);
  expect(start).toBeGreaterThan(20);
  await chapter.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(address ?? '');
  await expect.poll(() => seconds(page)).toBeGreaterThanOrEqual(start);
  // The notes have followed.
  await expect(page.locator('[data-part][aria-current]')).toBeInViewport();
  await player(page).getByRole('button', { name: 'Forward 30 seconds' }).click();
  await expect.poll(() => seconds(page)).toBeGreaterThanOrEqual(start + 30);
  await player(page).getByRole('combobox', { name: 'Speed' }).selectOption('2');
  const from = await seconds(page);
  await page.waitForFunction(
    (least) =>
      Number(document.querySelector<HTMLInputElement>('input[type=range]')?.value) >= least,
    from + 4,
  );
});

test('where it was left and how fast are kept on the device', async ({ page }) => {
  await playEpisode(page);
  await player(page).getByRole('combobox', { name: 'Speed' }).selectOption('1.5');
  for (let presses = 0; presses < 2; presses += 1) {
    await player(page).getByRole('button', { name: 'Forward 30 seconds' }).click();
  }
  await player(page)
    .getByRole('button', { name: `Pause ${TITLE}` })
    .click();
  await page.reload();
  await expect(player(page)).toHaveCount(0);
  await page.getByRole('button', { name: /^Continue at 1:0\d/ }).click();
  await expect(player(page).getByRole('combobox', { name: 'Speed' })).toHaveValue('1.5');
  await expect.poll(() => seconds(page)).toBeGreaterThanOrEqual(60);
});

test('another sound stops it', async ({ page, signUp }) => {
  await signUp({ name: 'Mika Thorne' });
  await page.goto('/portfolios');
  await page.getByRole('button', { name: 'Create a portfolio' }).click();
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'Kettle.wav', mimeType: 'audio/wav', buffer: tone(20) });
  await expect(page.getByLabel('Title of track 1')).toHaveValue('Kettle');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Portfolio saved', { exact: true })).toBeVisible();

  const header = page.getByRole('banner');
  await header.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Podcast' }).click();
  await page.getByRole('link', { name: 'By series' }).click();
  await page.getByRole('button', { name: `Play ${TITLE}` }).click();
  await expect.poll(() => seconds(page), { timeout: 60_000 }).toBeGreaterThan(0);
  await page.goBack();
  await page.goBack();
  await page.getByRole('button', { name: 'Play Kettle' }).click();
  await expect(player(page).getByRole('button', { name: `Play ${TITLE}` })).toBeVisible();
  // And the other way round.
  await player(page)
    .getByRole('button', { name: `Play ${TITLE}` })
    .click();
  await expect(page.getByRole('button', { name: 'Play Kettle' })).toBeVisible();
});

test('on a phone the player stands below what a page has along its bottom', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await playEpisode(page);
  await expectAccessibleOnBoth(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('banner').getByRole('link', { name: 'Roomtone home' }).click();
  // What stood there before stays until the page is there.
  await expect(
    page.getByRole('heading', { level: 1, name: /^Find the right studio/ }),
  ).toBeVisible();
  await page.getByRole('main').getByRole('article').getByRole('link').first().click();
  const reserve = page.getByRole('link', { name: /^Reserve/ });
  await expect(reserve).toBeVisible();
  const [bar, button] = [await player(page).boundingBox(), await reserve.boundingBox()];
  expect(button!.y + button!.height).toBeLessThanOrEqual(bar!.y);
  expect(bar!.y + bar!.height).toBeLessThanOrEqual(740);
});

test('an episode is read without scripts', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(EPISODE);
  await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
  await expect(page.getByText('Handclaps with nothing around them')).toBeVisible();
  const file = await page.getByRole('link', { name: /^Download/ }).getAttribute('href');
  expect(file).toMatch(/^\/sounds\/.+\.mp3$/);
  await context.close();
});

test('a sound comes in parts, and is as long as its feed says', async ({ request }) => {
  const feed = await (await request.get('/podcast/feed.xml')).text();
  const [, length = '', url = ''] =
    /<enclosure length="(\d+)" type="audio\/mpeg" url="([^"]+the-first-twenty[^"]+)"/.exec(feed) ??
    [];
  const path = new URL(url).pathname;
  const head = await request.head(path, { timeout: 60_000 });
  expect(head.headers()['content-length']).toBe(length);
  const part = await request.get(path, { headers: { Range: 'bytes=0-431' } });
  expect([part.status(), part.headers()['content-range']]).toEqual([206, `bytes 0-431/${length}`]);
  const beyond = await request.get(path, { headers: { Range: `bytes=${length}-` } });
  expect(beyond.status()).toBe(416);
});
