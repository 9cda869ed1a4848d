import { screen, waitFor, within } from '@testing-library/dom';
import { delay, HttpResponse } from 'msw';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { nora, refusal, session } from '#web/features/accounts/accounts.handlers.ts';
import { changed } from '#web/testing/changed.ts';
import { api, mockServer } from '#web/testing/mock-server.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import {
  ArchiveConversationDocument,
  BlockConversationDocument,
  ConversationPageDocument,
  ConversationsDocument,
  ConversationTypingDocument,
  EarlierMessagesDocument,
  MyMessagesChangedDocument,
  NoteTypingDocument,
  ReportConversationDocument,
  SendMessageDocument,
} from './conversation.generated.ts';
import { conversation, inbox, line, presence, sending, unread } from './messaging.handlers.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-12-01T12:00:00Z') });
  mockServer.use(session(nora), ...inbox());
});

const before = conversation().messages.nodes as Parameters<typeof sending>[0];
const field = () => screen.findByRole('textbox', { name: 'Message' });
const sendButton = () => screen.getByRole('button', { name: 'Send' });
const stream = () => screen.findByRole('log', { name: 'Conversation' });

/** What stands in the conversation, by whom. */
async function said(): Promise<string[]> {
  const articles = within(await stream()).queryAllByRole('article');
  return articles.map(
    (article) => `${article.getAttribute('aria-label')!}: ${article.firstChild!.textContent!}`,
  );
}

describe('the list of messages', () => {
  test('leads to a conversation, which an address opens too', async () => {
    const { user, location } = await renderApp('/messages');
    expect(await screen.findByText('Select a conversation')).toBeVisible();
    const list = await screen.findByRole('list', { name: 'Messages' });
    await user.click(within(list).getByRole('link', { name: /Tallow Yard/ }));
    await waitFor(() => expect(location()).toBe('/messages/5'));
    await waitFor(async () =>
      expect(await said()).toEqual(['You: Is the piano tuned?', 'Tobias Wren: On Monday.']),
    );
  });

  test('is searched, and says when nothing is found', async () => {
    const { user, location } = await renderApp('/messages');
    await screen.findByRole('list', { name: 'Messages' });
    mockServer.use(
      api.query(ConversationsDocument, () =>
        HttpResponse.json({
          data: {
            conversations: {
              __typename: 'ConversationConnection',
              nodes: [],
              pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
            },
          },
        }),
      ),
    );
    await user.type(screen.getByRole('searchbox', { name: 'Search messages' }), 'organ');
    expect(await screen.findByText('No results for “organ”')).toBeVisible();
    expect(location()).toBe('/messages?q=organ');
  });

  test('sends whoever is not logged in there and back', async () => {
    mockServer.use(session());
    const { location } = await renderApp('/messages/5');
    await waitFor(() => expect(location()).toBe('/login?to=%2Fmessages%2F5'));
  });

  test('says that a conversation of others is not there', async () => {
    mockServer.use(
      api.query(ConversationPageDocument, () =>
        HttpResponse.json({ data: { conversation: null } }),
      ),
    );
    await renderApp('/messages/6');
    expect(await screen.findByText('Conversation not found')).toBeVisible();
  });
});

