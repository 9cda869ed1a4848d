import { screen, waitFor, within } from '@testing-library/dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { nora, session } from '#web/features/accounts/accounts.handlers.ts';
import { mockServer } from '#web/testing/mock-server.ts';
import { closePage } from '#web/testing/opened-page.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { useWideScreen } from '#web/testing/wide-screen.ts';
import { closed, field } from './booking-card.queries.ts';
import { availability, availabilityOf, similarFree, studioPage } from './bookings.handlers.ts';

beforeEach(() => {
  useWideScreen();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-12-01T12:00:00Z') });
  mockServer.use(session(nora), ...studioPage(), availability(['2026-12-09', '2026-12-10']));
});

const day = (name: string) => screen.findByRole('gridcell', { name });
const time = (name: string) => screen.findByRole('radio', { name });

describe('choosing a time', () => {
  test('leads from the date to the start, and chooses neither by itself', async () => {
    const { user, location } = await renderApp('/studios/5');
    await user.click(await field('Date Add a date'));
    expect(await day('9')).toBeEnabled();
    expect(await day('8')).toBeDisabled();
    await user.click(await day('9'));
    expect(await time('10:00 AM')).not.toBeChecked();
    expect(location()).toBe('/studios/5?date=2026-12-09');
    await user.click(screen.getByText('10:30 AM'));
    await closed();
    expect(await field('Start 10:30 AM')).toBeVisible();
    expect(await field('Date Wed, Dec 9')).toHaveFocus();
  });

  test('by the keyboard alone', async () => {
    const { user } = await renderApp('/studios/5');
    (await field('Date Add a date')).focus();
    await user.keyboard('{Enter}');
    // Today is taken, and the first day that is not has the focus.
    await waitFor(async () => expect(await day('9')).toHaveFocus());
    await user.keyboard('{ArrowRight}{Enter}');
    await waitFor(async () => expect(await time('10:00 AM')).toHaveFocus());
    await user.keyboard('{ArrowDown}');
    expect(await time('10:30 AM')).toBeChecked();
    await user.keyboard('{Enter}');
    await closed();
    expect(await field('Start 10:30 AM')).toBeVisible();
    expect(await field('Date Thu, Dec 10')).toHaveFocus();
  });

  test('shows the starts by the part of the day', async () => {
    mockServer.use(availability(['2026-12-09'], ['05:30', '09:00', '12:00', '17:30', '18:00']));
    const { user } = await renderApp('/studios/5?date=2026-12-09');
    await user.click(await field('Start Add a time'));
    const startsIn = async (name: string) => {
      const part = within(await screen.findByRole('group', { name }));
      return part.getAllByRole('radio').map((start) => start.parentElement!.textContent);
    };
    expect(await startsIn('Night')).toEqual(['5:30 AM']);
    expect(await startsIn('Morning')).toEqual(['9:00 AM']);
    expect(await startsIn('Afternoon')).toEqual(['12:00 PM', '5:30 PM']);
    expect(await startsIn('Evening')).toEqual(['6:00 PM']);
    expect(screen.getByText('Times are local to the studio (Greenwich Mean Time).')).toBeVisible();
  });

  test('keeps the time of day of a link that names no day, as of a booking that is made again', async () => {
    const { user } = await renderApp('/studios/5?hours=3&time=10:30#book');
    await user.click(await field('Date Add a date'));
    await user.click(await day('9'));
    expect(await time('10:30 AM')).toBeChecked();
    await user.keyboard('{Escape}');
    await closed();
    expect(await field('Start 10:30 AM')).toBeVisible();
    expect(await field('Length 3 hours')).toBeVisible();
  });

  test('asks for a date before it reserves, and then for a start', async () => {
    const { user } = await renderApp('/studios/5');
    const reserve = await screen.findByRole('button', { name: /^Reserve/ });
    expect(reserve).toHaveAttribute('aria-disabled', 'true');
    await user.click(reserve);
    expect(await screen.findByText('Select a date')).toBeVisible();
    await user.click(await field('Date Add a date'));
    await user.click(await day('9'));
    await user.keyboard('{Escape}');
    await closed();
    await user.click(reserve);
    expect(await screen.findByText('Select a start time')).toBeVisible();
  });

  test('shows the price of what is chosen, line by line, and of each length', async () => {
    const { user, location } = await renderApp('/studios/5?date=2026-12-09&time=10:00');
    const price = () => screen.findByRole('table', { name: 'Price' });
    expect(await price()).toHaveTextContent('Studio, 2 × $65$130.00');
    expect(await price()).toHaveTextContent('Engineer, 2 × $40$80.00');
    expect(await price()).toHaveTextContent('Cleaning$25.00');
    expect(await price()).toHaveTextContent('Total$235.00');
    await user.click(await field('Length 2 hours'));
    await user.click(await screen.findByText('$865.00'));
    await closed();
    expect(await price()).toHaveTextContent('Total$865.00');
    expect(location()).toContain('hours=8');
  });

  test('says until when cancelling returns what, and nothing of what is over', async () => {
    await renderApp('/studios/5?date=2026-12-09&time=10:00');
    const terms = async () => (await screen.findByRole('list', { name: 'Cancellation' })).children;
    expect([...(await terms())].map((line) => line.textContent)).toEqual([
      'Free cancellation until Mon, Dec 7, 10:00 AM',
      '50% refund until Tue, Dec 8, 10:00 AM',
      'Non-refundable after that',
    ]);
    await closePage();
    vi.setSystemTime('2026-12-07T12:00:00Z');
    await renderApp('/studios/5?date=2026-12-09&time=10:00');
    expect((await terms())[0]).toHaveTextContent('50% refund until Tue, Dec 8, 10:00 AM');
    await closePage();
    vi.setSystemTime('2026-12-08T12:00:00Z');
    await renderApp('/studios/5?date=2026-12-09&time=10:00');
    expect([...(await terms())].map((line) => line.textContent)).toEqual(['Non-refundable']);
  });

  test('takes over what a link asks for', async () => {
    await renderApp('/studios/5?date=2026-12-10&time=10:30&hours=4');
    expect(await field('Date Thu, Dec 10')).toBeVisible();
    expect(await field('Start 10:30 AM')).toBeVisible();
    expect(await field('Length 4 hours')).toBeVisible();
  });

  test('adds an engineer where that is a choice, and says what one costs', async () => {
    mockServer.use(...studioPage({ isEngineerOptional: true }));
    const { user, location } = await renderApp('/studios/5?date=2026-12-09&time=10:30');
    const engineer = await screen.findByRole('checkbox', { name: 'With an engineer, + $80' });
    const total = () => screen.getByRole('row', { name: /^Total/ });
    expect(total()).toHaveTextContent('$155.00');
    await user.click(engineer);
    expect(total()).toHaveTextContent('$235.00');
    expect(location()).toContain('engineer=true');
  });

  test('a start that is none is as if it were not there', async () => {
    await renderApp('/studios/5?date=2026-12-09&start=x');
    expect(await field('Start Add a time')).toBeVisible();
  });
});

