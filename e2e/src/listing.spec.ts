import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible } from './accessibility.ts';
import { expect, test } from './fixtures.ts';

// One of the photographs is none.
test.use({ allowed: [/400/] });

const screens = [
  { device: 'a desktop', width: 1440, height: 900, colorScheme: 'light', name: 'Heron Quay' },
  { device: 'a phone', width: 360, height: 780, colorScheme: 'dark', name: 'Marsh Lock' },
] as const;

const DESCRIPTION =
  'A live room above the canal with a high ceiling, a calm control room, and light until evening.';

function photograph(background: string): Promise<Buffer> {
  return sharp({ create: { width: 1200, height: 800, channels: 3, background } })
    .jpeg()
    .toBuffer();
}

/** Expects a step that is whole on its screen, and goes on to the next. */
async function goOn(page: Page, to: string): Promise<void> {
  // What was pressed is in other colours for a moment, and what the mouse is over.
  await page.mouse.move(0, 0);
  await expect(page.locator('.MuiTouchRipple-child')).toHaveCount(0);
  await expectAccessible(page);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - window.innerWidth,
  );
  expect.soft(overflow, `${page.url()} reaches beyond the edge`).toBeLessThanOrEqual(0);
  await page.getByRole('link', { name: `Next: ${to}`, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: to })).toBeVisible();
}

for (const { device, width, height, colorScheme, name } of screens) {
  test.describe(`on ${device}`, () => {
    test.use({ viewport: { width, height }, colorScheme });

    test('a studio goes from nothing to approved, and is found', async ({
      page,
      signUp,
      newVisitor,
    }) => {
      test.setTimeout(180_000);
      await signUp({ isStudioOwner: true });
      await page.goto('/studio/submit');
      await expect(page).toHaveURL('/submit');
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Start a listing' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Basics' })).toBeVisible();

      await page.getByLabel('Name of the studio').fill(name);
      await page.getByRole('checkbox', { name: 'Recording' }).check();
      await page.getByLabel('Description').fill(DESCRIPTION);
      // What is saved is there on another device.
      await expect(page.getByText('Saved', { exact: true })).toBeVisible();
      await page.reload();
      await expect(page.getByLabel('Name of the studio')).toHaveValue(name);
      await goOn(page, 'Place');

      await page.getByLabel('City').selectOption('london');
      await page.getByLabel('Neighborhood').fill('Limehouse');
      await page.getByLabel('Street and number').fill('1 Narrow Street');
      await page.getByLabel('Floor area').fill('70');
      await page.getByRole('button', { name: 'Add a room' }).click();
      await page.getByLabel('Name of room 1').fill('Live room');
      await goOn(page, 'Gear');

      await page.getByText('Paste a whole list').click();
      await page.getByLabel('Your list').fill('- Neumann U 87 Ai\n- A home-made plate reverb');
      await page.getByRole('button', { name: 'Add 2 items' }).click();
      await expect(page.getByRole('combobox', { name: 'Kind of Neumann U 87 Ai' })).toHaveValue(
        'microphones',
      );
      await goOn(page, 'What fits');

      await page.getByLabel('People at once').fill('9');
      await page.getByLabel('How gear gets in').selectOption('stairs');
      await goOn(page, 'Photos');

      await page.getByLabel('Photos of the studio').setInputFiles([
        { name: 'live.jpg', mimeType: 'image/jpeg', buffer: await photograph('#345') },
        { name: 'desk.jpg', mimeType: 'image/jpeg', buffer: await photograph('#543') },
        { name: 'notes.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no photo at all') },
      ]);
      await expect(page.getByText(/^notes\.jpg: The file is damaged/)).toBeVisible();
      await page.getByLabel('What photo 1 shows').fill('The live room');
      await page.getByLabel('What photo 2 shows').fill('The desk');
      await page.getByRole('button', { name: 'Move photo 2 forward' }).click();
      await expect(page.getByLabel('What photo 1 shows')).toHaveValue('The desk');
      // By the keyboard: a part of it, and then another part of the whole one.
      for (const step of ['ArrowRight', 'ArrowLeft']) {
        const before = await page.getByRole('img', { name: 'The desk' }).getAttribute('src');
        await page.getByRole('button', { name: 'Crop photo 1' }).press('Enter');
        const zoom = page.getByRole('slider', { name: 'Zoom' });
        await expect(zoom).toBeEnabled();
        await zoom.press(step);
        await expectAccessible(page);
        await page.getByRole('button', { name: 'Crop', exact: true }).press('Enter');
        await expect(page.getByRole('dialog')).toBeHidden();
        const photo = page.getByRole('img', { name: 'The desk' });
        await expect(photo).not.toHaveAttribute('src', before!);
      }
      await goOn(page, 'Price');

      await page.getByLabel('Price of an hour').fill('48');
      await goOn(page, 'Hours');
      await goOn(page, 'Questions');
      await goOn(page, 'Preview and send');
      const preview = page.getByRole('article', { name: 'Preview of the page' });
      await expect(preview).toContainText(name);
      await expect(preview).toContainText('from $92');
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1, name: 'Questions' })).toBeVisible();
      await page.goForward();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Send for approval' }).click();
      await expect(page).toHaveURL('/account/listings');
      await expect(page.getByText('Being looked at')).toBeVisible();
      await expectAccessible(page);

      const office = await newVisitor();
      await office.setViewportSize({ width, height });
      await office.request.post('/api/auth/login', {
        data: { identifier: 'admin@roomtone.example', password: 'roomtone demo' },
      });
      await office.goto('/admin/studio-approvals');
      await expect(office.getByRole('heading', { name })).toBeVisible();
      await expectAccessible(office);
      await office.getByRole('button', { name: `Approve ${name}` }).click();
      await expect(office.getByText('1 listing approved').first()).toBeVisible();

      const visitor = await newVisitor();
      await visitor.goto(`/search?q=${encodeURIComponent(name)}`);
      await visitor.getByRole('link', { name }).first().click();
      await expect(visitor.getByRole('heading', { level: 1, name })).toBeVisible();
      await expect(visitor.getByText('A home-made plate reverb')).toBeAttached();

      await page.goto('/account/listings');
      await expect(page.getByText('In the search')).toBeVisible();
      await page.getByRole('link', { name: `Edit ${name}` }).click();
      await expect(page).toHaveURL(/\/studio\/edit\/\d+\/basics$/);
      await expect(page.getByLabel('Name of the studio')).toHaveValue(name);
    });
  });
}
