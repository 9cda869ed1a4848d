import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible } from './accessibility.ts';
import { expect, test } from './fixtures.ts';
import { tabTo } from './keyboard.ts';

const screens = [
  { name: 'a desktop', width: 1440, height: 900, colorScheme: 'dark' },
  { name: 'a phone', width: 360, height: 780, colorScheme: 'light' },
] as const;

/**
 * A photograph of a camera that was held upright: red above and blue below, once it is turned as
 * its file says.
 */
async function photograph(): Promise<Buffer> {
  const plain = (width: number, background: string) =>
    sharp({ create: { width, height: 600, channels: 3, background } });
  const right = await plain(600, '#0000ff').png().toBuffer();
  return plain(1200, '#ff0000')
    .composite([{ input: right, left: 600, top: 0 }])
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

/** Opens the dialog and hands a photograph to it, with the keyboard. */
async function choosePicture(page: Page, buffer: Buffer, mimeType = 'image/jpeg') {
  const dialog = page.getByRole('dialog', { name: 'Your photo' });
  const choosing = page.waitForEvent('filechooser');
  const choose = dialog.getByRole('button', { name: 'Choose photo' });
  await tabTo(page, choose);
  await page.keyboard.press('Enter');
  await (await choosing).setFiles({ name: 'me.jpg', mimeType, buffer });
  return dialog;
}

/** What part of a picture is red, by what the server answers for the address of an image. */
async function redShare(page: Page, url: string): Promise<number> {
  const result = await page.request.get(url);
  expect(result.headers()['content-type']).toBe('image/webp');
  const { channels } = await sharp(await result.body()).stats();
  return channels[0]!.mean / 255;
}

for (const { name: device, width, height, colorScheme } of screens) {
  test.describe(`on ${device}`, () => {
    test.use({ viewport: { width, height }, colorScheme });

    test('a picture is chosen, cut, shown, removed and put back', async ({ page, signUp }) => {
      const { id } = await signUp({ name: 'Nora Quist' });
      await page.goto('/account/profile');
      const account = page.getByRole('button', { name: 'Account menu for Nora Quist' });
      await expect(account.getByText('NQ')).toBeVisible();

      await tabTo(page, page.getByRole('button', { name: 'Add photo' }));
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog', { name: 'Your photo' });
      await expect(dialog).toBeVisible();
      await expectAccessible(page);
      await choosePicture(page, Buffer.from('not a picture'));
      await expect(dialog.getByRole('alert')).toContainText('We can’t read this file');

      await choosePicture(page, await photograph());
      const cutter = dialog.getByRole('application', { name: 'Crop area' });
      await expect(cutter).toBeVisible();
      await expectAccessible(page);

      // Down moves the picture down, until nothing but the red of its top is in the window.
      await tabTo(page, cutter);
      for (let press = 0; press < 40; press += 1) await page.keyboard.press('ArrowDown');
      await tabTo(page, dialog.getByRole('slider', { name: 'Zoom' }));
      await page.keyboard.press('ArrowRight');
      await expect(dialog.getByRole('slider', { name: 'Zoom' })).toHaveAttribute(
        'aria-valuetext',
        '105 %',
      );
      await tabTo(page, dialog.getByRole('button', { name: 'Save photo' }));
      await page.keyboard.press('Enter');
      await expect(page.getByText('Profile updated', { exact: true })).toBeVisible();
      await expect(dialog).toBeHidden();
      await expect(page.getByRole('button', { name: 'Change photo' })).toBeFocused();

      const shown = account.locator('img');
      await expect(shown).toBeVisible();
      const url = (await shown.getAttribute('src'))!;
      expect(await redShare(page, url)).toBeGreaterThan(0.95);

      await page.getByRole('button', { name: 'Remove photo' }).click();
      await expect(account.getByText('NQ')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Add photo' })).toBeFocused();
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(shown).toHaveAttribute('src', url);
      await expect(page.getByText('Photo restored').first()).toBeVisible();

      await page.goto(`/profile/${id}`);
      await expect(page.getByRole('main').locator('img[src*="/uploads/avatars/"]')).toBeVisible();
    });
  });
}

test('a picture is dropped and moved with the mouse', async ({ page, signUp }) => {
  await signUp({ name: 'Nora Quist' });
  await page.goto('/account/profile');
  await page.getByRole('button', { name: 'Add photo' }).click();
  const dialog = page.getByRole('dialog', { name: 'Your photo' });
  const zone = dialog.getByText('Drag a photo here, or');
  await expect(zone).toBeVisible();
  const bytes = (await photograph()).toString('base64');
  const files = await page.evaluateHandle((data) => {
    const transfer = new DataTransfer();
    const content = Uint8Array.from(atob(data), (character) => character.charCodeAt(0));
    transfer.items.add(new File([content], 'me.jpg', { type: 'image/jpeg' }));
    return transfer;
  }, bytes);
  await zone.dispatchEvent('drop', { dataTransfer: files });

  const cutter = dialog.getByRole('application', { name: 'Crop area' });
  await expect(cutter).toBeVisible();
  const { x, y, width, height } = (await cutter.boundingBox())!;
  const [middleX, middleY] = [x + width / 2, y + height / 2];
  await page.mouse.move(middleX, middleY);
  await page.mouse.down();
  await page.mouse.move(middleX, middleY - 400, { steps: 5 });
  await page.mouse.up();
  await dialog.getByRole('button', { name: 'Save photo' }).click();
  await expect(dialog).toBeHidden();
  const shown = page.getByRole('button', { name: 'Account menu for Nora Quist' }).locator('img');
  expect(await redShare(page, (await shown.getAttribute('src'))!)).toBeLessThan(0.05);
});
