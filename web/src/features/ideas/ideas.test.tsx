import { screen, waitFor, within } from '@testing-library/dom';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { ada, nora, refusal, session } from '#web/features/accounts/accounts.handlers.ts';
import { LoginDocument } from '#web/features/accounts/authentication.generated.ts';
import { storeAction } from '#web/features/accounts/pending-action.ts';
import { changed } from '#web/testing/changed.ts';
import { api, mockServer } from '#web/testing/mock-server.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { IdeasDocument, VoteForIdeaDocument } from './ideas.generated.ts';
import { idea, ideasOver } from './ideas.handlers.ts';

const weekly = () => idea('1', 'Weekly bookings', { voteCount: 9, status: 'PLANNED' });
const app = () => idea('2', 'An app', { voteCount: 4, createdAt: '2026-11-25T12:00:00.000Z' });
const nights = () =>
  idea('3', 'Nachttarife', { voteCount: 6, language: 'DE', isOurs: true, author: null });

beforeEach(() => sessionStorage.clear());

const titles = (level: number) =>
  within(screen.getByRole('main'))
    .getAllByRole('heading', { level })
    .map(({ textContent }) => textContent);

describe('ideas', () => {
  test('are listed by votes, and by what came last when asked', async () => {
    mockServer.use(session(), ...ideasOver([weekly(), app(), nights()]).handlers);
    const { user, location } = await renderApp('/feedback');
    await waitFor(() => expect(titles(2)).toEqual(['Weekly bookings', 'Nachttarife', 'An app']));
    await waitFor(() => expect(document.title).toBe('Ideas & feedback · Roomtone'));
    await user.selectOptions(screen.getByLabelText('Order'), 'Latest');
    await waitFor(() => expect(titles(2)[0]).toBe('An app'));
    expect(location()).toBe('/feedback?order=latest');
  });

  test('are filtered by status and words, which the address keeps', async () => {
    mockServer.use(session(), ...ideasOver([weekly(), app(), nights()]).handlers);
    const { user, location, goBack } = await renderApp('/feedback?status=open');
    await waitFor(() => expect(titles(2)).toEqual(['Nachttarife', 'An app']));
    const main = within(screen.getByRole('main'));
    await user.type(main.getByRole('searchbox', { name: 'Search ideas' }), 'app');
    await waitFor(() => expect(titles(2)).toEqual(['An app']));
    expect(location()).toBe('/feedback?status=open&q=app');
    await user.click(main.getByRole('link', { name: 'Done' }));
    expect(await main.findByText('No ideas here')).toBeVisible();
    goBack();
    await waitFor(() => expect(titles(2)).toEqual(['An app']));
  });

  test('of another language say so, to readers and to what reads aloud', async () => {
    mockServer.use(session(), ...ideasOver([nights()]).handlers);
    await renderApp('/feedback/3');
    const title = await screen.findByRole('heading', { level: 1, name: 'Nachttarife' });
    expect(title).toHaveAttribute('lang', 'de');
    expect(within(screen.getByRole('main')).getByText(/German/)).toBeVisible();
    expect(screen.getByText('Roomtone team · November 21, 2026')).toBeVisible();
  });

  test('that cannot be shown are asked for again', async () => {
    const { handlers } = ideasOver([app()]);
    mockServer.use(session(), ...handlers);
    mockServer.use(api.query(IdeasDocument, () => refusal('INTERNAL', 'No.'), { once: true }));
    const { user } = await renderApp('/feedback');
    expect(await screen.findByText('The ideas didn’t load')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(titles(2)).toEqual(['An app']));
  });

  test('that are not there lead to the others', async () => {
    mockServer.use(session(), ...ideasOver([]).handlers);
    await renderApp('/feedback/77');
    expect(await screen.findByRole('heading', { name: 'Idea not found' })).toBeVisible();
    expect(
      within(screen.getByRole('main')).getByRole('link', { name: 'All ideas' }),
    ).toHaveAttribute('href', '/feedback');
  });

  test('that were merged lead to the one that stays', async () => {
    const merged = idea('4', 'A program', { mergedIntoId: '2' });
    mockServer.use(session(), ...ideasOver([app(), merged]).handlers);
    const { location } = await renderApp('/feedback/4');
    expect(await screen.findByRole('heading', { level: 1, name: 'An app' })).toBeVisible();
    expect(location()).toBe('/feedback/2');
  });
});

