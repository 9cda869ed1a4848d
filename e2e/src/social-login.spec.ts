import { TOTP } from 'otpauth';
import type { Page } from '@playwright/test';
import { bookingCard, fieldOf, reserve } from './booking-card.ts';
import { expect, test } from './fixtures.ts';

// Others change the language of these accounts, which a device that has chosen none follows.
test.beforeEach(async ({ context }) => {
  const url = process.env.ROOMTONE_URL ?? '';
  await context.addCookies([{ name: 'language', value: 'en', url }]);
});

const people = [
  { provider: 'Google', name: 'Nell Ferrand' },
  { provider: 'Facebook', name: 'Tobias Wren' },
] as const;

for (const { provider, name } of people) {
  test(`${provider} logs in to a demo account and leads back to where one was`, async ({
    page,
  }) => {
    await page.goto('/studios/2?hours=3');
    await page.getByRole('link', { name: 'Log in' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('link', { name: `Continue with ${provider}` }).click();
    await expect(page.getByRole('button', { name: new RegExp(name) })).toBeVisible();
    await expect(page).toHaveURL(/\/studios\/2\?hours=3$/);
    await expect(page.getByText(`Welcome back, ${name}`, { exact: true })).toBeVisible();
  });
}

test('a heart that a visitor pressed is set once the provider leads back', async ({ page }) => {
  await page.goto('/studios/9');
  const name = await page.getByRole('heading', { level: 1 }).innerText();
  await page.getByRole('button', { name: `Save ${name}` }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Continue with Google' }).click();
  const heart = page.getByRole('button', { name: `Saved: ${name}` });
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('Added to Saved').first()).toBeVisible();
  await page.reload();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await heart.click();
  await expect(page.getByText('Removed from Saved').first()).toBeVisible();
});

test('a review that a visitor began is there once the provider leads back', async ({ page }) => {
  await page.goto('/studios/9#reviews');
  await page.getByRole('main').getByRole('button', { name: 'Write a review' }).first().click();
  await page.getByRole('dialog').getByRole('link', { name: 'Continue with Google' }).click();
  await expect(page.getByRole('main').getByLabel('Title')).toBeVisible();
});

/** A day, not the next, on which the studio of these journeys has three hours free. */
async function freeDay(page: Page): Promise<string> {
  const query = '{ studio(id: 9) { nextFreeDays(first: 5, hours: 3) { date } } }';
  const answer = await page.request.post('/graphql', { data: { query } });
  const { data } = (await answer.json()) as {
    data: { studio: { nextFreeDays: { date: string }[] } };
  };
  return data.studio.nextFreeDays.at(-1)!.date;
}

test('a booking that a visitor prepared is there after a reload, and is sent once the provider leads back', async ({
  page,
}) => {
  await page.goto(`/studios/9?date=${await freeDay(page)}&hours=3`);
  const card = bookingCard(page);
  const request = card.getByLabel('Anything the studio should know?');
  await fieldOf(card, 'Start Add a time').click();
  await page.getByRole('dialog').getByRole('radio').first().press('Enter');
  await card.getByRole('button', { name: 'Add a message' }).click();
  await request.fill('Two chairs for a cello, please.');
  const start = await card.getByRole('button', { name: /^Start/ }).innerText();
  await page.reload();
  await expect(card.getByRole('button', { name: /^Start/ })).toHaveText(start);
  await expect(fieldOf(card, 'Length 3 hours')).toBeVisible();
  await expect(request).toHaveValue('Two chairs for a cello, please.');

  await reserve(card);
  await page.getByRole('dialog').getByRole('link', { name: 'Continue with Google' }).click();
  await expect(page).toHaveURL(/\/account\/bookings\/\d+$/);
  await expect(page.getByRole('region', { name: 'Your message' })).toContainText(
    'Two chairs for a cello, please.',
  );
  await page.getByRole('button', { name: 'Cancel booking' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel booking' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your request was withdrawn');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 } });

  test('a provider that is not set up says so, and the form is still there', async ({ page }) => {
    await page.goto('/register?to=%2Fstudios%2F2');
    for (const provider of ['X (Twitter)', 'GitHub']) {
      await page.getByRole('link', { name: `Continue with ${provider}` }).focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/login\?/);
      await expect(
        page
          .getByRole('main')
          .getByText(`You can’t log in with ${provider} here. Please use your email address`),
      ).toBeVisible();
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Create/);
    }
  });
});

/** The code that an app shows `periods` of 30 seconds from now. */
function codeOf(secret: string, periods: number): string {
  const app = new TOTP({ issuer: 'Roomtone', secret });
  return app.generate({ timestamp: Date.now() + periods * 30_000 });
}

async function logOut(page: Page): Promise<void> {
  const result = await page.request.post('/api/auth/logout');
  expect(result.ok()).toBe(true);
  await page.goto('/login?to=%2Fsaved');
}

async function enter(page: Page, email: string, password: string): Promise<void> {
  const main = page.getByRole('main');
  await main.getByLabel('Email').fill(email);
  await main.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

test.describe('two-factor authentication', () => {
  // The answer that asks for a code.
  test.use({ allowed: [/401/] });

  test('is set up, and lets in with a code or a recovery code', async ({ page, signUp }) => {
    const { email, password } = await signUp();
    await page.goto('/account/settings?section=security');
    await page.getByRole('button', { name: 'Set up two-factor authentication' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Password', { exact: true }).fill(password);
    await dialog.getByRole('button', { name: 'Next' }).click();
    await expect(dialog.getByRole('img', { name: /QR code/ })).toBeVisible();
    const uri = await dialog.getByRole('link', { name: /Open in an app/ }).getAttribute('href');
    const secret = new URL(uri!).searchParams.get('secret')!;
    await dialog.getByLabel('Code').fill(codeOf(secret, 0));
    await dialog.getByRole('button', { name: 'Turn on' }).click();
    const codes = dialog.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
    const recoveryCode = await codes.first().innerText();
    await dialog.getByRole('button', { name: 'I’ve saved them' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText(/^On since/)).toBeVisible();

    await logOut(page);
    await enter(page, email, password);
    // The next period's: the code that it was set up with is used up.
    await page.getByLabel('Code').fill(codeOf(secret, 1));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/saved$/);

    await logOut(page);
    await enter(page, email, password);
    await page.getByRole('button', { name: 'Use a recovery code' }).click();
    await page.getByLabel('Recovery code').fill(recoveryCode);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/saved$/);
    await page.goto('/account/settings?section=security');
    await expect(page.getByText('9 recovery codes left')).toBeVisible();
  });
});
