import { expect, test } from './fixtures.ts';

// A browser without scripts reports those that it does not load.
test.use({ javaScriptEnabled: false, allowed: [/^failed: \S+\.js csp$/] });

test('without scripts, the home page leads to studios', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Top rated' })).toBeVisible();
  await expect(page.getByRole('article').first()).toContainText(/an hour|a session/);
  await page.getByLabel('Where').fill('Nashville');
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\/studios\?location=Nashville/);
  await expect(page.getByRole('status').filter({ hasText: '76 studios' })).toBeVisible();
});

test.describe('in German', () => {
  test.use({ locale: 'de-DE' });

  test('without scripts, a page is read, and its parts are reached', async ({ page }) => {
    await page.goto('/terms');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nutzungsbedingungen');
    const contents = page.getByRole('navigation', { name: 'Auf dieser Seite' });
    await contents.getByRole('link').last().click();
    await expect(page.getByText(/American Arbitration Association/)).toBeInViewport();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Cookies' }).click();
    await expect(page.getByRole('cell', { name: 'roomtone_session' })).toBeVisible();
  });
});

test('without scripts, a search shows what it finds', async ({ page }) => {
  await page.goto('/search?q=neumann&city=tokyo');
  await expect(page.getByRole('status').filter({ hasText: /^\d+ studios?$/ })).toBeVisible();
  await page.getByRole('article').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/studios\/\d+/);
});

test('without scripts, all filters are laid out and say what each would leave', async ({
  page,
}) => {
  await page.goto('/searchtool?city=london');
  const status = page.getByRole('status').filter({ hasText: /^\d+ studios?$/ });
  await expect(status).toBeVisible();
  await page.getByRole('radio', { name: /^4\.5/ }).check({ force: true });
  const drums = page.getByRole('checkbox', { name: /^Drums/ });
  const count = Number(/\d+/.exec((await drums.getAttribute('aria-label')) ?? '')?.[0]);
  expect(count).toBeGreaterThan(0);
  await drums.check();
  await page.getByRole('button', { name: 'Search', exact: true }).last().click();
  await expect(page).toHaveURL(/\/searchtool\?.*type=drums/);
  await expect(page).toHaveURL(/minRating=4\.5/);
  await expect(page).toHaveURL(/city=london/);
  await expect(drums).toBeChecked();
  expect(Number(/\d+/.exec((await status.textContent()) ?? '')?.[0])).toBeLessThanOrEqual(count);
});

test('without scripts, a studio can be read, part by part', async ({ page }) => {
  await page.goto('/studios/1');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Opening hours' })).toBeVisible();
  for (const name of ['Equipment', 'Reviews']) {
    await page.getByRole('main').getByRole('link', { name, exact: true }).click();
    const part = page.getByRole('region', { name });
    await expect(part.getByRole('heading', { name, exact: true })).toBeInViewport();
    await expect(part.getByRole('listitem').first()).toBeVisible();
  }
  // Where it was before.
  await page.goto('/studios/1?tab=faq');
  await expect(page).toHaveURL(/\/studios\/1#faq$/);
  await expect(page.getByRole('heading', { name: 'FAQ' })).toBeInViewport();
});

test('without scripts, owners read that a studio is their own, and everybody else books it', async ({
  page,
}) => {
  const login = await page.request.post('/api/auth/login', {
    data: { identifier: 'owner@roomtone.example', password: 'roomtone demo' },
  });
  const { user } = (await login.json()) as { user: { id: number } };
  const query = `{ user(id: ${user.id}) { studios(first: 1) { nodes { id } } } }`;
  const { data } = (await (await page.request.post('/graphql', { data: { query } })).json()) as {
    data: { user: { studios: { nodes: [{ id: string }] } } };
  };
  const path = `/studios/${data.user.studios.nodes[0].id}`;
  const own = page.getByText('This is your own studio.').filter({ visible: true });
  const book = page.getByRole('link', { name: /^(Reserve|Choose a time)$/ });

  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 780 });
    await page.goto(path);
    await expect(own).toHaveCount(1);
    await expect(book).toHaveCount(0);
    await expect(page.getByText('You can’t review your own studio.')).toBeVisible();
  }

  await page.context().clearCookies();
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 780 });
    await page.goto(path);
    await expect(book).toHaveCount(1);
    await expect(own).toHaveCount(0);
  }
});

test('without scripts, a form that is sent puts nothing that was typed into the address', async ({
  page,
}) => {
  await page.goto('/login?to=%2Fsaved');
  const main = page.getByRole('main');
  await main.getByLabel('Email').fill('nora@example.com');
  await main.getByLabel('Password', { exact: true }).fill('correct horse');
  await main.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForLoadState();
  expect(page.url()).not.toMatch(/nora|correct|horse|password|identifier/i);
});
