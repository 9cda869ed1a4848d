import { screen, waitFor, within } from '@testing-library/dom';
import { HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { nora, session } from '#web/features/accounts/accounts.handlers.ts';
import type { OpenTicketInput } from '#web/lib/schema.generated.ts';
import { changed } from '#web/testing/changed.ts';
import { api, mockServer } from '#web/testing/mock-server.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { article, helpSearch } from './help.handlers.ts';
import { greyMap, myTickets, ticketMessage, ticketPage, writing } from './tickets.handlers.ts';
import {
  MyTicketsDocument,
  RateTicketDocument,
  ReplyToTicketDocument,
  TicketChangedDocument,
} from './tickets.generated.ts';

const pdf = new File(['x'], 'Log.pdf', { type: 'application/pdf' });
const chooser = () => document.querySelector<HTMLInputElement>('input[type=file]')!;

describe('the form', () => {
  test('is sent by a guest with a file, who is told the number and where the answer will be', async () => {
    const sent: OpenTicketInput[] = [];
    mockServer.use(session(), ...writing(sent));
    const { user } = await renderApp('/helpdesk/contact');
    await user.type(await screen.findByLabelText('Your name'), 'Noa Berg');
    await user.type(screen.getByLabelText('Your email'), 'noa@example.org');
    await user.selectOptions(screen.getByLabelText('What is it about?'), 'Something doesn’t work');
    await user.type(screen.getByLabelText('In a few words'), 'The map is grey');
    await user.type(screen.getByLabelText('Your message'), 'It stays grey.');
    await user.upload(chooser(), pdf);
    const files = await screen.findByRole('list', { name: 'Attached files' });
    expect(within(files).getByText('Log.pdf')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText(/^Sent as RT-10243/)).toBeVisible();
    expect(sent).toEqual([
      {
        category: 'TECHNICAL',
        subject: 'The map is grey',
        content: 'It stays grey.',
        answers: [],
        attachments: [{ key: 'kept', fileName: 'Log.pdf' }],
        name: 'Noa Berg',
        email: 'noa@example.org',
      },
    ]);
  });

  test('has its category from the address, and leads whoever is logged in to the ticket', async () => {
    const sent: OpenTicketInput[] = [];
    mockServer.use(session(nora), ...writing(sent), ticketPage(greyMap));
    const { user, location } = await renderApp('/helpdesk/contact?category=listing');
    expect(await screen.findByLabelText('What is it about?')).toHaveValue('listing');
    expect(screen.queryByLabelText('Your name')).toBeNull();
    await user.selectOptions(await screen.findByLabelText('Studio (optional)'), 'Tallow Yard');
    await user.type(screen.getByLabelText('In a few words'), 'Our hours');
    await user.type(screen.getByLabelText('Your message'), 'They are wrong.');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(location()).toBe('/account/tickets/RT-10243'));
    expect(sent[0]).toMatchObject({ category: 'LISTING', studioId: '5', bookingId: null });
  });

  test('says at each field what is missing, and keeps the category’s own fields with it', async () => {
    const sent: OpenTicketInput[] = [];
    mockServer.use(session(nora), ...writing(sent));
    const { user, location } = await renderApp('/submit-ticket?category=careers');
    expect(location()).toBe('/helpdesk/contact?category=careers');
    await user.click(await screen.findByRole('button', { name: 'Send' }));
    const work = screen.getByLabelText('Link to your work');
    await waitFor(() => expect(work).toBeInvalid());
    expect(screen.getByLabelText('In a few words')).toBeInvalid();
    expect(screen.getByLabelText('Your message')).toBeInvalid();
    expect(sent).toEqual([]);
  });

  test('suggests what the help center has while the subject is typed', async () => {
    mockServer.use(session(), helpSearch([article('Cancel a booking', 'BOOKING')]), ...writing([]));
    const { user } = await renderApp('/helpdesk/contact');
    await user.type(await screen.findByLabelText('In a few words'), 'cancel');
    expect(await screen.findByRole('link', { name: 'Cancel a booking' })).toHaveAttribute(
      'href',
      '/helpdesk/articles/1',
    );
  });
});

