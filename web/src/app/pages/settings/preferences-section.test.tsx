import { screen, waitFor, within } from '@testing-library/dom';
import { afterEach, expect, test, vi } from 'vitest';
import { nora, session } from '#web/features/accounts/accounts.handlers.ts';
import { SetLanguageDocument } from '#web/features/accounts/language.generated.ts';
import { changed } from '#web/testing/changed.ts';
import { api, mockServer } from '#web/testing/mock-server.ts';
import { renderApp } from '#web/testing/render-app.tsx';

afterEach(() => {
  document.documentElement.lang = 'en';
});

test('language, currency and colour scheme are set in one place', async () => {
  const told = vi.fn<(language: unknown) => void>();
  mockServer.use(
    session(nora),
    api.mutation(SetLanguageDocument, ({ variables }) => {
      told(variables.language);
      return changed('setLanguage', { user: { ...nora, language: 'DE' } });
    }),
  );
  const { user } = await renderApp('/account/settings');
  const main = within(screen.getByRole('main'));
  expect(await main.findByRole('region', { name: 'Theme' })).toBeVisible();
  expect(main.getByRole('region', { name: 'Currency' })).toHaveTextContent(
    'You’re charged in US dollars.',
  );
  expect(main.getByRole('combobox', { name: 'Currency' })).toHaveDisplayValue('US dollar ($)');
  await user.selectOptions(main.getByRole('combobox', { name: 'Language' }), 'Deutsch');
  expect(await main.findByRole('region', { name: 'Währung' })).toBeVisible();
  await waitFor(() => expect(told).toHaveBeenCalledExactlyOnceWith('DE'));
});
