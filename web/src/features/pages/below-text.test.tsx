import { screen, waitFor } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { nora, session } from '#web/features/accounts/accounts.handlers.ts';
import { noPress } from '#web/features/company/company.handlers.ts';
import { greyMap, ticketPage, writing } from '#web/features/help/tickets.handlers.ts';
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