describe('writing', () => {
  test('Enter sends, Shift and Enter begin a line, and nothing blank is sent', async () => {
    const attempts: string[] = [];
    mockServer.use(sending(before, attempts));
    const { user } = await renderApp('/messages/5');
    await user.type(await field(), '  ');
    expect(sendButton()).toBeDisabled();
    await user.type(await field(), '{Enter}');
    expect(attempts).toEqual([]);
    await user.clear(await field());
    await user.type(await field(), 'Lovely.{Shift>}{Enter}{/Shift}See you{Enter}');
    await waitFor(async () => expect(await said()).toContain('You: Lovely.\nSee you'));
    await waitFor(() => expect(screen.queryByText('Sending...')).toBeNull());
    expect(await said()).toHaveLength(3);
    expect(attempts).toHaveLength(1);
    expect(await field()).toHaveValue('');
  });

  test('shows a message at once, and sends it once over a line that was cut', async () => {
    const attempts: string[] = [];
    mockServer.use(
      api.mutation(SendMessageDocument, ({ variables }) => {
        attempts.push(variables.input.idempotencyKey);
        return HttpResponse.error();
      }),
    );
    const { user } = await renderApp('/messages/5');
    await user.type(await field(), 'One{Enter}');
    await user.type(await field(), 'Two{Enter}');
    await waitFor(async () => expect((await said()).slice(2)).toEqual(['You: One', 'You: Two']));
    expect(await screen.findByText('Waiting for a connection')).toBeVisible();
    mockServer.use(sending(before, attempts));
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(screen.queryByText(/Waiting|Sending/)).toBeNull());
    expect((await said()).slice(2)).toEqual(['You: One', 'You: Two']);
    // The first one was tried again under its own key.
    expect(new Set(attempts).size).toBe(2);
    expect(attempts.length).toBeGreaterThan(2);
  });

  test('says why a message was refused, and lets it be tried again', async () => {
    mockServer.use(
      api.mutation(SendMessageDocument, () => refusal('CONFLICT', 'No messages can be sent')),
    );
    const { user } = await renderApp('/messages/5');
    await user.type(await field(), 'Hello{Enter}');
    expect(await screen.findByText('Failed to send message')).toBeVisible();
    expect(screen.getByText('No messages can be sent')).toBeVisible();
    mockServer.use(sending(before));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText('No messages can be sent')).toBeNull());
    expect((await said()).at(-1)).toBe('You: Hello');
  });

  test('keeps what was typed for another time', async () => {
    const { user, goTo } = await renderApp('/messages/5');
    await user.type(await field(), 'Half a thought');
    goTo('/terms');
    await screen.findByRole('heading', { name: 'Terms' });
    goTo('/messages/5');
    expect(await field()).toHaveValue('Half a thought');
  });

  test('begins with a quick reply, which can be changed before it is sent', async () => {
    mockServer.use(...inbox(conversation([])));
    const { user } = await renderApp('/messages/5');
    await user.click(await screen.findByRole('button', { name: 'Can I bring my own gear?' }));
    expect(await field()).toHaveValue('Can I bring my own gear?');
    expect(screen.queryByRole('list', { name: 'Quick replies' })).toBeNull();
  });
});

/** Has the page hear of changes. @returns what tells it of one */
function liveMessages(): (version: string) => void {
  let tell = (_version: string) => undefined as void;
  mockServer.use(
    api.subscription(MyMessagesChangedDocument, ({ subscription }) => {
      tell = (version) =>
        subscription.publish({
          data: { myMessagesChanged: { __typename: 'MyMessagesChange', version } },
        });
      tell('1');
    }),
  );
  return (version) => tell(version);
}

