import { screen, waitFor, within } from '@testing-library/dom';
import { HttpResponse } from 'msw';
import { GraphQLError } from 'graphql';
import { beforeEach, expect, test } from 'vitest';
import { ada, session } from '#web/features/accounts/accounts.handlers.ts';
import { greyMap, ticketMessage } from '#web/features/help/tickets.handlers.ts';
import type { TicketFilterInput } from '#web/lib/schema.generated.ts';
import { changed } from '#web/testing/changed.ts';
import { api, mockServer } from '#web/testing/mock-server.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import {
  AnswerTicketDocument,
  AssignTicketDocument,
  CannedAnswersDocument,
  NoteOnTicketDocument,
  SaveCannedAnswerDocument,
  TicketAssigneesDocument,
  TicketCountsDocument,
  TicketQueueDocument,
  TicketToAnswerDocument,
} from './tickets.generated.ts';

const desk = {
  __typename: 'TicketDesk',
  priority: 'HIGH',
  assigneeId: null,
  assigneeName: null,
  senderId: null,
  senderEmail: 'noa@example.org',
  language: 'DE',
} as const;
const ticket = { ...greyMap, desk };
const assignees = [{ __typename: 'User' as const, id: ada.id, name: ada.name }];
const canned = {
  __typename: 'CannedAnswer',
  id: '3',
  title: 'Reload',
  content: 'Hello {name}, please reload. ({number})',
} as const;

const toAnswer = (shown: typeof ticket) =>
  api.query(TicketToAnswerDocument, () =>
    HttpResponse.json({
      data: { ticket: shown, ticketAssignees: assignees, cannedAnswers: [canned] },
    }),
  );

beforeEach(() => mockServer.use(session(ada)));

test('the queue has what waits first, and is narrowed by what the address says', async () => {
  const asked: unknown[] = [];
  mockServer.use(
    api.query(TicketAssigneesDocument, () =>
      HttpResponse.json({ data: { ticketAssignees: assignees } }),
    ),
    api.query(TicketCountsDocument, () =>
      HttpResponse.json({
        data: {
          ticketCounts: [
            { __typename: 'TicketCount', state: 'OPEN', count: 2 },
            { __typename: 'TicketCount', state: 'WAITING_FOR_STAFF', count: 3 },
            { __typename: 'TicketCount', state: 'SOLVED', count: 9 },
          ],
        },
      }),
    ),
    api.query(TicketQueueDocument, ({ variables }) => {
      const filter = variables.filter as TicketFilterInput;
      asked.push(filter);
      const nodes = filter.category ? [] : [ticket];
      return HttpResponse.json({
        data: {
          tickets: {
            __typename: 'TicketConnection',
            nodes,
            pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
          },
        },
      });
    }),
  );
  const { user, location } = await renderApp('/admin/tickets');
  const views = within(await screen.findByRole('navigation', { name: 'Which tickets' }));
  expect(views.getByRole('link', { name: 'Waiting (5)' })).toHaveAttribute('aria-current', 'page');
  expect(views.getByRole('link', { name: 'Solved (9)' })).toHaveAttribute(
    'href',
    '/admin/tickets?state=solved',
  );
  expect(await screen.findByRole('link', { name: 'The map is grey' })).toHaveAttribute(
    'href',
    '/admin/tickets/RT-10243',
  );
  expect(screen.getByText('High')).toBeVisible();
  expect(asked).toEqual([{ states: ['OPEN', 'WAITING_FOR_STAFF'] }]);
  await user.selectOptions(screen.getByLabelText('Category'), 'Press');
  expect(await screen.findByText('No such tickets')).toBeVisible();
  expect(location()).toBe('/admin/tickets?category=press');
});

test('a ticket is answered with a prepared answer', async () => {
  const sent: unknown[] = [];
  mockServer.use(
    toAnswer(ticket),
    api.mutation(AnswerTicketDocument, ({ variables: { input } }) => {
      sent.push(input);
      const messages = [...ticket.messages, ticketMessage('2', 'STAFF', 'Answered.')];
      return changed('answerTicket', { ticket: { ...ticket, state: 'SOLVED' as const, messages } });
    }),
  );
  const { user } = await renderApp('/admin/tickets/RT-10243');
  expect(await screen.findByText(/noa@example\.org · without an account · Deutsch/)).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Prepared answer'), 'Reload');
  const field = screen.getByLabelText('Your answer');
  expect(field).toHaveValue('Hello Nora Quist, please reload. (RT-10243)');
  await user.selectOptions(screen.getByLabelText('State afterwards'), 'Solved');
  await user.click(screen.getByRole('button', { name: 'Send answer' }));
  expect(await screen.findByText('Answered.')).toBeVisible();
  expect(sent).toEqual([
    {
      id: 'RT-10243',
      content: 'Hello Nora Quist, please reload. (RT-10243)',
      attachments: [],
      state: 'SOLVED',
    },
  ]);
  expect(screen.getByLabelText('State')).toHaveValue('SOLVED');
});

test('a note is kept for staff', async () => {
  mockServer.use(
    toAnswer(ticket),
    api.mutation(NoteOnTicketDocument, ({ variables: { input } }) => {
      const { content } = input as { content: string };
      const messages = [...ticket.messages, ticketMessage('2', 'NOTE', content)];
      return changed('noteOnTicket', { ticket: { ...ticket, messages } });
    }),
  );
  const { user } = await renderApp('/admin/tickets/RT-10243');
  await user.type(await screen.findByLabelText('Your note'), 'Known since Monday');
  await user.click(screen.getByRole('button', { name: 'Keep note' }));
  const thread = within(screen.getByRole('list', { name: 'Messages' }));
  expect(await thread.findByText('Known since Monday')).toBeVisible();
});

test('whoever takes a ticket that somebody else has taken is told, and sees whose it is', async () => {
  mockServer.use(
    toAnswer(ticket),
    api.mutation(AssignTicketDocument, () => {
      mockServer.use(
        toAnswer({
          ...ticket,
          desk: { ...desk, assigneeId: ada.id, assigneeName: ada.name },
        } as never),
      );
      const message = 'Somebody else has assigned this ticket meanwhile.';
      return HttpResponse.json({
        data: { assignTicket: null },
        errors: [new GraphQLError(message, { extensions: { code: 'CONFLICT' } })],
      });
    }),
  );
  const { user } = await renderApp('/admin/tickets/RT-10243');
  await user.click(await screen.findByRole('button', { name: 'Assign to me' }));
  expect(await screen.findByText('The ticket wasn’t changed')).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText('Assigned to')).toHaveValue(ada.id));
});

test('answers are prepared', async () => {
  const listed = (answers: readonly (typeof canned)[]) =>
    api.query(CannedAnswersDocument, () =>
      HttpResponse.json({ data: { cannedAnswers: [...answers] } }),
    );
  mockServer.use(
    listed([]),
    api.mutation(SaveCannedAnswerDocument, () => {
      mockServer.use(listed([canned]));
      return changed('saveCannedAnswer', { answer: canned });
    }),
  );
  const { user } = await renderApp('/admin/tickets/answers');
  expect(await screen.findByText('No prepared answers yet')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'New answer' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New answer' }));
  await user.type(dialog.getByLabelText('Title'), 'Reload');
  await user.type(dialog.getByLabelText('Answer'), 'Hello, please reload.');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('button', { name: 'Edit “Reload”' })).toBeVisible();
});
