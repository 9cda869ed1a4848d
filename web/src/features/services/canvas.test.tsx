import { screen, within } from '@testing-library/dom';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { session } from '#web/features/accounts/accounts.handlers.ts';
import { cartOver } from '#web/features/carts/carts.handlers.ts';
import { ServiceTestimonialsDocument } from '#web/features/company/testimonials.generated.ts';
import { api, mockServer } from '#web/testing/mock-server.ts';
import { CanvasProductDocument } from './canvas.generated.ts';
import { renderApp } from '#web/testing/render-app.tsx';

const product = {
  __typename: 'Product',
  id: '9',
  name: 'Canvas print',
  variants: [{ __typename: 'ProductVariant', id: '12' }],
} as const;

beforeEach(() => {
  mockServer.use(
    session(),
    api.query(CanvasProductDocument, () => HttpResponse.json({ data: { product } })),
    api.query(ServiceTestimonialsDocument, () =>
      HttpResponse.json({
        data: { testimonials: { __typename: 'TestimonialConnection', nodes: [] } },
      }),
    ),
  );
});

async function open(path = '/canvas') {
  const app = await renderApp(path);
  await screen.findByRole('heading', { level: 1, name: 'Your music on canvas' });
  return app;
}

/** A browser that makes this of any file. @param decoded undefined of what it cannot read */
function decodes(decoded: { samples?: readonly number[]; duration?: number } | undefined) {
  const { samples = [0, 1, 0.5], duration = 12 } = decoded ?? {};
  vi.stubGlobal(
    'OfflineAudioContext',
    class {
      decodeAudioData = async () => {
        if (!decoded) throw new Error('Not to be decoded.');
        return { duration, getChannelData: () => Float32Array.from(samples) };
      };
    },
  );
}

const track = (name = 'Night Train.wav', type = 'audio/wav', bytes = 4) =>
  new File([new Uint8Array(bytes)], name, { type });

const preview = () => within(screen.getByRole('region', { name: 'See it while you hear it' }));
const drawn = () => preview().getByRole('figure');
const paths = () =>
  [...drawn().querySelectorAll('path')].map((path) => path.getAttribute('stroke'));

describe('the preview', () => {
  test('draws what is chosen in either style, and is reset to the other', async () => {
    const { user } = await open();
    expect(drawn()).toHaveAccessibleName('String section as a print, Classic');
    expect(paths()).toEqual(['#17140F']);
    await user.click(preview().getByRole('button', { name: 'Themed Style' }));
    expect(drawn()).toHaveAccessibleName('String section as a print, Themed');
    expect(paths().length).toBeGreaterThan(1);
    await user.click(preview().getByRole('button', { name: 'Reset' }));
    expect(drawn()).toHaveAccessibleName('String section as a print, Classic');
    await user.click(preview().getByRole('radio', { name: /^Extra large/ }));
    expect(drawn().querySelector('rect')!.parentElement).toHaveAttribute(
      'viewBox',
      '0 0 2400 2000',
    );
    expect(preview().getByRole('slider', { name: 'Volume' })).toHaveValue('75');
  });

  const choose = () => preview().getByLabelText('Choose an audio file');

  test('draws a file that the reader picks, and goes back to the samples', async () => {
    decodes({});
    const { user } = await open();
    const before = drawn().querySelector('path')!.getAttribute('d');
    await user.upload(choose(), track());
    expect(
      await preview().findByRole('figure', { name: 'Night Train as a print, Classic' }),
    ).toBeVisible();
    expect(drawn().querySelector('path')!.getAttribute('d')).not.toBe(before);
    expect(preview().getByRole('button', { name: 'Play Night Train' })).toBeVisible();
    await user.click(preview().getByRole('button', { name: 'Back to the samples' }));
    expect(drawn()).toHaveAccessibleName('String section as a print, Classic');
    expect(drawn().querySelector('path')!.getAttribute('d')).toBe(before);
  });

  test.each([
    ['of another type', {}, track('Notes.mp3', 'text/plain'), 'Must be MP3, WAV, FLAC, Ogg or M4A'],
    [
      'too large',
      {},
      track('Long.wav', 'audio/wav', 50 * 1024 * 1024 + 1),
      'The file is larger than 50 MB',
    ],
    ['damaged', undefined, track(), 'The file is damaged or is not audio'],
    ['too long', { duration: 1201 }, track(), 'A track has to last from 1 second to 20 minutes'],
    ['silent', { samples: [0, 0] }, track(), 'There is nothing to hear in this file'],
  ])('says of a file that it is %s', async (_what, decoded, file, problem) => {
    decodes(decoded);
    const { user } = await open();
    await user.upload(choose(), file);
    expect(await preview().findByText(problem)).toBeVisible();
    expect(drawn()).toHaveAccessibleName('String section as a print, Classic');
  });
});

