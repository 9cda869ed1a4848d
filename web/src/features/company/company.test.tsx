import { screen, waitFor, within } from '@testing-library/dom';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { nora, session } from '#web/features/accounts/accounts.handlers.ts';
import { greyMap, ticketPage, writing } from '#web/features/help/tickets.handlers.ts';
import type { OpenTicketInput } from '#web/lib/schema.generated.ts';
import { changed } from '#web/testing/changed.ts';
import { api, mockServer } from '#web/testing/mock-server.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { PublishedReviewsDocument, RequestRemovalDocument } from './company.generated.ts';
import {
  event,
  eventPage,
  events,
  member,
  noPress,
  openingPage,
  team,
  testimonial,
  testimonials,
} from './company.handlers.ts';

beforeEach(() => mockServer.use(session()));

describe('the team', () => {
  test('is shown with what it cares about and the platform in numbers', async () => {
    mockServer.use(...team([member('Ada Lindgren', { isInvented: true }), member('Bo Ek')]));
    await renderApp('/team');
    expect(await screen.findByRole('heading', { level: 2, name: 'Ada Lindgren' })).toBeVisible();
    expect(screen.getByText(/people and companies on this page are invented/)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Whole prices' })).toBeVisible();
    const numbers = within(screen.getByRole('region', { name: 'In numbers' }));
    expect(await numbers.findByText('4,210')).toBeVisible();
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: 'Help & Support' })).toHaveAttribute('href', '/help');
  });

  test('leads on where nobody is introduced', async () => {
    mockServer.use(...team([]));
    await renderApp('/team');
    expect(await screen.findByText('We haven’t introduced ourselves yet')).toBeVisible();
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: 'About Roomtone' })).toHaveAttribute('href', '/about');
    expect(screen.queryByText(/invented/)).toBeNull();
  });
});

