import { expectAccessible } from './accessibility.ts';
import { expect, test } from './fixtures.ts';

test('three posts are read: one that is found, one beside it, and one like it', async ({
  page,
}) => {
  await page.goto('/blog');
  const field = page.getByRole('main').getByRole('searchbox');
  await field.fill('drum');
  await expect(page).toHaveURL(/q=drum/);
  const found = page.getByRole('main').getByRole('article').first();
  const name = (await found.getByRole('heading').innerText()).trim();
  await found.getByRole('link').first().click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(name);
  await expect(page.getByText(/min read$/).first()).toBeVisible();

  const read = [page.url()];
  const previous = page.getByRole('link', { name: /^(Previous|Next) article/ }).first();
  await previous.click();
  await expect(page).not.toHaveURL(read[0]!);
  await expect(heading).not.toHaveText(name);
  read.push(page.url());

  const related = page.getByRole('region', { name: 'Related articles' });
  const like = related.getByRole('article').first();
  const likeName = (await like.getByRole('heading').innerText()).trim();
  await like.getByRole('link').first().click();
  // The address changes before the text is there.
  await expect(heading).toHaveText(likeName);
  await expect(page).not.toHaveURL(read[1]!);
  await expectAccessible(page);

  // Back leads through all of them to what was searched for.
  await page.goBack();
  await expect(page).toHaveURL(read[1]!);
  await page.goBack();
  await expect(page).toHaveURL(read[0]!);
  await page.goBack();
  await expect(field).toHaveValue('drum');
});