test('the contact page leads to each desk with what it is about', async () => {
  mockServer.use(session());
  await renderApp('/contact');
  const main = within(screen.getByRole('main'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Contact' })).toBeVisible();
  for (const [name, category] of [
    [/^Press/, 'press'],
    [/^A booking/, 'booking'],
    [/^Report something/, 'report'],
  ] as const) {
    expect(main.getByRole('link', { name })).toHaveAttribute(
      'href',
      `/helpdesk/contact?category=${category}`,
    );
  }
});

describe('tickets of one’s own', () => {
  test('are listed, with where each stands', async () => {
    mockServer.use(session(nora), myTickets([greyMap]));
    const { user } = await renderApp('/account/tickets');
    const list = within(await screen.findByRole('list', { name: 'Your tickets' }));
    expect(list.getByText('Open')).toBeVisible();
    mockServer.use(ticketPage(greyMap));
    await user.click(list.getByRole('link', { name: 'The map is grey' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'The map is grey' })).toBeVisible();
  });

  test('are none at first, and it is said where to write', async () => {
    mockServer.use(session(nora), myTickets([]));
    await renderApp('/account/tickets');
    expect(await screen.findByText('You haven’t asked us anything yet')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Write to us' })).toHaveAttribute(
      'href',
      '/helpdesk/contact',
    );
  });
});

test('the page on help leads whoever is logged in to what they asked last', async () => {
  mockServer.use(session(nora), myTickets([greyMap]));
  await renderApp('/help');
  const list = within(await screen.findByRole('list', { name: 'Your tickets' }));
  expect(list.getByText('Open')).toBeVisible();
  expect(list.getByRole('link', { name: 'The map is grey' })).toHaveAttribute(
    'href',
    '/account/tickets/RT-10243',
  );
});

test('the page on help asks nothing about visitors', async () => {
  const asked: string[] = [];
  mockServer.use(
    session(),
    api.query(MyTicketsDocument, () => {
      asked.push('myTickets');
      return HttpResponse.error();
    }),
  );
  await renderApp('/help');
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  expect(screen.queryByText('Your tickets')).toBeNull();
  expect(asked).toEqual([]);
});

describe('a thread', () => {
  test('is read and replied to by a guest with the key of the link', async () => {
    const answered = {
      ...greyMap,
      state: 'WAITING_FOR_SENDER',
      messages: [...greyMap.messages, ticketMessage('2', 'STAFF', 'Reload the page.')],
    } as const;
    mockServer.use(
      session(),
      ticketPage(answered, 'secret'),
      api.mutation(ReplyToTicketDocument, ({ variables: { input } }) => {
        const { id, key, content } = input as { id: string; key: string; content: string };
        expect([id, key]).toEqual(['RT-10243', 'secret']);
        const messages = [...answered.messages, ticketMessage('3', 'SENDER', content)];
        const ticket = { ...answered, state: 'WAITING_FOR_STAFF' as const, messages };
        return changed('replyToTicket', { ticket });
      }),
    );
    const { user } = await renderApp('/helpdesk/tickets/RT-10243/secret');
    const thread = within(await screen.findByRole('list', { name: 'Messages' }));
    expect(thread.getByText('Roomtone')).toBeVisible();
    expect(thread.getByText('Reload the page.')).toBeVisible();
    expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await user.type(screen.getByLabelText('Your reply'), 'Still grey.');
    await user.click(screen.getByRole('button', { name: 'Send reply' }));
    expect(await thread.findByText('Still grey.')).toBeVisible();
    expect(screen.getByText('Waiting for us')).toBeVisible();
    expect(screen.getByLabelText('Your reply')).toHaveValue('');
  });

  test('shows a guest an answer as it comes, and keeps what they write meanwhile', async () => {
    let tell: (version: string) => void = () => expect.fail('Nobody follows it.');
    mockServer.use(
      session(),
      ticketPage(greyMap, 'secret'),
      api.subscription(TicketChangedDocument, ({ subscription }) => {
        expect(subscription.variables).toMatchObject({ ticketId: 'RT-10243', key: 'secret' });
        tell = (version) =>
          subscription.publish({
            data: {
              ticketChanged: { __typename: 'TicketChange', ticketId: 'RT-10243', version },
            },
          });
      }),
    );
    const { user } = await renderApp('/helpdesk/tickets/RT-10243/secret');
    await user.type(await screen.findByLabelText('Your reply'), 'It is');
    const messages = [...greyMap.messages, ticketMessage('2', 'STAFF', 'Reload the page.')];
    mockServer.use(ticketPage({ ...greyMap, messages }, 'secret'));
    await waitFor(() => tell('1'));
    tell('2');
    expect(await screen.findByText('Reload the page.')).toBeVisible();
    expect(screen.getByLabelText('Your reply')).toHaveValue('It is');
  });

  test('is there for nobody without the key', async () => {
    mockServer.use(session(), ticketPage(greyMap, 'secret'));
    await renderApp('/helpdesk/tickets/RT-10243/guessed');
    expect(await screen.findByRole('heading', { name: 'There’s no such ticket' })).toBeVisible();
  });

  test('is rated once it is solved', async () => {
    mockServer.use(
      session(nora),
      ticketPage({ ...greyMap, state: 'SOLVED' }),
      api.mutation(RateTicketDocument, ({ variables: { input } }) => {
        const { id, rating, words } = input as { id: string; rating: number; words: string };
        const ticket = { __typename: 'Ticket' as const, id, rating, ratingWords: words };
        return changed('rateTicket', { ticket });
      }),
    );
    const { user } = await renderApp('/account/tickets/RT-10243');
    expect(await screen.findByText(/within 14 days opens it again/)).toBeVisible();
    screen.getByRole('radio', { name: '4 stars' }).focus();
    await user.keyboard(' ');
    await user.click(screen.getByRole('button', { name: 'Send rating' }));
    expect(await screen.findByText('You gave 4 of 5. Thank you.')).toBeVisible();
  });

  test('that is closed takes no more', async () => {
    mockServer.use(session(nora), ticketPage({ ...greyMap, state: 'CLOSED', rating: 5 }));
    await renderApp('/account/tickets/RT-10243');
    expect(await screen.findByText(/^This ticket is closed/)).toBeVisible();
    expect(screen.queryByLabelText('Your reply')).toBeNull();
  });

  test('that could not be replied to says so, and keeps what was written', async () => {
    mockServer.use(
      session(nora),
      ticketPage(greyMap),
      api.mutation(ReplyToTicketDocument, () => HttpResponse.error()),
    );
    const { user } = await renderApp('/account/tickets/RT-10243');
    await user.type(await screen.findByLabelText('Your reply'), 'Still grey.');
    await user.click(screen.getByRole('button', { name: 'Send reply' }));
    expect((await screen.findAllByRole('alert'))[0]).toBeVisible();
    expect(screen.getByLabelText('Your reply')).toHaveValue('Still grey.');
  });
});
