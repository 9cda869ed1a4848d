import { screen, waitFor, within } from '@testing-library/dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { session } from '#web/features/accounts/accounts.handlers.ts';
import { ReportStudioDocument } from '#web/features/reports/components/report-studio.generated.ts';
import { changed } from '#web/testing/changed.ts';
import { api, mockServer } from '#web/testing/mock-server.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { listed } from '#web/features/search/search.handlers.ts';
import { reviews, similarStudios, studio, studioPage } from './studio-page.handlers.ts';

beforeEach(() => {
  mockServer.use(session(), studioPage(), reviews([]), similarStudios([]));
});

const partsOf = async () =>
  within(await screen.findByRole('navigation', { name: 'About this studio' }));

describe('the parts of a studio’s page', () => {
  test('are on one page, each with its name, and led to with what was chosen', async () => {
    const { user, location } = await renderApp('/studios/5?date=2026-12-09&hours=4');
    const parts = await partsOf();
    const names = ['About', 'Equipment', 'Spaces', 'Reviews', 'FAQ'];
    expect(parts.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(names);
    for (const name of names) {
      expect(await screen.findByRole('region', { name })).toBeInTheDocument();
    }
    await user.click(parts.getByRole('link', { name: 'Equipment' }));
    expect(location()).toBe('/studios/5?date=2026-12-09&hours=4#equipment');
    // The keyboard goes on from there.
    await waitFor(() => expect(screen.getByRole('region', { name: 'Equipment' })).toHaveFocus());
  });

  test('are moved between by arrow keys in the bar', async () => {
    const { user } = await renderApp('/studios/5');
    const parts = await partsOf();
    parts.getByRole('link', { name: 'About' }).focus();
    await user.keyboard('{ArrowRight}');
    expect(parts.getByRole('link', { name: 'Equipment' })).toHaveFocus();
    await user.keyboard('{End}');
    expect(parts.getByRole('link', { name: 'FAQ' })).toHaveFocus();
    await user.keyboard('{Home}{ArrowLeft}');
    expect(parts.getByRole('link', { name: 'About' })).toHaveFocus();
  });

  test.each([
    ['/studios/5?tab=faq', '/studios/5#faq'],
    ['/studios/5?hours=4&tab=reviews', '/studios/5?hours=4#reviews'],
    ['/studios/5?tab=prices', '/studios/5'],
  ])('are found where they were before: %s', async (before, now) => {
    const { location } = await renderApp(before);
    await partsOf();
    expect(location()).toBe(now);
  });

  test('say on which days the hours differ', async () => {
    const day = { __typename: 'HoursException' as const, reason: '' };
    mockServer.use(
      studioPage({
        ...studio,
        hoursExceptions: [
          { ...day, from: '2026-12-24', to: '2026-12-26', windows: [], reason: 'Christmas' },
          {
            ...day,
            from: '2026-12-31',
            to: '2026-12-31',
            windows: [{ __typename: 'HoursOfDay', opens: '12:00', closes: '18:00' }],
          },
        ],
      }),
    );
    await renderApp('/studios/5');
    expect(await screen.findByText(/^Dec 24 – 26: Closed/)).toHaveTextContent('Christmas');
    expect(screen.getByText('Thu, Dec 31: 12:00 PM – 6:00 PM')).toBeInTheDocument();
  });

  test('fold up a long list of gear, and all of it is a press away', async () => {
    const equipment = ['CONSOLE', 'MICROPHONES', 'OUTBOARD'].flatMap((category) =>
      Array.from({ length: 7 }, (_, index) => ({
        ...studio.equipment[0]!,
        name: `${category} ${index}`,
        category: category as 'CONSOLE',
      })),
    );
    mockServer.use(studioPage({ ...studio, equipment }));
    const { user } = await renderApp('/studios/5');
    expect(await screen.findByText('MICROPHONES 6')).toBeVisible();
    expect(screen.getByText('OUTBOARD 0')).not.toBeVisible();
    await user.click(screen.getByText('Show all 21 items'));
    expect(screen.getByText('OUTBOARD 0')).toBeVisible();
  });
});

describe('similar studios', () => {
  const other = listed('9', 'Quarry Hall', 'mixing', 'london');

  test('are of the same type and city and near in price, without the studio itself', async () => {
    const asked = vi.fn<(filter: unknown) => void>();
    mockServer.use(similarStudios([listed('5', 'Tallow Yard', 'mixing', 'london'), other], asked));
    await renderApp('/studios/5?date=2026-12-09');
    const similar = within(await screen.findByRole('region', { name: 'Similar studios' }));
    expect(similar.getAllByRole('article')).toHaveLength(1);
    expect(similar.getByRole('link', { name: 'Quarry Hall' })).toHaveAttribute(
      'href',
      '/studios/9',
    );
    expect(asked).toHaveBeenLastCalledWith({
      cities: ['london'],
      categories: ['mixing'],
      // It begins at $109.
      minPriceCents: 65_40,
      maxPriceCents: 174_40,
    });
  });

  test.each([
    ['a time in a link', '?date=2026-12-09&time=14:00&hours=3'],
    ['a start that was chosen', '?date=2026-12-09&start=2026-12-09T14:00:00Z&hours=3'],
  ])('are those that are free at %s, and lead to it', async (_what, query) => {
    const asked = vi.fn<(filter: unknown) => void>();
    mockServer.use(similarStudios([other], asked));
    await renderApp(`/studios/5${query}`);
    const similar = within(await screen.findByRole('region', { name: 'Free at the same time' }));
    expect(similar.getByRole('link', { name: 'Quarry Hall' })).toHaveAttribute(
      'href',
      '/studios/9?date=2026-12-09&hours=3&time=14%3A00',
    );
    expect(asked).toHaveBeenLastCalledWith(
      expect.objectContaining({
        freeAt: { date: '2026-12-09', startTime: '14:00', hours: 3 },
        // Three hours of it are $340.
        minPriceCents: 204_00,
        maxPriceCents: 544_00,
      }),
    );
  });
});

describe('sharing a studio', () => {
  test('copies its link, with the time that is chosen and nothing else', async () => {
    const { user } = await renderApp('/studios/5?hours=4#faq');
    await user.click(await screen.findByRole('button', { name: 'Share' }));
    expect(await screen.findByText('Link copied')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe('http://localhost:3000/studios/5');
  });

  test('says that the time goes with it', async () => {
    const { user } = await renderApp('/studios/5?date=2026-12-09&hours=4&time=10:00');
    await user.click(await screen.findByRole('button', { name: 'Share' }));
    expect(await screen.findByText('The link includes the time you chose.')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(
      'http://localhost:3000/studios/5?date=2026-12-09&hours=4&time=10%3A00',
    );
  });

  test('is left to the device where it has a way', async () => {
    const share = vi.fn<Navigator['share']>(() =>
      Promise.reject(new DOMException('No.', 'AbortError')),
    );
    const { user } = await renderApp('/studios/5');
    Object.assign(navigator, { share });
    try {
      await user.click(await screen.findByRole('button', { name: 'Share' }));
      expect(share).toHaveBeenCalledWith({
        title: 'Tallow Yard',
        url: 'http://localhost:3000/studios/5',
      });
      expect(screen.queryByText('We couldn’t copy the link')).not.toBeInTheDocument();
    } finally {
      Reflect.deleteProperty(navigator, 'share');
    }
  });
});

describe('reporting a listing', () => {
  test('needs a reason, and is over when it is sent', async () => {
    let input: unknown;
    mockServer.use(
      api.mutation(ReportStudioDocument, ({ variables }) => {
        ({ input } = variables);
        return changed('reportStudio', { studio: { __typename: 'Studio', id: '5' } });
      }),
    );
    const { user, location } = await renderApp('/studios/5');
    await user.click(await screen.findByRole('link', { name: 'Report this listing' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Send report' }));
    expect(await dialog.findByText('Choose a reason')).toBeVisible();
    await user.click(
      dialog.getByRole('radio', { name: 'The host asks to book or pay outside Roomtone' }),
    );
    await user.type(dialog.getByLabelText('Details (optional)'), 'Cash only.');
    await user.click(dialog.getByRole('button', { name: 'Send report' }));
    expect(await screen.findByText('Report sent')).toBeVisible();
    expect(input).toEqual({ studioId: '5', reason: 'OFF_PLATFORM', details: 'Cash only.' });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(location()).toBe('/studios/5');
  });
});
