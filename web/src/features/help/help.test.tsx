import { screen, waitFor, within } from '@testing-library/dom';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { nora, refusal, session } from '#web/features/accounts/accounts.handlers.ts';
import { api, mockServer } from '#web/testing/mock-server.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { HelpArticleDocument } from './help.generated.ts';
import { article, faq, helpDesk, helpSearch } from './help.handlers.ts';

const articles = [
  article('Book a studio', 'BOOKING'),
  article('Cancel a booking', 'BOOKING'),
  article('Claim a listing', 'OWNERS'),
];
const faqs = [faq('Refunds: what do I get', 'BOOKING'), faq('Paid: when am I', 'OWNERS')];

beforeEach(() => {
  mockServer.use(session(), ...helpDesk(articles, faqs), helpSearch(articles));
});

const main = () => within(screen.getByRole('main'));

describe('the help center', () => {
  test('shows its topics with what is in them, and what is asked most', async () => {
    const { user, location } = await renderApp('/helpdesk');
    expect(await screen.findByRole('heading', { level: 1, name: 'Help center' })).toBeVisible();
    await main().findByRole('heading', { level: 3, name: 'Booking' });
    expect(main().getByText('2 articles · 1 question')).toBeVisible();
    expect(main().getByText('1 article · 1 question')).toBeVisible();
    expect(main().getByRole('link', { name: 'Cancel a booking' })).toHaveAttribute(
      'href',
      '/helpdesk/articles/cancel-a-booking',
    );
    expect(main().getByRole('link', { name: 'Refunds: what do I get' })).toHaveAttribute(
      'href',
      '/helpdesk/faqs/refunds',
    );
    expect(main().queryByRole('link', { name: 'Your tickets' })).toBeNull();
    await user.click(main().getByRole('link', { name: 'Booking' }));
    await waitFor(() => expect(location()).toBe('/helpdesk/categories/booking'));
  });

  test('leads members to what they have asked', async () => {
    mockServer.use(session(nora));
    await renderApp('/helpdesk');
    expect(await screen.findByRole('link', { name: 'Your tickets' })).toHaveAttribute(
      'href',
      '/account/tickets',
    );
  });

  test('finds what is typed, keeps it in the address, and offers a way on without results', async () => {
    const { user, location } = await renderApp('/helpdesk');
    const field = await screen.findByRole('searchbox', { name: 'What can we help with?' });
    await user.type(field, 'cancel');
    await waitFor(() => expect(location()).toBe('/helpdesk?q=cancel'));
    expect(await main().findByRole('link', { name: /Cancel a booking/ })).toBeVisible();
    await user.type(field, 'xyz');
    expect(
      await main().findByRole('heading', {
        name: 'Nothing in the help center matches “cancelxyz”',
      }),
    ).toBeVisible();
    expect(main().getByRole('link', { name: 'Search all of Roomtone' })).toHaveAttribute(
      'href',
      '/search?q=cancelxyz',
    );
    await user.clear(field);
    expect(await main().findByRole('heading', { level: 2, name: 'Topics' })).toBeVisible();
    expect(location()).toBe('/helpdesk');
  });

  test('lists a topic: its articles, and questions that open their answers', async () => {
    const { user } = await renderApp('/helpdesk/categories/booking');
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Help with booking' }),
    ).toBeVisible();
    expect(await main().findByRole('link', { name: /Book a studio/ })).toBeVisible();
    expect(main().queryByText('Claim a listing')).toBeNull();
    const answer = main().getByText('The answer to: Refunds: what do I get');
    expect(answer).not.toBeVisible();
    await user.click(main().getByText('Refunds: what do I get'));
    expect(answer).toBeVisible();
    const others = within(main().getByRole('navigation', { name: 'Other topics' }));
    expect(others.getAllByRole('link')).toHaveLength(8);
  });

  test('says that a topic, an article and a question are not there', async () => {
    const { goTo } = await renderApp('/helpdesk/categories/nothing');
    expect(await screen.findByRole('heading', { name: 'There’s no such topic' })).toBeVisible();
    goTo('/helpdesk/articles/nothing');
    expect(await screen.findByRole('heading', { name: 'There’s no such article' })).toBeVisible();
    goTo('/helpdesk/faqs/nothing');
    expect(await screen.findByRole('heading', { name: 'There’s no such question' })).toBeVisible();
  });
});

