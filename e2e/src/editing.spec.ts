import type { Page } from '@playwright/test';
import { expectAccessible, expectAccessibleOnBoth } from './accessibility.ts';
import { expect, test } from './fixtures.ts';

const admin = { identifier: 'admin@roomtone.example', password: 'roomtone demo' };

async function logIn(page: Page): Promise<void> {
  expect((await page.request.post('/api/auth/login', { data: admin })).ok()).toBe(true);
}

const body = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true });

test('an administrator edits a page in its place, readers have it, and it is taken back', async ({
  page,
  newVisitor,
}) => {
  await logIn(page);
  await page.goto('/best-practices');
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  await page.getByRole('switch', { name: 'Editing Disabled' }).click();
  await expect(page.getByRole('switch', { name: 'Editing Enabled' })).toBeChecked();
  await expectAccessibleOnBoth(page);

  await page.getByLabel('Title', { exact: true }).fill('What good hosts do');
  await body(page).press('ControlOrMeta+End');
  await body(page).press('Enter');
  await body(page).pressSequentially('## A word at the end');
  await body(page).press('Enter');
  await body(page).pressSequentially('Sweep the ');
  await page.getByRole('button', { name: 'Bold', exact: true }).click();
  await body(page).pressSequentially('floor');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText('Draft saved').first()).toBeVisible();

  // Nobody reads a draft, but who has the link to it.
  const reader = await newVisitor();
  await reader.goto('/best-practices');
  await expect(reader.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const preview = await page.getByRole('link', { name: 'Preview' }).getAttribute('href');
  await reader.goto(preview!);
  await expect(reader.getByRole('heading', { name: 'A word at the end' })).toBeVisible();
  await expect(reader.getByText('This is a preview.', { exact: false })).toBeVisible();

  await page.getByRole('button', { name: 'Save and publish' }).click();
  await expect(page.getByText('Published', { exact: true }).first()).toBeVisible();
  await reader.goto('/best-practices');
  await expect(reader.getByRole('heading', { level: 1, name: 'What good hosts do' })).toBeVisible();
  await expect(reader.locator('strong', { hasText: 'floor' })).toBeVisible();

  await page.getByRole('button', { name: 'History' }).click();
  const history = page.getByRole('dialog', { name: 'History' });
  await expect(history.locator('ins').first()).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Back to the shipped text' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Back to the shipped text' }).click();
  await expect(page.getByText('No longer published').first()).toBeVisible();
  await page.getByRole('switch', { name: 'Editing Enabled' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await reader.goto('/best-practices');
  await expect(reader.getByRole('heading', { level: 1, name: title })).toBeVisible();
});

