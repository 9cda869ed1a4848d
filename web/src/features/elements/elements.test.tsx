import { screen, waitFor, within } from '@testing-library/dom';
import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { session } from '#web/features/accounts/accounts.handlers.ts';
import { api, mockServer } from '#web/testing/mock-server.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { ElementStudiosDocument } from './elements.generated.ts';

const noStudios = api.query(ElementStudiosDocument, () =>
  HttpResponse.json({ data: { studios: { __typename: 'StudioConnection', nodes: [] } } }),
);

test('every part of the interface is there, and what opens closes again', async () => {
  mockServer.use(session(), noStudios);
  const { user } = await renderApp('/demoelements');
  const parts = await screen.findByRole('navigation', { name: 'Parts' });
  const names = within(parts)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
  expect(names).toHaveLength(9);
  for (const name of names) {
    expect(screen.getByRole('heading', { level: 2, name })).toBeVisible();
  }
  const windows = within(screen.getByRole('region', { name: 'Windows' }));
  const openers = await windows.findAllByRole('button', { name: 'Open' });
  await user.click(openers[1]!);
  const question = within(await screen.findByRole('dialog', { name: 'Cancel this session?' }));
  await user.click(question.getByRole('button', { name: 'Cancel it' }));
  expect(await screen.findByText('Nothing was canceled: this was a trial')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