describe('an article', () => {
  test('has its way back, how long it takes, and what to read next', async () => {
    await renderApp('/helpdesk/articles/book-a-studio');
    expect(await screen.findByRole('heading', { level: 1, name: 'Book a studio' })).toBeVisible();
    expect(document.title).toBe('Book a studio · Roomtone');
    expect(main().getByText('How to: Book a studio')).toBeVisible();
    expect(main().getByText('2 minutes to read')).toBeVisible();
    const way = within(main().getByRole('navigation', { name: 'You are here' }));
    expect(way.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/helpdesk',
      '/helpdesk/categories/booking',
    ]);
    expect(main().getByRole('heading', { level: 2, name: 'Read next' })).toBeVisible();
    expect(main().getByRole('link', { name: /Cancel a booking/ })).toBeVisible();
    expect(main().queryByText(/only available in English/)).toBeNull();
  });

  test('says to readers of other languages that it is in English, and is marked so', async () => {
    await renderApp('/helpdesk/articles/book-a-studio', 'de');
    const title = await screen.findByRole('heading', { level: 1, name: 'Book a studio' });
    expect(title).toHaveAttribute('lang', 'en');
    expect(main().getByText('How to: Book a studio').closest('[lang]')).toHaveAttribute(
      'lang',
      'en',
    );
    const note = main().getByText('Dieser Text ist auf Englisch verfasst.');
    expect(note.closest('main [lang]')).toBeNull();
  });

  test('is reached by an address that it had once', async () => {
    const moved = { ...articles[0]!, related: [] };
    mockServer.use(
      api.query(HelpArticleDocument, () => HttpResponse.json({ data: { helpArticle: moved } })),
    );
    const { location } = await renderApp('/helpdesk/articles/reserve-a-studio');
    await waitFor(() => expect(location()).toBe('/helpdesk/articles/book-a-studio'));
  });

  test('that does not load can be tried again', async () => {
    mockServer.use(api.query(HelpArticleDocument, () => refusal('INTERNAL', 'Broken')));
    const { user } = await renderApp('/helpdesk/articles/book-a-studio');
    expect(await screen.findByText('The help center didn’t load')).toBeVisible();
    mockServer.use(...helpDesk(articles, faqs));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Book a studio' })).toBeVisible();
  });
});

describe('the questions', () => {
  test('are all there by topic, and one is open for whoever comes by its address', async () => {
    await renderApp('/faqs#paid');
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Questions and answers' }),
    ).toBeVisible();
    expect(main().getByRole('heading', { level: 2, name: 'Booking' })).toBeVisible();
    expect(main().getByRole('heading', { level: 2, name: 'For studio owners' })).toBeVisible();
    await waitFor(() => expect(main().getByText('The answer to: Paid: when am I')).toBeVisible());
    expect(main().getByText('The answer to: Refunds: what do I get')).not.toBeVisible();
    const data = document.querySelectorAll('script[type="application/ld+json"]');
    const pages = [...data].map(({ textContent }) => JSON.parse(textContent) as object);
    expect(pages).toContainEqual(
      expect.objectContaining({
        '@type': 'FAQPage',
        mainEntity: faqs.map(({ question }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: `The answer to: ${question}` },
        })),
      }),
    );
  });

  test('have a page each, which leads to others of their topic', async () => {
    mockServer.use(...helpDesk(articles, [...faqs, faq('Late: what if', 'BOOKING')]));
    const { user, location } = await renderApp('/helpdesk/faqs/refunds', 'fr');
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Refunds: what do I get' }),
    ).toBeVisible();
    expect(main().getByText('The answer to: Refunds: what do I get')).toBeVisible();
    expect(main().queryByText(/n’existe qu’en anglais/)).toBeNull();
    expect(main().queryByRole('link', { name: 'Paid: when am I' })).toBeNull();
    await user.click(main().getByRole('link', { name: 'Late: what if' }));
    await waitFor(() => expect(location()).toBe('/helpdesk/faqs/late'));
  });
});