describe('a vote', () => {
  test('is set and taken back by the same button', async () => {
    const { voted, handlers } = ideasOver([app()]);
    mockServer.use(session(nora), ...handlers);
    const { user } = await renderApp('/feedback');
    await user.click(await screen.findByRole('button', { name: 'Vote for An app: 4 votes' }));
    const pressed = await screen.findByRole('button', { name: 'Vote for An app: 5 votes' });
    await waitFor(() => expect(pressed).toBePressed());
    await waitFor(() => expect(pressed).not.toHaveAttribute('aria-disabled', 'true'));
    expect(voted).toEqual(['2']);
    await user.click(pressed);
    const button = await screen.findByRole('button', { name: 'Vote for An app: 4 votes' });
    expect(button).not.toBePressed();
    await waitFor(() => expect(voted).toEqual([]));
  });

  test('is shown at once, and taken back when the network is cut', async () => {
    const answer = Promise.withResolvers<void>();
    mockServer.use(
      session(nora),
      api.mutation(VoteForIdeaDocument, async () => {
        await answer.promise;
        return HttpResponse.error();
      }),
      ...ideasOver([app()]).handlers,
    );
    const { user } = await renderApp('/feedback');
    await user.click(await screen.findByRole('button', { name: 'Vote for An app: 4 votes' }));
    expect(await screen.findByRole('button', { name: 'Vote for An app: 5 votes' })).toBePressed();
    answer.resolve();
    expect(await screen.findByText('Your vote wasn’t counted')).toBeVisible();
    const button = await screen.findByRole('button', { name: 'Vote for An app: 4 votes' });
    expect(button).not.toBePressed();
  });

  test('of a visitor leads to logging in', async () => {
    const { voted, handlers } = ideasOver([app()]);
    mockServer.use(session(), ...handlers);
    const { user } = await renderApp('/feedback/2');
    await user.click(await screen.findByRole('button', { name: 'Vote for An app: 4 votes' }));
    expect(await screen.findByRole('dialog')).toBeVisible();
    expect(voted).toEqual([]);
  });

  test('that a visitor asked for is set once they are back', async () => {
    const { voted, handlers } = ideasOver([app(), weekly()]);
    storeAction({ kind: 'idea', subject: '2' });
    mockServer.use(session(nora), ...handlers);
    await renderApp('/feedback');
    await waitFor(() => expect(voted).toEqual(['2']));
  });
});

describe('whoever is logged in', () => {
  test('suggests an idea, and sees similar ones while typing', async () => {
    const { handlers } = ideasOver([weekly()]);
    mockServer.use(session(nora), ...handlers);
    const { user, location } = await renderApp('/feedback/new');
    await user.type(await screen.findByLabelText('What would you like?'), 'Weekly rehearsals');
    expect(await screen.findByRole('link', { name: 'Weekly bookings' })).toHaveAttribute(
      'href',
      '/feedback/1',
    );
    await user.click(screen.getByRole('button', { name: 'Suggest it' }));
    expect(await screen.findByText('Describe what you would like, and what for')).toBeVisible();
    await user.type(screen.getByLabelText('Tell us more'), 'Every Tuesday.');
    await user.click(screen.getByRole('button', { name: 'Suggest it' }));
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Weekly rehearsals' }),
    ).toBeVisible();
    expect(location()).toBe('/feedback/101');
  });

  test('rewords an idea of theirs, or removes it', async () => {
    const { handlers } = ideasOver([app()], { own: ['2'] });
    mockServer.use(session(nora), ...handlers);
    const { user, location } = await renderApp('/feedback/2');
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    const field = await screen.findByLabelText('What would you like?');
    await user.clear(field);
    await user.type(field, 'Two apps');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Two apps' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove this idea?' }));
    await user.click(dialog.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('Idea removed')).toBeVisible();
    await waitFor(() => expect(location()).toBe('/feedback'));
  });

  test('finds nothing of that at ideas of others', async () => {
    mockServer.use(session(nora), ...ideasOver([app()]).handlers);
    await renderApp('/feedback/2');
    await screen.findByRole('heading', { level: 1, name: 'An app' });
    expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
    expect(screen.queryByText('For administrators')).toBeNull();
  });
});

