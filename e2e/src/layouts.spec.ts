import { expectAccessibleOnBoth } from './accessibility.ts';
import { expect, test } from './fixtures.ts';

test('a plan is opened by its link, measured by names and read in feet', async ({ page }) => {
  await page.goto('/layouts?plan=drum-room');
  await expect(page.getByRole('link', { name: /^Drum room/ })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await page.getByLabel('From', { exact: true }).selectOption('Corner at the top left');
  await page.getByLabel('To', { exact: true }).selectOption('Corner at the bottom right');
  await expect(page.getByText(/^Distance: [\d.]+ m$/)).toBeVisible();
  await page.getByRole('button', { name: 'Feet' }).click();
  await expect(page.getByText(/^Distance: .*(ft|′)/)).toBeVisible();
  await page.reload();
  // The unit is kept on the device.
  await expect(page.getByRole('button', { name: 'Feet' })).toHaveAttribute('aria-pressed', 'true');
  await expectAccessibleOnBoth(page);
});

test('two points that are pressed are measured', async ({ page }) => {
  await page.goto('/layouts');
  await page.getByRole('switch', { name: /pressing two points/ }).check();
  const drawing = page.getByRole('figure').locator('svg').first();
  const box = (await drawing.boundingBox())!;
  await page.mouse.click(box.x + box.width * 0.35, box.y + box.height * 0.4);
  await page.mouse.click(box.x + box.width * 0.6, box.y + box.height * 0.6);
  await expect(page.getByText(/^Distance: [\d.]+ m$/)).toBeVisible();
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(page.getByText(/^Distance: /)).toHaveCount(0);
});
