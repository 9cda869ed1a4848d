import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { englishLeftIn, textsOf, titleOf } from './texts.ts';
import type { Language } from './texts.ts';

/** How a browser of each language asks for pages. */
const locales = {
  es: 'es-MX',
  fr: 'fr-CH',
  de: 'de-AT',
  ja: 'ja-JP',
} as const;

/** What each language is called in the lists of languages. */
const names = {
  en: 'English',
  es: 'Español',
  fr: 'Français',
  de: 'Deutsch',
  ja: '日本語',
} as const;

async function expectLanguage(page: Page, language: Language): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  expect(await englishLeftIn(page, language)).toEqual([]);
}

/** What a studio's page says, how it leads to booking, whether it is open yet or not, and a date. */
async function expectStudio(page: Page, language: Language): Promise<void> {
  const t = textsOf(language);
  await page.goto('/studios/1');
  await expect(
    page.getByRole('heading', { name: t('studios', 'detail.hoursTitle'), exact: true }),
  ).toBeVisible();
  const card = page.getByLabel(t('bookings', 'card.title'), { exact: true });
  const way = page.getByRole('link', { name: t('bookings', 'card.openBooking') });
  await expect(card.or(way).first()).toBeVisible();
  await expectLanguage(page, language);

  await page
    .getByRole('main')
    .getByRole('link', { name: t('studios', 'detail.reviews'), exact: true })
    .click();
  const written = page.getByRole('main').getByRole('listitem').locator('time').first();
  const instant = new Date((await written.getAttribute('datetime')) ?? '');
  const month = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric' });
  await expect(written).toHaveText(month.format(instant));
  await expectLanguage(page, language);
}

for (const language of ['es', 'fr', 'de', 'ja'] as const) {
  const t = textsOf(language);

  test.describe(`a visitor whose browser prefers ${locales[language]}`, () => {
    test.use({ locale: locales[language] });

    test('finds the header whole on the narrowest phone', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 780 });
      await page.goto('/terms');
      const banner = page.getByRole('banner');
      await expect(banner.getByRole('link', { name: t('app', 'nav.logIn') })).toBeVisible();
      const cutOff = await banner
        .locator('a, button')
        .evaluateAll((all) =>
          all
            .filter((one) => one.checkVisibility() && one.scrollWidth > one.clientWidth)
            .map(({ textContent }) => textContent),
        );
      expect(cutOff).toEqual([]);
    });

    test('finds a studio in that language', async ({ page }) => {
      await page.goto('/');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('app', 'home.heading'));
      await expectLanguage(page, language);
      const main = page.getByRole('main');
      await main.getByLabel(t('search', 'find.where'), { exact: true }).fill('Nashville');
      await main.getByRole('button', { name: t('search', 'bar.submit'), exact: true }).click();
      await expect(page).toHaveURL(/\/studios\?location=Nashville/);
      await expect(page.getByRole('article').first()).toBeVisible();
      await expectLanguage(page, language);
      await expectStudio(page, language);
    });

    test.describe('without scripts', () => {
      test.use({ javaScriptEnabled: false, allowed: [/^failed: \S+\.js csp$/] });

      test('reads a studio in that language', async ({ page }) => {
        await expectStudio(page, language);
      });
    });
  });
}

test.describe('a visitor whose browser prefers a language that is not spoken here', () => {
  test.use({ locale: 'sv-SE' });

  test('reads English', async ({ page }) => {
    await page.goto('/terms');
    await expectLanguage(page, 'en');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleOf('terms', 'en'));
  });
});

test.describe('choosing a language', () => {
  test.use({ locale: 'de-DE' });

  test('shows it at once, says so in it, and holds it', async ({ page }) => {
    await page.goto('/terms');
    await expectLanguage(page, 'de');
    const notReloaded = await page.evaluateHandle(() => document.body);
    const select = page.getByRole('contentinfo').locator('select').first();
    for (const language of ['en', 'es', 'ja', 'de', 'fr'] as const) {
      const t = textsOf(language);
      await select.selectOption({ label: names[language] });
      await expect(page.getByText(t('app', 'language.changed'), { exact: true })).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleOf('terms', language));
      await expect(page.getByLabel(t('app', 'language.label')).and(select)).toBeVisible();
      await expectLanguage(page, language);
    }
    expect(await notReloaded.evaluate((body) => body.isConnected)).toBe(true);
    // The choice wins over what the browser prefers, on the server too.
    await page.reload();
    await expectLanguage(page, 'fr');
  });
});
