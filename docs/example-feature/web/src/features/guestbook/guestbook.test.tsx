import { screen } from '@testing-library/dom';
import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { session } from '#web/features/accounts/accounts.handlers.ts';
import { api, mockServer } from '#web/testing/mock-server.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { GuestbookDocument } from './guestbook.generated.ts';

test('the guestbook is found under More and shows what people wrote', async () => {
  const author = { __typename: 'User' as const, id: '3', name: 'Nell' };
  const greeting = { __typename: 'Greeting' as const, id: '7', author, text: 'Good morning' };
  mockServer.use(
    session(),
    api.query(GuestbookDocument, () => HttpResponse.json({ data: { guestbook: [greeting] } })),
  );
  const { user } = await renderApp('/terms');
  await user.click(await screen.findByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Guestbook' }));
  expect(await screen.findByText('Nell: Good morning')).toBeVisible();
});