test('a file is sent once, when a print of it is put into the cart, as it was drawn', async () => {
  decodes({ samples: [1, 0.5] });
  const sent: string[] = [];
  const { state, handlers } = cartOver([]);
  let refuses = true;
  mockServer.use(
    ...handlers,
    http.put('*/api/canvas-tracks/:shape/:name', ({ params }) => {
      sent.push(`${String(params.shape)} ${String(params.name)}`);
      if (!refuses) return HttpResponse.json({ track: { id: 'known-track', durationMs: 2000 } });
      const fields = { track: 'The file is damaged or is not audio' };
      return HttpResponse.json({ message: 'No.', code: 'BAD_USER_INPUT', fields }, { status: 400 });
    }),
  );
  const { user } = await open();
  await user.upload(preview().getByLabelText('Choose an audio file'), track());
  const cards = within(screen.getByRole('region', { name: 'Three prints to begin with' }));
  expect(
    await cards.findByRole('figure', { name: 'Night Train as a print, Artistic' }),
  ).toBeVisible();
  expect(sent).toEqual([]);
  const add = (style: string) =>
    cards.findByRole('button', { name: `Add to cart: Canvas print, ${style}` });
  await user.click(await add('Classic'));
  expect(await cards.findByText('The file is damaged or is not audio')).toBeVisible();
  expect(state.inputs).toEqual([]);
  refuses = false;
  await user.click(await add('Classic'));
  await expect.poll(() => state.inputs).toHaveLength(1);
  await user.click(await add('Artistic'));
  await expect.poll(() => state.inputs).toHaveLength(2);
  expect(state.inputs).toMatchObject([
    { options: { size: 'SMALL', frame: 'BLACK', style: 'CLASSIC', trackId: 'known-track' } },
    { options: { size: 'LARGE', frame: 'PREMIUM', style: 'ARTISTIC', trackId: 'known-track' } },
  ]);
  // The first half is as loud as it gets, the second half half of it.
  const shape = `${'64'.repeat(80)}${'32'.repeat(80)} Night Train.wav`;
  expect(sent).toEqual([shape, shape]);
});

test('what is promised of prints is said word for word (§9)', async () => {
  await open();
  for (const promise of [
    'Classic Style',
    'Themed Style',
    '8 × 10 inches',
    '12 × 16 inches',
    '16 × 20 inches',
    '20 × 24 inches',
    'Made in 3 to 5 business days',
    'Made in 7 to 10 business days',
    '3 to 7 days within the country, 7 to 14 days to others',
    'Free worldwide shipping',
    'UV protection',
    '10% off for 5+ · 15% off for 10+ · 20% off for 25+',
  ]) {
    expect(screen.getByRole('main')).toHaveTextContent(promise);
  }
});

test.each([
  ['Classic', 0],
  ['Themed', 10],
  ['Artistic', 20],
])('the table of the %s style has every price', async (style, more) => {
  await renderApp('/canvas');
  const table = within(await screen.findByRole('table', { name: style }));
  const rows = table.getAllByRole('row').slice(1);
  const cheapest = [39, 69, 99, 149];
  expect(
    rows.map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent)),
  ).toEqual(
    cheapest.map((dollars) => [0, 10, 20, 40].map((frame) => `$${dollars + frame + more}`)),
  );
});

test('the cards begin with their choices, and prices follow what is chosen', async () => {
  const { user } = await open();
  const cards = within(screen.getByRole('region', { name: 'Three prints to begin with' }));
  const card = (name: string) => within(cards.getByRole('listitem', { name }));
  const shows = (name: string, price: RegExp) =>
    expect(cards.getByRole('listitem', { name })).toHaveTextContent(price);
  shows('Classic', /\$49.*\$71/);
  shows('Themed', /\$99.*\$134/);
  shows('Artistic', /\$159.*\$209/);
  expect(card('Artistic').getByText('Free worldwide shipping')).toBeVisible();
  expect(card('Artistic').getByText('UV protection')).toBeVisible();
  expect(card('Artistic').getByText('Made in 7 to 10 business days')).toBeVisible();
  expect(card('Classic').queryByText('Free worldwide shipping')).not.toBeInTheDocument();
  await user.selectOptions(card('Classic').getByLabelText('Size'), 'xlarge');
  await user.selectOptions(card('Classic').getByLabelText('Frame'), 'premium');
  shows('Classic', /\$189.*\$252/);
  expect(
    await card('Classic').findByRole('button', { name: 'Add to cart: Canvas print, Classic' }),
  ).toBeEnabled();
  expect(card('Classic').getByText('Free worldwide shipping')).toBeVisible();
  shows('Themed', /\$99/);
});
