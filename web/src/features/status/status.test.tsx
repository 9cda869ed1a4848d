import { screen, waitFor, within } from '@testing-library/dom';
import { describe, expect, test } from 'vitest';
import { ada, nora, refusal, session } from '#web/features/accounts/accounts.handlers.ts';
import { api, mockServer } from '#web/testing/mock-server.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { SystemStatusDocument } from './status.generated.ts';
import { notice, part, statusOver } from './status.handlers.ts';

const summary = async () =>
  within(screen.getByRole('main')).findByText(/All is well|Something is wrong|Not measured in/);

describe('the page of the status', () => {
  test('says that all is well, and how each part was', async () => {
    mockServer.use(session(), ...statusOver());
    await renderApp('/downtime');
    expect(await summary()).toHaveTextContent('All is well.');
    await waitFor(() => expect(document.title).toBe('System status · Roomtone'));
    const search = screen.getByRole('heading', { level: 3, name: 'Search' }).closest('li')!;
    expect(search).toHaveTextContent('Working');
    expect(search).toHaveTextContent('100% of checks went well, on 2 days');
    expect(search).toHaveTextContent(
      'Of 90 days, 2 without problems, 0 with problems, 88 not measured.',
    );
    expect(screen.getByRole('link', { name: 'Follow by RSS' })).toHaveAttribute(
      'href',
      '/downtime/feed.xml',
    );
    expect(screen.getByText('None.')).toBeVisible();
  });

  test('says what is wrong, what nobody has looked at, and what is announced', async () => {
    const day = { __typename: 'StatusDay' as const, day: '2026-12-01', good: 1, bad: 3 };
    const planned = notice('2', 'A new disk', {
      kind: 'MAINTENANCE',
      parts: ['DATABASE'],
      startsAt: '2026-12-05T02:00:00.000Z',
      endsAt: '2026-12-05T04:00:00.000Z',
    });
    const over = notice('3', 'Old trouble', { resolvedAt: '2026-11-02T10:00:00.000Z' });
    mockServer.use(
      session(),
      ...statusOver({
        parts: [
          part('MAIL', { state: 'DOWN', days: [day] }),
          part('FILES', { state: 'UNKNOWN', days: [] }),
        ],
        notices: [notice('1', 'Emails wait'), planned, over],
      }),
    );
    await renderApp('/downtime');
    expect(await summary()).toHaveTextContent(
      'Something is wrong: Emails. Not measured in the last few minutes: Files.',
    );
    const mail = screen.getByRole('heading', { level: 3, name: 'Emails' }).closest('li')!;
    expect(mail).toHaveTextContent('Not working');
    expect(mail).toHaveTextContent('25% of checks went well, on 1 day');
    const works = within(screen.getByRole('region', { name: 'Planned work' }));
    expect(works.getByRole('heading', { name: 'A new disk' })).toBeVisible();
    expect(works.getByText(/^Sat, Dec 5, 2:00.AM to Sat, Dec 5, 4:00.AM$/)).toBeVisible();
    const incidents = within(screen.getByRole('region', { name: 'Incidents of the last 90 days' }));
    expect(
      incidents.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent),
    ).toEqual(['Emails wait', 'Old trouble']);
  });

  test('has all of it as a table', async () => {
    const day = { __typename: 'StatusDay' as const, day: '2026-12-01', good: 3, bad: 1 };
    mockServer.use(session(), ...statusOver({ parts: [part('MAIL', { days: [day] })] }));
    const { user } = await renderApp('/downtime');
    await user.click(await screen.findByText('As a table'));
    const table = screen.getByRole('table', { name: /Share of checks/ });
    const rows = within(table).getAllByRole('row');
    expect(rows).toHaveLength(91);
    expect(rows[1]).toHaveTextContent('75%');
    expect(rows[90]).toHaveTextContent('not measured');
  });

  test('says so when there is no database to ask', async () => {
    const parts = [part('DATABASE', { state: 'DOWN', days: [] })];
    mockServer.use(session(), ...statusOver({ parts, hasHistory: false }));
    await renderApp('/downtime');
    expect(await summary()).toHaveTextContent('Something is wrong: Database.');
    expect(screen.getByText(/former days can’t be shown/)).toBeVisible();
  });

  test('that cannot be loaded is asked for again', async () => {
    mockServer.use(session(), ...statusOver());
    mockServer.use(
      api.query(SystemStatusDocument, () => refusal('UNAVAILABLE', 'Soon.'), { once: true }),
    );
    const { user } = await renderApp('/downtime');
    expect(await screen.findByText('The status didn’t load')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await summary()).toHaveTextContent('All is well.');
  });
});

describe('an administrator', () => {
  test('announces what went wrong, says that it is over, and removes a mistake', async () => {
    mockServer.use(session(ada), ...statusOver());
    const { user } = await renderApp('/admin/status');
    expect(await screen.findByText('Nothing announced')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Announce' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Announce' }));
    await user.click(dialog.getByRole('button', { name: 'Announce' }));
    expect(await dialog.findByText('Choose at least one part')).toBeVisible();
    await user.type(dialog.getByLabelText('What is it about?'), 'Emails wait');
    await user.click(dialog.getByRole('checkbox', { name: 'Emails' }));
    await user.type(dialog.getByLabelText('What is known'), 'We are at it.');
    await user.click(dialog.getByRole('button', { name: 'Announce' }));
    expect(await screen.findByRole('heading', { level: 3, name: 'Emails wait' })).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Say more of Emails wait' }));
    const more = within(await screen.findByRole('dialog', { name: 'Say more' }));
    await user.type(more.getByLabelText('What is known'), 'They leave again.');
    await user.click(more.getByRole('button', { name: 'Say more' }));
    expect(await screen.findByText('They leave again.')).toBeVisible();
    expect(screen.getByText('Resolved')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Remove Emails wait' }));
    const asked = within(await screen.findByRole('dialog', { name: 'Remove this notice?' }));
    await user.click(asked.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('Nothing announced')).toBeVisible();
  });
});

test('an administrator says when planned work is', async () => {
  mockServer.use(session(ada), ...statusOver());
  const { user } = await renderApp('/admin/status');
  await user.click(await screen.findByRole('button', { name: 'Announce' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Announce' }));
  expect(dialog.queryByLabelText('Begins')).toBeNull();
  await user.selectOptions(dialog.getByLabelText('Kind'), 'Planned work');
  await user.type(dialog.getByLabelText('What is it about?'), 'A new disk');
  await user.click(dialog.getByRole('checkbox', { name: 'Files' }));
  await user.type(dialog.getByLabelText('What is known'), 'Nobody notices.');
  await user.type(dialog.getByLabelText('Begins'), '2026-12-05T02:00');
  await user.type(dialog.getByLabelText('Ends'), '2026-12-05T01:00');
  await user.click(dialog.getByRole('button', { name: 'Announce' }));
  expect(await dialog.findByText('It ends after it begins')).toBeVisible();
  await user.clear(dialog.getByLabelText('Ends'));
  await user.type(dialog.getByLabelText('Ends'), '2026-12-05T04:00');
  await user.click(dialog.getByRole('button', { name: 'Announce' }));
  expect(await screen.findByText(/^Sat, Dec 5, 2:00.AM to Sat, Dec 5, 4:00.AM$/)).toBeVisible();
});

test('nobody else announces', async () => {
  mockServer.use(session(nora), ...statusOver());
  await renderApp('/admin/status');
  await waitFor(() => expect(screen.getByText('For administrators only')).toBeVisible());
});
