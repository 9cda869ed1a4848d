import { screen } from '@testing-library/dom';
import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { session } from '#web/features/accounts/accounts.handlers.ts';
import { api, mockServer } from '#web/testing/mock-server.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { VaultSheetsDocument } from './vault.generated.ts';

test('sheets are had to print and to fill in, in a language of one’s choice', async () => {
  mockServer.use(
    session(),
    api.query(VaultSheetsDocument, ({ variables: { language } }) => {
      const sheet = {
        __typename: 'VaultSheet' as const,
        name: 'splitSheet',
        language,
        title: `Split sheet ${language}`,
        about: 'Who wrote.',
        pdf: `/api/vault/sheet.pdf?language=${language}`,
        xlsx: `/api/vault/sheet.xlsx?language=${language}`,
      };
      return HttpResponse.json({ data: { vaultSheets: [sheet] } });
    }),
  );
  const { user, location } = await renderApp('/vault');
  expect(await screen.findByRole('link', { name: 'Split sheet EN as PDF' })).toHaveAttribute(
    'href',
    '/api/vault/sheet.pdf?language=EN',
  );
  await user.selectOptions(screen.getByLabelText('Language of the sheets'), 'Deutsch');
  expect(
    await screen.findByRole('link', { name: 'Split sheet DE as a spreadsheet' }),
  ).toHaveAttribute('href', '/api/vault/sheet.xlsx?language=DE');
  expect(location()).toBe('/vault?language=DE');
});
