import { screen } from '@testing-library/dom';
import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { MeDocument } from '#web/features/accounts/session.generated.ts';
import { api, mockServer } from '#web/testing/mock-server.ts';
import { renderApp } from '#web/testing/render-app.tsx';

test('a visitor goes from one page to another without leaving the app', async () => {
  mockServer.use(api.query(MeDocument, () => HttpResponse.json({ data: { me: null } })));
  const { user, location } = await renderApp('/terms');
  expect(await screen.findByRole('heading', { level: 1, name: 'Terms' })).toBeVisible();
  await user.click(await screen.findByRole('link', { name: 'Privacy' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible();
  expect(location()).toBe('/privacy');
});
