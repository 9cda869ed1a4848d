import type { Page } from '@playwright/test';
import { expectAccessible, expectAccessibleOnBoth } from './accessibility.ts';
import { expect, test } from './fixtures.ts';

const query = (page: Page) => page.getByRole('textbox', { name: 'Query, GraphQL' });
const variables = (page: Page) => page.getByRole('textbox', { name: 'Variable values, JSON' });
const result = (page: Page) => page.getByRole('region', { name: 'Result as JSON' });
const example = (page: Page) => page.getByLabel('Example');

/** Replaces all that is in an editor, as by pasting it. */
async function write(page: Page, editor: ReturnType<typeof query>, text: string): Promise<void> {
  await editor.focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(text);
}

test('an example is run by keyboard, edited with completion, and shared', async ({
  page,
  newVisitor,
}) => {
  await page.goto('/api-docs');
  await example(page).selectOption({ label: 'Two cities at once' });
  await query(page).focus();
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(result(page)).toContainText('"name": "London"');
  await expect(page.getByText(/^Status 200 · /)).toBeVisible();
  const before = page.url();

  await write(page, query(page), 'query Mine {\n  city(id: "london") { studioC');
  await page.keyboard.press('Control+Space');
  await expect(page.getByRole('option', { name: /studioCount/ })).toBeVisible();
  // What opens is not chosen from at once, lest somebody chooses who only goes on writing; and it
  // closes when somebody does.
  const opened = await page.evaluate(() => Date.now());
  await page.waitForFunction((from) => Date.now() - from > 75, opened);
  await page.keyboard.press('Enter');
  await expect(query(page)).toContainText('studioCount');
  await page.keyboard.insertText(' } }');
  await page.keyboard.press('ControlOrMeta+Enter');
  await page.waitForURL((url) => url.href !== before);
  await expect(result(page)).not.toContainText('"name"');
  await expect(result(page)).toContainText('"studioCount":');
  await expectAccessibleOnBoth(page);

  const visitor = await newVisitor();
  await visitor.goto(page.url());
  await expect(query(visitor)).toContainText('query Mine');

  // Back is what was run before.
  await page.goBack();
  await expect(query(page)).toContainText('CityFacts');
  // Tab leaves an editor, from whichever one comes.
  await query(page).focus();
  await page.keyboard.press('Tab');
  await expect(variables(page)).toBeFocused();
});

test('what is written on a slow machine stays, also while what was run arrives', async ({
  page,
}) => {
  await page.goto('/api-docs');
  await expect(query(page)).toContainText('query');
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  const words = Array.from({ length: 40 }, (_, i) => `word${i} `);
  await write(page, query(page), '{ cities { id } } # ');
  await page.keyboard.press('ControlOrMeta+Enter');
  for (const word of words) await page.keyboard.insertText(word);
  await expect(result(page)).toContainText('"id": "london"');
  await expect(query(page)).toHaveText(`{ cities { id } } # ${words.join('')}`);
});

test('what is wrong is marked, and an error names its field', async ({ page, signUp }) => {
  await signUp();
  await page.goto('/api-docs');
  await write(page, query(page), '{ nothingOfTheKind }');
  await expect(page.locator('.cm-lintRange-error')).toBeVisible();

  await write(
    page,
    query(page),
    'mutation { bookStudio(input: { studioId: "1", date: "2099-01-01", hours: 7 }) { booking { id } } }',
  );
  await write(page, variables(page), '[');
  await page.getByRole('button', { name: 'Run' }).click();
  await expect(page.getByText('The variables are no JSON object.')).toBeVisible();
  await write(page, variables(page), '{}');
  await page.getByRole('button', { name: 'Run' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Send', exact: true }).click();
  const errors = page.getByRole('list', { name: 'Errors' });
  await expect(errors).toContainText('BAD_USER_INPUT · bookStudio');
  await expect(errors).toContainText('hours: Choose');
});

test('a mutation is sent only once somebody says so', async ({ page, signUp }) => {
  await signUp();
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.postData()?.includes('addFavorite')) sent.push(request.url());
  });
  await page.goto('/api-docs');
  await example(page).selectOption({ label: 'Save a studio (log in first)' });
  await query(page).focus();
  await page.keyboard.press('ControlOrMeta+Enter');
  const dialog = page.getByRole('dialog', { name: 'Send this mutation?' });
  await expect(dialog).toContainText('SaveStudio');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Don’t send' }).click();
  await expect(dialog).toBeHidden();
  expect(sent).toEqual([]);

  await page.getByRole('button', { name: 'Run' }).click();
  await dialog.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(result(page)).toContainText('"createdAt"');
  expect(sent).toHaveLength(1);
});

test('every example has an answer without errors', async ({ page, signUp }) => {
  await signUp();
  await page.goto('/api-docs');
  const options = example(page).locator('option:not([value=""])');
  await expect(options).not.toHaveCount(0);
  const labels = await options.allTextContents();
  expect(labels.length).toBeGreaterThan(7);
  for (const label of labels) {
    await example(page).selectOption({ label });
    await page.getByRole('button', { name: 'Run' }).click();
    if (label.startsWith('Save')) {
      await page.getByRole('dialog').getByRole('button', { name: 'Send', exact: true }).click();
    }
    const said = label === 'Follow a calendar' ? /^Listening… 1 / : /^Status 200 /;
    await expect(page.getByText(said), label).toBeVisible();
    await expect(result(page), label).toContainText('"data"');
    await expect(page.getByRole('list', { name: 'Errors' }), label).toBeHidden();
  }
  // The last one goes on until it is stopped.
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByText(/^Ended after 1 /)).toBeVisible();
});

test('the schema and the REST reference are searched, and their parts have addresses', async ({
  page,
  newVisitor,
}) => {
  await page.goto('/api-docs#type=Booking');
  await expect(page.locator('#schema').getByRole('heading', { name: 'Booking' })).toBeInViewport();
  await page.getByLabel('Search types and fields').fill('hourlyRate');
  await expect(page.getByRole('list', { name: 'Results' })).toContainText('.hourlyRateCents');

  await page.getByLabel('Search endpoints').fill('book studio post');
  await expect(page.getByText('/api/bookings', { exact: true })).toBeVisible();
  await expect(page.getByText('/api/auth/login', { exact: true })).toBeHidden();

  const visitor = await newVisitor();
  await visitor.goto('/api-docs#postBookings');
  const endpoint = visitor.locator('#postBookings');
  await expect(endpoint.getByText('Idempotency-Key')).toBeInViewport();
  await visitor.emulateMedia({ colorScheme: 'dark' });
  await expectAccessibleOnBoth(visitor);
});
