import { screen, within } from '@testing-library/dom';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { session } from '#web/features/accounts/accounts.handlers.ts';
import { api, mockServer } from '#web/testing/mock-server.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { VanityCheckDocument } from './vanity.generated.ts';
import type { VanityCheckQuery } from './vanity.generated.ts';

type Result = VanityCheckQuery['vanityCheck']['result'];

let asked: string[];
let answer: (() => void) | undefined;

/** Has the server find each name so, once `answer` is called. */
function checks(result: Result) {
  return api.query(VanityCheckDocument, async ({ variables: { name } }) => {
    asked.push(name);
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    return HttpResponse.json({
      data: { vanityCheck: { __typename: 'VanityCheck', name, result } },
    });
  });
}

beforeEach(() => {
  asked = [];
  answer = undefined;
  mockServer.use(session());
});

async function open() {
  const app = await renderApp('/vanity-url');
  await screen.findByRole('heading', { level: 1, name: 'A vanity URL for your studio' });
  return app;
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
const press = () => screen.getByRole('button', { name: 'Check availability' });

describe('the availability checker', () => {
  test('writes names as they are: in lower case, of letters, digits and hyphens', async () => {
    const { user } = await open();
    await user.type(field(), 'Blue Door_Studio-7!');
    expect(field()).toHaveValue('bluedoorstudio-7');
  });

  test('says that a name is too short, without asking', async () => {
    const { user } = await open();
    await user.type(field(), 'ab');
    await user.click(press());
    expect(await screen.findByText('Invalid URL')).toBeVisible();
    expect(screen.getByText('Vanity URL must be at least 3 characters long')).toBeVisible();
    expect(asked).toEqual([]);
  });

  test('is checking, then says that a name is available', async () => {
    mockServer.use(checks('AVAILABLE'));
    const { user } = await open();
    await user.type(field(), 'blue-door');
    await user.click(press());
    expect(await screen.findByRole('button', { name: 'Checking…' })).toBeDisabled();
    await expect.poll(() => answer).toBeDefined();
    answer!();
    expect(await screen.findByText('blue-door is available')).toBeVisible();
    expect(asked).toEqual(['blue-door']);
    // What is typed next is not that name.
    await user.type(field(), 's');
    expect(screen.queryByText(/is available/)).not.toBeInTheDocument();
  });

  test('says nothing of a name that was typed after it had asked about another one', async () => {
    mockServer.use(checks('AVAILABLE'));
    const { user } = await open();
    await user.type(field(), 'blue');
    await user.click(press());
    await expect.poll(() => answer).toBeDefined();
    await user.type(field(), 's');
    answer!();
    await expect.poll(() => asked).toEqual(['blue']);
    await user.type(field(), '{Backspace}');
    expect(await screen.findByText('blue is available')).toBeVisible();
    await user.type(field(), 's');
    expect(screen.queryByText(/is available/)).not.toBeInTheDocument();
  });

  test('says that a name is unavailable', async () => {
    mockServer.use(checks('UNAVAILABLE'));
    const { user } = await open();
    await user.type(field(), 'admin');
    await user.click(press());
    await expect.poll(() => answer).toBeDefined();
    answer!();
    expect(await screen.findByText('URL Unavailable')).toBeVisible();
    expect(screen.getAllByText('admin is already taken or reserved.')).not.toHaveLength(0);
  });
});

test('each plan has its price, the one before, and goes on with the name that was typed', async () => {
  const { user } = await open();
  await user.type(field(), 'blue-door');
  const plans = within(screen.getByRole('region', { name: 'Three plans' }));
  const cards = plans.getAllByRole('listitem').filter((item) => item.querySelector('h3'));
  expect(
    cards.map((card) =>
      /(\w+).*?\$(\d+).*?\$(\d+)(one-time|per year)/.exec(card.textContent)?.slice(2),
    ),
  ).toEqual([
    ['29', '49', 'one-time'],
    ['99', '149', 'per year'],
    ['299', '449', 'per year'],
  ]);
  for (const card of cards) expect(card).toHaveTextContent('30-day money-back guarantee');
  expect(plans.getByRole('link', { name: 'Choose Premium' })).toHaveAttribute(
    'href',
    '/owner-dashboard/vanity-url?name=blue-door&plan=premium',
  );
});
