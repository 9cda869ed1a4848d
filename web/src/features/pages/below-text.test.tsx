import { screen, waitFor, within } from '@testing-library/dom';
import { describe, expect, test } from 'vitest';
import { nora, session } from '#web/features/accounts/accounts.handlers.ts';
import { noPress } from '#web/features/company/company.handlers.ts';
import { promoted } from '#web/features/deals/deals.handlers.ts';
import { greyMap, ticketPage, writing } from '#web/features/help/tickets.handlers.ts';
import { listed } from '#web/features/search/search.handlers.ts';
import type { OpenTicketInput } from '#web/lib/schema.generated.ts';
import { mockServer } from '#web/testing/mock-server.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { belowText } from './below-text.ts';
import { pageText } from './pages.handlers.ts';
import { textPages } from './text-pages.ts';

test('what stands below texts stands on pages that there are', () => {
  const ids = textPages.map(({ id }) => id);
  expect(Object.keys(belowText).filter((id) => !ids.includes(id))).toEqual([]);
});

test('a service is asked for below its text', async () => {
  const sent: OpenTicketInput[] = [];
  mockServer.use(
    session(nora),
    ...writing(sent),
    pageText({ title: 'Press room', body: { type: 'doc', content: [] } }),
    ticketPage(greyMap),
    noPress(),
  );
  const { user } = await renderApp('/press-room');
  expect(await screen.findByRole('heading', { name: 'Ask us for a story' })).toBeVisible();
  await user.type(screen.getByLabelText('Publication, program or channel'), 'Radio Nord');
  await user.selectOptions(screen.getByLabelText('What you need'), 'A conversation');
  await user.type(screen.getByLabelText('Your message'), 'About rooms.');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    category: 'PRESS',
    subject: 'Press',
    answers: [
      { field: 'outlet', value: 'Radio Nord' },
      { field: 'wish', value: 'conversation' },
    ],
  });
});

describe('what is promoted', () => {
  const text = pageText({ title: 'Promotions', body: { type: 'doc', content: [] } });

  test('is counted, and each studio is labelled', async () => {
    mockServer.use(session(), text, promoted([listed('7', 'Tin Chapel', 'drums', 'tokyo')]));
    await renderApp('/promotions');
    const now = within(await screen.findByRole('region', { name: 'Promoted right now' }));
    expect(
      await now.findByText('1 of 667 studios on Roomtone is promoted right now (0.1%).'),
    ).toBeVisible();
    const card = within(now.getByRole('article'));
    expect(card.getByRole('link', { name: 'Tin Chapel' })).toBeVisible();
    expect(card.getByText('Sponsored')).toBeVisible();
    expect(now.getByRole('link', { name: 'All sponsored studios' })).toHaveAttribute(
      'href',
      '/promoted',
    );
  });

  test('may be nothing', async () => {
    mockServer.use(session(), text, promoted([]));
    await renderApp('/promotions');
    expect(await screen.findByText('Nothing is promoted right now')).toBeVisible();
  });
});