test('a list is called what an administrator writes above it, and stays below it', async ({
  page,
  newVisitor,
}) => {
  await logIn(page);
  await page.goto('/team');
  const first = page.getByRole('heading', { level: 2 }).first();
  const member = await first.innerText();
  await page.getByRole('switch', { name: 'Editing Disabled' }).click();
  await page.getByLabel('Title', { exact: true }).fill('Who we are');
  await page.getByLabel('Below the title').fill('Eight people and a dog.');
  await expect(page.getByRole('heading', { level: 2, name: member })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save and publish' }).click();
  await expect(page.getByText('Published', { exact: true }).first()).toBeVisible();

  const reader = await newVisitor();
  await reader.goto('/team');
  await expect(reader).toHaveTitle('Who we are · Roomtone');
  await expect(reader.getByRole('heading', { level: 1, name: 'Who we are' })).toBeVisible();
  await expect(reader.getByText('Eight people and a dog.')).toBeVisible();
  await expect(reader.getByRole('heading', { level: 2, name: member })).toBeVisible();

  await page.getByRole('button', { name: 'Back to the shipped text' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Back to the shipped text' }).click();
  await expect(page.getByText('No longer published').first()).toBeVisible();
  await reader.goto('/team');
  await expect(reader.getByRole('heading', { level: 1, name: 'Team' })).toBeVisible();
});

test('the second of two editors sees what changed, and keeps both', async ({
  page,
  newVisitor,
}) => {
  const second = await newVisitor();
  for (const editor of [page, second]) {
    await logIn(editor);
    await editor.goto('/admin/content/page/use-cases/fr');
    await expect(body(editor)).toBeVisible();
  }
  await page.getByLabel('Title', { exact: true }).fill('Premier');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText('Draft saved').first()).toBeVisible();

  await second.getByLabel('Title', { exact: true }).fill('Second');
  await second.getByRole('button', { name: 'Save draft' }).click();
  const dialog = second.getByRole('dialog', { name: 'Somebody else has saved this text' });
  await expect(dialog.locator('del', { hasText: 'Premier' })).toBeVisible();
  await expect(dialog.locator('ins', { hasText: 'Second' })).toBeVisible();
  await expectAccessible(second);
  await dialog.getByRole('button', { name: 'Keep mine on top' }).click();
  await expect(second.getByText('Draft saved').first()).toBeVisible();

  await second.reload();
  await expect(second.getByLabel('Title', { exact: true })).toHaveValue('Second');
  await second.getByRole('button', { name: 'History' }).click();
  const saved = second.getByRole('dialog', { name: 'History' }).getByLabel('Compare with');
  await expect(saved.getByRole('option')).toHaveCount(2);
});

test('of markup that would run, nothing does, for readers and in the editor', async ({ page }) => {
  await logIn(page);
  const run = 'window.ran=1';
  const content = [
    `<p onclick="${run}">Press me</p><script>${run}</script>`,
    `<img src=x onerror="${run}"><svg onload="${run}"></svg><iframe srcdoc="<script>${run}</script>"></iframe>`,
    `<p><a href="javascript:${run}">a link</a> <a href="data:text/html,x" onclick="${run}">another</a></p>`,
    `<p>&lt;script&gt;${run}&lt;/script&gt;</p>`,
  ].join('');
  const added = { pageId: 'hostile-page', title: 'Hostile', content };
  expect((await page.request.post('/api/page-content', { data: added })).status()).toBe(201);
  for (const path of ['/pages/hostile-page', '/admin/content/page/hostile-page/en']) {
    await page.goto(path);
    await page.getByText('Press me').click();
    await page.getByText('a link').click();
    await expect(page.getByText('<script>window.ran=1</script>')).toBeVisible();
    expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 } });

  test('a page is begun, written and found under its address', async ({ page, newVisitor }) => {
    await logIn(page);
    await page.goto('/admin/content?kind=PAGE&language=de');
    await expect(page.getByRole('link', { name: 'Über Roomtone', exact: true })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'New page' }).click();
    const dialog = page.getByRole('dialog', { name: 'New page' });
    await dialog.getByLabel('Title').fill('House rules');
    await dialog.getByLabel('Address').fill('house rules');
    await dialog.getByRole('button', { name: 'Start writing' }).click();
    await expect(dialog.getByText('Use small letters, digits and single hyphens')).toBeVisible();
    await dialog.getByLabel('Address').fill('house-rules');
    await dialog.getByRole('button', { name: 'Start writing' }).click();
    await expect(page).toHaveURL('/admin/content/page/house-rules/en');
    await body(page).pressSequentially('Shoes off.');
    await page.getByRole('button', { name: 'Save and publish' }).click();
    await expect(page.getByText('Published', { exact: true }).first()).toBeVisible();
    await expectAccessible(page);
    const reader = await newVisitor();
    const answer = await reader.request.get('/api/page-content/house-rules');
    expect(await answer.json()).toEqual({
      pageId: 'house-rules',
      title: 'House rules',
      content: '<p>Shoes off.</p>',
    });

    // Its address changes, and the former one leads there; then it goes.
    await page.getByRole('button', { name: 'Change address' }).click();
    await page.getByRole('dialog').getByLabel('Address').fill('rules-of-the-house');
    await page.getByRole('button', { name: 'Change', exact: true }).click();
    await expect(page).toHaveURL('/admin/content/page/rules-of-the-house/en');
    await reader.goto('/pages/house-rules');
    await expect(reader).toHaveURL('/pages/rules-of-the-house');
    await page.getByRole('button', { name: 'Unpublish' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Unpublish' }).click();
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page).toHaveURL('/admin/content?kind=PAGE');
    await expect(page.getByText('rules-of-the-house')).toHaveCount(0);
  });
});