test('a visitor writes an idea first, and logging in sends it', async () => {
  mockServer.use(session(), ...ideasOver([weekly()]).handlers);
  const { user, location } = await renderApp('/feedback/new');
  await user.type(await screen.findByLabelText('What would you like?'), 'Weekly rehearsals');
  expect(await screen.findByRole('link', { name: 'Weekly bookings' })).toBeVisible();
  await user.type(screen.getByLabelText('Tell us more'), 'Every Tuesday.');
  await user.click(screen.getByRole('button', { name: 'Suggest it' }));
  const dialog = within(await screen.findByRole('dialog'));
  mockServer.use(
    session(nora),
    api.mutation(LoginDocument, () => changed('login', { user: nora })),
  );
  await user.type(await dialog.findByLabelText('Email or username'), 'nora');
  await user.type(dialog.getByLabelText('Password'), 'longenough');
  await user.click(dialog.getByRole('button', { name: 'Sign In' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Weekly rehearsals' })).toBeVisible();
  expect(location()).toBe('/feedback/101');
});

describe('an administrator', () => {
  test('moves an idea and replies', async () => {
    mockServer.use(session(ada), ...ideasOver([app()]).handlers);
    const { user } = await renderApp('/feedback/2');
    await user.click(await screen.findByRole('button', { name: 'Move and reply' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Move and reply' }));
    await user.selectOptions(dialog.getByLabelText('Status'), 'Planned');
    await user.type(dialog.getByLabelText('Reply'), 'Next spring.');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('heading', { name: 'Roomtone replies' })).toBeVisible();
    expect(screen.getByText('Next spring.')).toBeVisible();
    expect(screen.getByText('Planned')).toBeVisible();
  });

  test('merges two that are the same', async () => {
    const same = idea('5', 'A phone program');
    mockServer.use(session(ada), ...ideasOver([app(), same]).handlers);
    const { user, location } = await renderApp('/feedback/5');
    await user.click(await screen.findByRole('button', { name: 'Merge into another' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Merge into another' }));
    await user.click(await dialog.findByRole('button', { name: 'An app (4 votes)' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'An app' })).toBeVisible();
    expect(location()).toBe('/feedback/2');
    expect(screen.getByRole('button', { name: 'Vote for An app: 7 votes' })).toBeVisible();
  });

  test('hides an idea, and finds it among the hidden', async () => {
    mockServer.use(session(ada), ...ideasOver([app()]).handlers);
    const { user, goTo } = await renderApp('/feedback/2');
    await user.click(await screen.findByRole('button', { name: 'Hide' }));
    expect(await screen.findByText('Only administrators see this idea.')).toBeVisible();
    goTo('/feedback?status=hidden');
    await waitFor(() => expect(titles(2)).toEqual(['An app']));
  });
});

describe('the roadmap', () => {
  test('has what is planned, in work and done, each by votes', async () => {
    const done = idea('6', 'Waitlist', { status: 'DONE', voteCount: 30 });
    mockServer.use(session(), ...ideasOver([weekly(), app(), done]).handlers);
    await renderApp('/roadmap');
    const planned = within(await screen.findByRole('region', { name: 'Planned' }));
    expect(await planned.findByRole('heading', { name: 'Weekly bookings' })).toBeVisible();
    const there = within(screen.getByRole('region', { name: 'Done' }));
    expect(await there.findByRole('heading', { name: 'Waitlist' })).toBeVisible();
    const inWork = within(screen.getByRole('region', { name: 'In work' }));
    expect(await inWork.findByText(/Nothing here at the moment/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add an item' })).toBeNull();
  });
});
