import type { Page } from '@playwright/test';
import { expectAccessible, expectAccessibleOnBoth } from './accessibility.ts';
import { logInAsAdmin } from './accounts.ts';
import { expect, test } from './fixtures.ts';
import { tone } from './sounds.ts';

const notes = (page: Page, part: number) =>
  page.getByRole('textbox', { name: `Notes of part ${part}`, exact: true });
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Save episode' }).click();

/** How many seconds the sound of the page has, once the browser knows. */
const secondsOfSound = (page: Page) =>
  page.locator('audio').evaluate((audio: HTMLAudioElement) => audio.duration);

test('an episode is made, heard, found in its feed, edited by two, removed and taken back', async ({
  page,
  newVisitor,
}) => {
  await logInAsAdmin(page);
  await page.goto('/admin/podcasts');
  await page.getByRole('button', { name: 'Add series' }).click();
  await field(page, 'Title').fill('Stairwells');
  await field(page, 'Address').fill('stairwells');
  await field(page, 'Short description').fill('What stone does to a voice.');
  await page.getByRole('button', { name: 'Save series' }).click();
  await expect(page.getByText('stairwells · English · 0 episodes')).toBeVisible();
  await expectAccessibleOnBoth(page);

  await page.getByRole('link', { name: 'Add episode' }).click();
  await field(page, 'Title').fill('Six floors up');
  await field(page, 'Address').fill('six-floors-up');
  await page.getByLabel('Series').selectOption('Stairwells');
  await field(page, 'Short description').fill('A tone on the stairs.');
  await page
    .getByLabel('Sound of the episode')
    .setInputFiles({ name: 'tone.wav', mimeType: 'audio/wav', buffer: tone(6) });
  await expect.poll(() => secondsOfSound(page)).toBe(6);
  await field(page, 'Chapter of part 1 (optional)').fill('Ground floor');
  await notes(page, 1).pressSequentially('A tone near the door.');
  await page.getByRole('button', { name: 'Add part' }).click();
  await field(page, 'Beginning of part 2').fill('0:03');
  await notes(page, 2).pressSequentially('And further away.');
  await expectAccessibleOnBoth(page);
  await save(page);
  await expect(page).toHaveURL(/\/admin\/podcasts\/\d+$/);
  const edited = page.url();

  // Nobody has it before it is published.
  const visitor = await newVisitor();
  const feed = async () => (await visitor.request.get('/podcast/stairwells/feed.xml')).text();
  expect(await feed()).not.toContain('Six floors up');
  await page.goto('/admin/podcasts');
  await page.getByRole('button', { name: 'Publish Six floors up' }).click();
  await expect(page.getByRole('button', { name: 'Unpublish Six floors up' })).toBeVisible();
  await visitor.goto('/podcast/six-floors-up');
  const chapters = visitor.getByRole('navigation', { name: 'Chapters' });
  await expect(chapters.getByRole('link', { name: /Ground floor/ })).toBeVisible();
  await visitor.getByRole('button', { name: /^Play Six floors up/ }).click();
  const position = visitor.getByRole('slider', { name: 'Position in Six floors up' });
  await expect(position).toHaveAttribute('max', '6');
  await expect.poll(async () => Number(await position.inputValue())).toBeGreaterThan(1);
  const [, bytes = '', sound = ''] = /<enclosure length="(\d+)".*? url="([^"]+)"/.exec(
    await feed(),
  )!;
  const head = await visitor.request.head(new URL(sound).pathname);
  expect([head.status(), head.headers()['content-length']]).toEqual([200, bytes]);

  // Two edit it at the same time: what both have changed is decided, and the rest is kept.
  const second = await newVisitor();
  await logInAsAdmin(second);
  for (const editor of [page, second]) {
    await editor.goto(edited);
    await expect(notes(editor, 2)).toBeVisible();
  }
  await field(page, 'Title').fill('Six floors down');
  await notes(page, 2).press('ControlOrMeta+End');
  await notes(page, 2).pressSequentially(' Twice.');
  await save(page);
  await expect(page.getByText('Episode saved').first()).toBeVisible();
  await field(second, 'Title').fill('Seven floors up');
  await field(second, 'Short description').fill('Another tone on the stairs.');
  await save(second);
  const dialog = second.getByRole('dialog', { name: 'Somebody else has saved this' });
  const side = (name: string, whose: string) =>
    dialog.getByRole('radiogroup', { name, exact: true }).getByLabel(whose, { exact: true });
  await expect(dialog.locator('del', { hasText: 'Twice' })).toBeVisible();
  await expect(side('Part 2', 'Theirs')).toBeChecked();
  await expect(side('Short description', 'Mine')).toBeChecked();
  await side('Title', 'Theirs').check();
  await expectAccessibleOnBoth(second);
  await dialog.getByRole('button', { name: 'Save what I chose' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(field(second, 'Title')).toHaveValue('Six floors down');
  await expect(notes(second, 2)).toContainText('And further away. Twice.');
  await visitor.goto('/podcast/six-floors-up');
  await expect(visitor.getByRole('heading', { level: 1, name: 'Six floors down' })).toBeVisible();
  await expect(visitor.getByText('Another tone on the stairs.').first()).toBeVisible();
  await expect(visitor.getByText('And further away. Twice.')).toBeVisible();

  // The episode goes and comes back, and so does its series with it.
  await page.goto('/admin/podcasts');
  const answer = async (path: string) => (await visitor.request.get(path)).status();
  for (const [name, question, path] of [
    ['Six floors down', 'Remove this episode?', '/podcast/six-floors-up'],
    ['Stairwells', 'Remove this series?', '/podcast/stairwells/feed.xml'],
  ] as const) {
    await page.getByRole('button', { name: `Remove ${name}` }).click();
    const asked = page.getByRole('dialog', { name: question });
    await expectAccessible(page);
    await asked.getByRole('button', { name: 'Remove', exact: true }).click();
    // While the dialog is open nothing below it can be found.
    await expect(asked).toBeHidden();
    await expect(page.getByRole('button', { name: `Remove ${name}` })).toHaveCount(0);
    expect(await answer('/podcast/six-floors-up')).toBe(404);
    expect(await answer(path)).toBe(404);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('button', { name: `Remove ${name}` })).toBeVisible();
    expect(await answer('/podcast/six-floors-up')).toBe(200);
    expect(await answer(path)).toBe(200);
  }
  expect(await feed()).toContain('Six floors down');
});
