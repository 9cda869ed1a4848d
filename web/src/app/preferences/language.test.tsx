import { screen, waitFor, within } from '@testing-library/dom';
import { HttpResponse } from 'msw';
import { afterEach, expect, test, vi } from 'vitest';
import { nora, refusal, session } from '#web/features/accounts/accounts.handlers.ts';
import { LoginDocument } from '#web/features/accounts/authentication.generated.ts';
import { SetLanguageDocument } from '#web/features/accounts/language.generated.ts';
import { changed } from '#web/testing/changed.ts';
import { api, mockServer } from '#web/testing/mock-server.ts';
import { renderApp } from '#web/testing/render-app.tsx';

afterEach(() => {
  document.documentElement.lang = 'en';
});

/** The list of languages at the end of the page. */
async function languageSelect() {
  return within(await screen.findByRole('contentinfo')).getByRole('combobox', {
    name: /^(Language|Sprache|言語)/,
  });
}

test('a language is shown at once, is said in itself, and is remembered', async () => {
  mockServer.use(session());
  const { user } = await renderApp('/terms');
  const heading = await screen.findByRole('heading', { level: 1, name: 'Terms' });
  await user.selectOptions(await languageSelect(), '日本語');
  await waitFor(() => expect(heading).toHaveTextContent('利用規約'));
  expect(await screen.findByText('言語を変更しました')).toBeVisible();
  expect(document.documentElement.lang).toBe('ja');
  expect(document.cookie).toContain('language=ja');
  expect(localStorage.getItem('language')).toBe('ja');
  expect(within(await languageSelect()).getByRole('option', { name: 'Deutsch' })).toHaveAttribute(
    'lang',
    'de',
  );
});

test('the former language stays when the network is cut', async () => {
  // What asks for a file of texts gets what a browser gives it then.
  vi.doMock('../locales/es.json', () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  mockServer.use(session());
  const { user } = await renderApp('/terms');
  const heading = await screen.findByRole('heading', { level: 1, name: 'Terms' });
  await user.selectOptions(await languageSelect(), 'Español');
  expect(await screen.findByText('Translation failed')).toBeVisible();
  expect(screen.getByText('Please try again later')).toBeVisible();
  expect(heading).toHaveTextContent('Terms');
  expect(await languageSelect()).toHaveDisplayValue('English');
  expect(document.documentElement.lang).toBe('en');
  expect(document.cookie).not.toContain('language=es');
  expect(localStorage.getItem('language')).toBeNull();
  // Once it is back, the same choice works.
  vi.doUnmock('../locales/es.json');
  await user.selectOptions(await languageSelect(), 'Español');
  expect(await screen.findByText('Idioma cambiado')).toBeVisible();
});

test('a choice is told to the account of whoever is logged in', async () => {
  let chosen: unknown;
  mockServer.use(
    session(nora),
    api.mutation(SetLanguageDocument, ({ variables }) => {
      chosen = variables.language;
      return changed('setLanguage', { user: { ...nora, language: 'DE' } });
    }),
  );
  const { user } = await renderApp('/terms');
  await user.selectOptions(await languageSelect(), 'Deutsch');
  expect(await screen.findByText('Sprache geändert')).toBeVisible();
  await waitFor(() => expect(chosen).toBe('DE'));
});

test('the language of an account is followed where none was chosen', async () => {
  mockServer.use(session({ ...nora, language: 'DE' }));
  await renderApp('/terms');
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Nutzungsbedingungen' }),
  ).toBeVisible();
});

test('a choice on the device counts more than that of the account', async () => {
  document.cookie = 'language=en; path=/';
  mockServer.use(session({ ...nora, language: 'DE' }));
  await renderApp('/terms');
  expect(await screen.findByRole('heading', { level: 1, name: 'Terms' })).toBeVisible();
  expect(document.documentElement.lang).toBe('en');
});

test('a choice in another tab is followed', async () => {
  mockServer.use(session());
  await renderApp('/terms');
  await screen.findByRole('heading', { level: 1, name: 'Terms' });
  // The app listens from a moment after it is shown.
  await waitFor(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'language', newValue: 'fr' }));
    expect(document.documentElement.lang).toBe('fr');
  });
  await screen.findByRole('heading', { level: 1, name: 'Conditions d’utilisation' });
  window.dispatchEvent(new StorageEvent('storage', { key: 'language', newValue: 'klingon' }));
  expect(document.documentElement.lang).toBe('fr');
});

test('what the server refuses is said in the language of the reader', async () => {
  document.cookie = 'language=de; path=/';
  mockServer.use(
    session(),
    api.mutation(LoginDocument, () =>
      HttpResponse.json({
        errors: [
          {
            message: 'Too many attempts. Try again in 12 minutes.',
            extensions: {
              code: 'RATE_LIMITED',
              text: { key: 'accounts.tooManyLogins', values: { wait: 720 } },
            },
          },
        ],
      }),
    ),
  );
  const { user } = await renderApp('/login');
  await user.selectOptions(await languageSelect(), 'Deutsch');
  const main = within(screen.getByRole('main'));
  await user.type(await main.findByLabelText(/^E-Mail-Adresse/), 'nora@example.com');
  await user.type(main.getByLabelText(/^Passwort/, { selector: 'input' }), 'correct horse');
  await user.click(main.getByRole('button', { name: 'Anmelden' }));
  expect(
    await main.findByText('Zu viele Versuche. Versuch es in 12 Minuten noch einmal.'),
  ).toBeVisible();
});

test('a refusal without a key keeps the words of the server', async () => {
  mockServer.use(
    session(),
    api.mutation(LoginDocument, () => refusal('UNAUTHENTICATED', 'Not like this.')),
  );
  const { user } = await renderApp('/login');
  const main = within(screen.getByRole('main'));
  await user.type(await main.findByLabelText(/^Email/), 'nora@example.com');
  await user.type(main.getByLabelText(/^Password/), 'correct horse');
  await user.click(main.getByRole('button', { name: 'Sign in' }));
  expect(await main.findByText('Not like this.')).toBeVisible();
});