describe('an open conversation', () => {
  test('shows a message once that arrives before the answer to what sent it', async () => {
    const tell = liveMessages();
    const attempts: string[] = [];
    mockServer.use(
      api.mutation(SendMessageDocument, async ({ variables }) => {
        attempts.push(variables.input.idempotencyKey);
        await delay('infinite');
      }),
    );
    const { user } = await renderApp('/messages/5');
    await user.type(await field(), 'One{Enter}');
    await waitFor(() => expect(attempts).toHaveLength(1));
    expect((await said()).slice(2)).toEqual(['You: One']);
    const idempotencyKey = attempts[0]!;
    mockServer.use(
      ...inbox(conversation([...before, line(3, 'GUEST', 'One', { idempotencyKey })])),
    );
    await waitFor(async () => {
      tell('2');
      expect(await screen.findByText('10:03 AM')).toBeVisible();
    });
    expect((await said()).slice(2)).toEqual(['You: One']);
  });

  test('shows by itself what is written, and once', async () => {
    const tell = liveMessages();
    await renderApp('/messages/5');
    await waitFor(async () => expect(await said()).toHaveLength(2));
    mockServer.use(...inbox(conversation([...before, line(3, 'HOST', 'And on Friday.')])));
    await waitFor(async () => {
      tell(String(Date.now() + Math.random()));
      expect(await said()).toContain('Tobias Wren: And on Friday.');
    });
    expect(await said()).toHaveLength(3);
  });

  test('brings what was written before', async () => {
    const page = conversation([line(9, 'HOST', 'The latest')]);
    const messages = {
      ...page.messages,
      pageInfo: { ...page.messages.pageInfo, hasPreviousPage: true },
    };
    mockServer.use(
      ...inbox({ ...page, messages }),
      api.query(EarlierMessagesDocument, ({ variables }) => {
        expect(variables).toEqual({ id: '5', before: 'first' });
        const { messages: earlier } = conversation([line(1, 'GUEST', 'The first')]);
        return HttpResponse.json({
          data: { conversation: { __typename: 'Conversation', id: '5', messages: earlier } },
        });
      }),
    );
    const { user } = await renderApp('/messages/5');
    await user.click(await screen.findByRole('button', { name: 'Show earlier messages' }));
    await waitFor(async () =>
      expect(await said()).toEqual(['You: The first', 'Tobias Wren: The latest']),
    );
    expect(screen.queryByRole('button', { name: 'Show earlier messages' })).toBeNull();
  });

  test('says what was read, what came by itself and what became of a booking', async () => {
    mockServer.use(
      ...inbox(
        conversation(
          [line(1, 'GUEST', 'Hello'), line(2, 'HOST', 'By tonight.', { isAutomatic: true })],
          {
            otherReadMessageId: '1',
            bookingEvents: [
              {
                __typename: 'ConversationBookingEvent',
                id: '8',
                bookingId: '31',
                status: 'CONFIRMED',
                isChange: false,
                at: '2026-12-01T11:00:00Z',
                startsAt: '2026-12-09T10:00:00Z',
                zone: 'Europe/London',
              },
            ],
          },
        ),
      ),
    );
    await renderApp('/messages/5');
    expect(await screen.findByText(/· Read$/)).toBeVisible();
    expect(screen.getByText(/· Automatic reply$/)).toBeVisible();
    const booking = screen.getByRole('link', { name: 'Booking confirmed: Wed, Dec 9, 10:00 AM' });
    expect(booking).toHaveAttribute('href', '/account/bookings/31');
  });

  test('is archived, blocked and reported from its menu', async () => {
    const done: unknown[] = [];
    mockServer.use(
      api.mutation(ArchiveConversationDocument, ({ variables }) => {
        done.push(variables.input);
        return changed('archiveConversation', {
          conversation: conversation(undefined, { isArchived: true }),
        });
      }),
      api.mutation(BlockConversationDocument, ({ variables }) => {
        done.push(variables.input);
        const blocked = { isBlocked: true, isClosed: true };
        return changed('blockConversation', { conversation: conversation(undefined, blocked) });
      }),
      api.mutation(ReportConversationDocument, ({ variables }) => {
        done.push(variables.input);
        return changed('reportConversation', {
          conversation: { __typename: 'Conversation', id: '5' },
        });
      }),
    );
    const { user } = await renderApp('/messages/5');
    const choose = async (name: string) => {
      await user.click(await screen.findByRole('button', { name: 'More actions' }));
      await user.click(await screen.findByRole('menuitem', { name }));
    };
    await choose('Archive');
    expect(await screen.findByText('Conversation archived')).toBeVisible();
    await choose('Report');
    const dialog = await screen.findByRole('dialog', {
      name: 'What’s wrong with this conversation?',
    });
    await user.click(within(dialog).getByRole('radio', { name: 'Something else' }));
    await user.click(within(dialog).getByRole('button', { name: 'Send report' }));
    expect(await screen.findByText('Report sent')).toBeVisible();
    await choose('Block');
    const question = await screen.findByRole('dialog', { name: 'Block Tallow Yard?' });
    await user.click(within(question).getByRole('button', { name: 'Block' }));
    expect(await screen.findByText(/You blocked this conversation/)).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'Message' })).toBeNull();
    expect(done).toEqual([
      { id: '5', isArchived: true },
      { id: '5', reason: 'OTHER', details: '' },
      { id: '5', isBlocked: true },
    ]);
  });
});

describe('the other side', () => {
  test('is seen to be here', async () => {
    mockServer.use(presence('5', 'ONLINE'));
    await renderApp('/messages/5');
    expect(await screen.findByText('Online now')).toBeVisible();
  });

  test('is seen writing for some seconds, until what they write is there', async () => {
    const told: { tell?: (version: string) => void } = {};
    mockServer.use(
      api.subscription(ConversationTypingDocument, ({ subscription }) => {
        told.tell = (version) =>
          subscription.publish({
            data: { conversationTyping: { __typename: 'ConversationTyping', version } },
          });
      }),
    );
    const tell = liveMessages();
    await renderApp('/messages/5');
    await waitFor(() => expect(told.tell).toBeDefined());
    told.tell!('1');
    expect(await screen.findByText('Tallow Yard is typing...')).toBeVisible();
    mockServer.use(...inbox(conversation([...before, line(3, 'HOST', 'And on Friday.')])));
    await waitFor(async () => {
      tell(String(Date.now() + Math.random()));
      expect(await said()).toContain('Tobias Wren: And on Friday.');
    });
    expect(screen.queryByText('Tallow Yard is typing...')).toBeNull();
  });

  test('is told now and then that one is writing', async () => {
    const noted: unknown[] = [];
    mockServer.use(
      api.mutation(NoteTypingDocument, ({ variables }) => {
        noted.push(variables.input);
        return changed('noteTyping', { conversation: { __typename: 'Conversation', id: '5' } });
      }),
    );
    const { user } = await renderApp('/messages/5');
    await user.type(await field(), 'Hello there');
    await waitFor(() => expect(noted).toEqual([{ id: '5' }]));
  });
});

test('the account menu says how many messages are unread', async () => {
  mockServer.use(unread(3));
  const { user } = await renderApp('/terms');
  await user.click(await screen.findByRole('button', { name: /Nora/ }));
  expect(
    await screen.findByRole('menuitem', { name: /Messages.*3 unread messages/ }),
  ).toHaveAttribute('href', '/messages');
});
