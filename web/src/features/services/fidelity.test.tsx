import { screen, waitFor, within } from '@testing-library/dom';
import { HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { session } from '#web/features/accounts/accounts.handlers.ts';
import { ServiceTestimonialsDocument } from '#web/features/company/testimonials.generated.ts';
import type { TestimonialCardFragment } from '#web/features/company/testimonials.generated.ts';
import { api, mockServer } from '#web/testing/mock-server.ts';
import { renderApp } from '#web/testing/render-app.tsx';

const praise: TestimonialCardFragment & { __typename: 'Testimonial' } = {
  __typename: 'Testimonial',
  id: '1',
  language: 'EN',
  isInvented: true,
  name: 'Nadia Quist',
  picture: '',
  role: 'Singer',
  text: 'Exactly that, a day later.',
  rating: 5,
  trackTitle: 'Wide Awake',
  studio: null,
};

async function open(path = '/fidelity', nodes: readonly (typeof praise)[] = []) {
  mockServer.use(
    session(),
    api.query(ServiceTestimonialsDocument, ({ variables }) => {
      expect(variables.service).toBe('FIDELITY');
      return HttpResponse.json({
        data: { testimonials: { __typename: 'TestimonialConnection', nodes: [...nodes] } },
      });
    }),
  );
  const app = await renderApp(path);
  await screen.findByRole('heading', { level: 1, name: 'Mixing and mastering, by ear' });
  return app;
}

const choose = (name: RegExp | string) => screen.getByRole('radio', { name });
const found = () =>
  within(screen.getByRole('region', { name: 'Find your package' })).getByRole('status');

describe('the package finder', () => {
  test('has a price, the original one and what is included for each choice, at an address', async () => {
    const { user, location } = await open();
    expect(found()).toHaveTextContent('Mixing and mastering, Single, Premium');
    expect(found()).toHaveTextContent(/\$350.*\$375/);
    expect(within(found()).getByText('4 revisions')).toBeInTheDocument();
    await user.click(choose('Mixing'));
    await user.click(choose(/^Album/));
    await user.click(choose('Platinum'));
    expect(found()).toHaveTextContent('Mixing, Album, Platinum');
    expect(found()).toHaveTextContent('Up to 10 tracks');
    expect(found()).toHaveTextContent(/\$2,400.*\$4,000/);
    for (const line of [
      'Delivered within 3 days',
      'Unlimited revisions',
      'WAV (24-bit/96kHz) and MP3 (320kbps)',
      'Matched to your reference tracks',
      'Stem mastering',
    ]) {
      expect(within(found()).getByText(line)).toBeInTheDocument();
    }
    await waitFor(() =>
      expect(location()).toBe('/fidelity?service=mixing&scale=album&quality=platinum'),
    );
  });

  test('begins with what the address says, and no original price where nothing is saved', async () => {
    await open('/fidelity?service=mastering&scale=single&quality=standard');
    expect(choose('Mastering')).toBeChecked();
    expect(found()).toHaveTextContent('$75');
    expect(within(found()).queryByText(/Original price/)).not.toBeInTheDocument();
    expect(within(found()).queryByText('Stem mastering')).not.toBeInTheDocument();
  });
});

test('the cards of the packages choose one, for the service and scale that are chosen', async () => {
  const { user } = await open('/fidelity?service=mixing&scale=ep');
  await user.click(screen.getByRole('button', { name: 'Choose Standard' }));
  expect(found()).toHaveTextContent('Mixing, EP, Standard');
  expect(found()).toHaveTextContent(/\$450.*\$600/);
  expect(screen.getByRole('button', { name: 'Standard is chosen' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('another sample leaves what is chosen', async () => {
  const { user, location } = await open('/fidelity?scale=album');
  expect(screen.getByRole('slider', { name: 'Volume' })).toHaveValue('75');
  await user.click(screen.getByRole('link', { name: /^Club track/ }));
  expect(await screen.findByRole('button', { name: 'Play Club track' })).toBeVisible();
  expect(location()).toBe('/fidelity?scale=album&sample=club');
  expect(choose(/^Album/)).toBeChecked();
});

test('what musicians say is shown, and left out where nobody has said anything', async () => {
  await open('/fidelity', [praise]);
  const said = await screen.findByRole('region', { name: 'What musicians say' });
  expect(within(said).getByText('Exactly that, a day later.')).toBeVisible();
  expect(within(said).getByText(/people and companies on this page are invented/)).toBeVisible();
});

test('without testimonials there is no title for them', async () => {
  await open();
  expect(await screen.findByText('What is a revision?')).toBeVisible();
  expect(screen.queryByText('What musicians say')).not.toBeInTheDocument();
});

test('what is promised of revisions is said word for word (§9)', async () => {
  await open();
  expect(screen.getByRole('main')).toHaveTextContent('24 to 48 hours');
});
