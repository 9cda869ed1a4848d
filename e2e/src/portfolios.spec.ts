import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { expect, test } from './fixtures.ts';
import { tone } from './sounds.ts';

// What is refused is noted by the browser.
test.use({ allowed: [/status of 400/] });

const desktop = { width: 1440, height: 900 };
const phone = { width: 360, height: 780 };

const wav = (name: string, seconds: number) => ({
  name,
  mimeType: 'audio/wav',
  buffer: tone(seconds),
});

/** Which tracks are heard. */
async function heard(page: Page): Promise<(string | null)[]> {
  const buttons = page.getByRole('button', { name: /^Pause / });
  return buttons.evaluateAll((all) => all.map((button) => button.getAttribute('aria-label')));
}

test('a musician makes a portfolio with tracks, and a visitor on a phone finds and hears it', async ({
  page,
  signUp,
  newVisitor,
}) => {
  await page.setViewportSize(desktop);
  await signUp({ name: 'Tove Marsh' });
  await page.goto('/portfolios');
  await page.getByRole('button', { name: 'Create a portfolio' }).click();
  await expect(page.getByText('Only you can see it.', { exact: true })).toBeVisible();
  await page.getByLabel('Headline').fill('Kettle drums and patience');
  await page.getByLabel('Mixing engineer').check();
  const [tracks] = await page.locator('input[type=file]').all();
  await tracks!.setInputFiles([wav('Night Bus.wav', 30), wav('Kettle.wav', 20)]);
  await expect(page.getByLabel('Title of track 2')).toHaveValue('Kettle');
  await tracks!.setInputFiles({
    name: 'song.mp3',
    mimeType: 'audio/mpeg',
    buffer: Buffer.from('<script>alert(1)</script>'),
  });
  await expect(page.getByText('song.mp3: The file is damaged or is not audio')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Portfolio saved', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Everyone can see it.')).toBeVisible();

  const visitor = await newVisitor();
  await visitor.setViewportSize(phone);
  await visitor.goto('/portfolios');
  await visitor.getByLabel('Search portfolios').fill('kettle patience');
  await expectAccessible(visitor);
  await visitor.getByRole('link', { name: 'Tove Marsh' }).click();
  await expect(visitor).toHaveURL('/portfolios/tove-marsh');
  await expect(visitor.getByRole('heading', { level: 1, name: 'Tove Marsh' })).toBeVisible();
  await expectAccessible(visitor);

  // By the keyboard alone: one is heard at a time, and wound.
  await visitor.getByRole('button', { name: 'Play Night Bus' }).press('Enter');
  await expect.poll(() => heard(visitor)).toEqual(['Pause Night Bus']);
  await visitor.getByRole('button', { name: 'Play Kettle' }).press('Space');
  await expect.poll(() => heard(visitor)).toEqual(['Pause Kettle']);
  await visitor.getByRole('button', { name: 'Pause Kettle' }).press('Space');
  await expect.poll(() => heard(visitor)).toEqual([]);
  const position = visitor.getByRole('slider', { name: 'Position in Kettle' });
  const before = Number(await position.inputValue());
  await position.press('ArrowRight');
  await expect(position).toHaveValue(String(before + 5));
});