describe('a time that was asked for and is not free', () => {
  test('is said to be taken, and nothing is chosen in its place', async () => {
    const asked = vi.fn<(filter: unknown) => void>();
    mockServer.use(
      availability(['2026-12-09', '2026-12-10'], ['10:00', '13:15', '14:00', '16:00']),
      similarFree(['Tallow Yard', 'Brick Lane Live'], asked),
    );
    const { user, location } = await renderApp('/studios/5?date=2026-12-09&time=12:00');
    expect(await screen.findByText('12:00 PM is taken.')).toHaveRole('status');
    expect(await field('Start Add a time')).toBeVisible();
    expect(screen.queryByRole('table', { name: 'Price' })).toBeNull();
    const nearest = within(screen.getByRole('group', { name: 'Nearest:' }));
    expect(nearest.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      '10:00 AM',
      '1:15 PM',
      '2:00 PM',
    ]);
    // Not the one that is shown.
    const others = within(await screen.findByRole('group', { name: 'Similar studios:' }));
    expect(asked).toHaveBeenCalledExactlyOnceWith({
      cities: ['london'],
      categories: ['rehearsal'],
      freeAt: { date: '2026-12-09', startTime: '12:00', hours: 2 },
    });
    expect(others.getAllByRole('link')).toHaveLength(1);
    expect(others.getByRole('link', { name: 'Brick Lane Live' })).toHaveAttribute(
      'href',
      '/studios/6?date=2026-12-09&time=12%3A00&hours=2',
    );
    await user.click(nearest.getByRole('button', { name: '1:15 PM' }));
    expect(await field('Start 1:15 PM')).toBeVisible();
    expect(screen.queryByText('12:00 PM is taken.')).toBeNull();
    expect(location()).toContain('start=2026-12-09T13%3A15%3A00Z');
  });

  test('can be had on other days', async () => {
    mockServer.use(
      availabilityOf({
        '2026-12-09': ['10:00'],
        '2026-12-10': ['10:00'],
        '2026-12-11': ['10:00', '12:00'],
      }),
      similarFree([]),
    );
    const { user } = await renderApp('/studios/5?date=2026-12-09&time=12:00');
    const days = within(await screen.findByRole('group', { name: 'Other days:' }));
    expect(days.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Fri, Dec 11, 12:00 PM',
    ]);
    await user.click(days.getByRole('button'));
    expect(await field('Date Fri, Dec 11')).toBeVisible();
    expect(await field('Start 12:00 PM')).toBeVisible();
  });

  test('is said to be outside of opening hours where it is', async () => {
    mockServer.use(similarFree([]));
    await renderApp('/studios/5?date=2026-12-09&time=20:00');
    expect(await screen.findByText('8:00 PM is outside opening hours.')).toBeVisible();
  });

  test('on a day without any start, that day is said to be full', async () => {
    mockServer.use(similarFree([]));
    const { user } = await renderApp('/studios/5?date=2026-12-08&time=12:00');
    const full = 'No 2-hour slot is free on Tue, Dec 8.';
    expect(await screen.findByText(full)).toBeVisible();
    const days = within(screen.getByRole('group', { name: 'Other days:' }));
    expect(days.getAllByRole('button')[0]).toHaveTextContent('Wed, Dec 9, 10:00 AM');
    await user.click(await field('Start Add a time'));
    const panel = await screen.findByRole('dialog', { name: 'Start' });
    expect(await within(panel).findByText(full)).toBeVisible();
  });
});