describe('testimonials', () => {
  test('name what was recorded and where', async () => {
    const studio = { __typename: 'Studio' as const, id: '7', name: 'Tin Chapel' };
    const track = {
      __typename: 'PortfolioTrack' as const,
      id: '3',
      title: 'Low Tide',
      url: '/uploads/low-tide.mp3',
      durationMs: 9000,
      peaks: [1, 50, 100],
    };
    mockServer.use(testimonials([testimonial('Nell', { studio, track, trackTitle: 'Low Tide' })]));
    await renderApp('/testimonials');
    const card = within(await screen.findByRole('figure'));
    expect(card.getByText('It went well.')).toBeVisible();
    expect(card.getByRole('link', { name: 'Tin Chapel' })).toHaveAttribute('href', '/studios/7');
    expect(card.getByRole('button', { name: /Low Tide/ })).toBeEnabled();
  });

  test('lead to reviews where there are none', async () => {
    mockServer.use(testimonials([]));
    await renderApp('/testimonials');
    expect(await screen.findByText('Nobody has told us yet')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Read reviews' })).toHaveAttribute('href', '/reviews');
  });
});

describe('an opening', () => {
  test('says what one does and what one brings', async () => {
    mockServer.use(
      openingPage({
        __typename: 'Opening',
        id: '1',
        language: 'EN',
        isInvented: false,
        slug: 'liaison',
        employment: 'PART_TIME',
        publishedOn: '2026-11-20',
        title: 'Studio liaison',
        summary: 'You visit studios.',
        city: null,
        duties: ['Visit', 'Listen'],
        requirements: ['Ears'],
      }),
    );
    await renderApp('/careers/liaison');
    expect(await screen.findByRole('heading', { level: 1, name: 'Studio liaison' })).toBeVisible();
    expect(
      screen.getByText('Part-time · From anywhere · open since November 20, 2026'),
    ).toBeVisible();
    expect(screen.getByText('Listen')).toBeVisible();
    const posting = JSON.parse(
      document.querySelector('script[type="application/ld+json"]')!.textContent,
    ) as Record<string, unknown>;
    expect(posting).toMatchObject({ '@type': 'JobPosting', jobLocationType: 'TELECOMMUTE' });
  });

  test('that is gone says so', async () => {
    mockServer.use(openingPage());
    await renderApp('/careers/ceo');
    expect(await screen.findByRole('heading', { name: 'This position is gone' })).toBeVisible();
  });
});

describe('events', () => {
  const soon = event('soon');
  const later = event('later', {
    startsAt: '2027-01-09T18:00:00.000Z',
    endsAt: '2027-01-09T21:00:00.000Z',
  });

  test('stand in a calendar of the month, and in a list by city', async () => {
    mockServer.use(events([soon, later]));
    const { user, location } = await renderApp('/events?month=2026-12');
    const month = within(await screen.findByRole('region', { name: 'December 2026' }));
    const link = await month.findByRole('link', { name: 'About soon' });
    expect(link).toHaveAttribute('href', '/events/soon');
    expect(link.closest('td')).toHaveTextContent(/^4/);
    const list = within(screen.getByRole('region', { name: 'Coming up, by city' }));
    expect(await list.findByRole('heading', { name: 'Berlin' })).toBeVisible();
    expect(list.getByRole('link', { name: 'About later' })).toBeVisible();
    await user.click(month.getByRole('link', { name: 'Next month' }));
    await waitFor(() => expect(location()).toBe('/events?month=2027-01'));
    const next = within(await screen.findByRole('region', { name: 'January 2027' }));
    expect(await next.findByRole('link', { name: 'About later' })).toBeVisible();
  });

  test('say what to do instead where there are none', async () => {
    mockServer.use(events([]));
    await renderApp('/events?month=2026-12');
    expect(await screen.findByText('Nothing in this month.')).toBeVisible();
    expect(await screen.findByText('Nothing is planned right now')).toBeVisible();
  });

  test('have a page each, with their time where they are', async () => {
    mockServer.use(eventPage({ ...soon, text: 'Come in.', website: '', studio: null }));
    await renderApp('/events/soon');
    expect(await screen.findByRole('heading', { level: 1, name: 'About soon' })).toBeVisible();
    expect(screen.getByText('Fri, Dec 4, 7:00 PM')).toBeVisible();
    expect(screen.getByText('Halle 3, Berlin, Germany')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Add to calendar' })).toHaveAttribute(
      'href',
      '/api/events/soon/calendar.ics?language=en',
    );
  });
});

describe('reviews of all studios', () => {
  const review = {
    __typename: 'Review' as const,
    id: '1',
    rating: 5,
    title: 'Warm',
    content: 'It was quiet in there.',
    verified: true,
    createdAt: '2026-11-20T12:00:00.000Z',
    author: { __typename: 'User' as const, id: '3', name: 'Nell', avatarUrl: null },
    studio: {
      __typename: 'Studio' as const,
      id: '7',
      name: 'Tin Chapel',
      location: 'London, United Kingdom',
    },
  };

  test('are narrowed by what the address says, and lead to their studios', async () => {
    mockServer.use(
      api.query(PublishedReviewsDocument, ({ variables: { filter } }) => {
        const nodes = filter?.rating === 2 ? [] : [review];
        return HttpResponse.json({
          data: {
            publishedReviews: {
              __typename: 'ReviewConnection',
              totalCount: nodes.length,
              nodes,
              pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
            },
          },
        });
      }),
    );
    const { user, location } = await renderApp('/reviews?type=drums');
    expect(await screen.findByText('1 review')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Tin Chapel' })).toHaveAttribute(
      'href',
      '/studios/7#reviews',
    );
    expect(screen.getByLabelText('Room type')).toHaveValue('drums');
    await user.selectOptions(screen.getByLabelText('Rating'), '2');
    expect(await screen.findByText('No review matches')).toBeVisible();
    expect(location()).toBe('/reviews?type=drums&rating=2');
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(await screen.findByText('1 review')).toBeVisible();
    expect(location()).toBe('/reviews');
  });
});

describe('a removal request', () => {
  test('is sent, confirmed by a toast, and the form is empty then', async () => {
    const sent: unknown[] = [];
    mockServer.use(
      api.mutation(RequestRemovalDocument, ({ variables: { input } }) => {
        sent.push(input);
        return changed('requestRemoval', { email: input.email });
      }),
    );
    const { user } = await renderApp('/removals');
    await user.type(await screen.findByLabelText('Your name'), 'Nell Ferrand');
    await user.type(screen.getByLabelText('Email'), 'nell@house.example');
    const url = screen.getByLabelText('Address of the listing');
    await user.type(url, 'https://roomtone.example/studios/7');
    await user.type(screen.getByLabelText('Reason for removal'), 'It is my house.');
    await user.click(screen.getByRole('button', { name: 'Submit request' }));
    expect(await screen.findByText('Request Submitted', {}, { timeout: 4000 })).toBeVisible();
    expect(
      screen.getByText(
        'Your removal request has been submitted successfully. We will review it shortly.',
      ),
    ).toBeVisible();
    expect(url).toHaveValue('');
    expect(sent).toEqual([
      {
        name: 'Nell Ferrand',
        email: 'nell@house.example',
        listingUrl: 'https://roomtone.example/studios/7',
        reason: 'It is my house.',
        additionalDetails: '',
      },
    ]);
  });

  test('says what is missing, beside what happens with it', async () => {
    const { user } = await renderApp('/removals');
    await user.click(await screen.findByRole('button', { name: 'Submit request' }));
    for (const message of [
      'Name must be at least 2 characters',
      'Please enter a valid email address',
      'Please enter a valid URL',
      'Please provide a detailed reason for removal',
    ]) {
      expect(await screen.findByText(message)).toBeVisible();
    }
    const policy = within(screen.getByRole('complementary', { name: 'How removals work' }));
    expect(policy.getByText(/within 2 to 3 business days/)).toBeVisible();
  });
});

test('a service is asked for below its text', async () => {
  const sent: OpenTicketInput[] = [];
  mockServer.use(session(nora), ...writing(sent), ticketPage(greyMap), noPress());
  const { user } = await renderApp('/press-room');
  expect(await screen.findByRole('heading', { name: 'Ask us for a story' })).toBeVisible();
  await user.type(await screen.findByLabelText('Publication, program or channel'), 'Radio Nord');
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
