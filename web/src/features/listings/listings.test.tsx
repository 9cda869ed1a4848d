import { screen, waitFor, within } from '@testing-library/dom';
import { HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { nora, session } from '#web/features/accounts/accounts.handlers.ts';
import { api, mockServer } from '#web/testing/mock-server.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { keptListing, listingServer } from './listings.handlers.ts';
import { KnownGearDocument, SaveListingDocument } from './listings.generated.ts';
import { contentOf, valuesOf } from './listing-values.ts';
import { emptyContent } from '#domain/listings/empty-content.ts';

async function open(path: string, listing = keptListing()) {
  const { kept, handlers } = listingServer(listing);
  mockServer.use(session(nora), ...handlers);
  return { ...(await renderApp(path)), kept };
}

describe('a listing', () => {
  test('begins with what it takes, and asks visitors to log in', async () => {
    mockServer.use(session());
    await renderApp('/submit');
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('List your studio');
    expect(screen.getByRole('link', { name: 'Log in to start' })).toHaveAttribute(
      'href',
      '/login?to=%2Fsubmit',
    );
  });

  test('is begun, written and saved by itself, step by step', async () => {
    const { user, location, goBack, kept } = await open('/submit');
    await user.click(await screen.findByRole('button', { name: 'Start a listing' }));
    await user.type(await screen.findByLabelText('Name of the studio'), 'Kettle Works');
    await waitFor(() => expect(kept.listing.content.name).toBe('Kettle Works'));
    expect(await screen.findByText('Saved')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Next: Place' }));
    expect(location()).toBe('/submit/1/place');
    await user.selectOptions(await screen.findByLabelText('City'), 'tokyo');
    expect(screen.getByText('Times are in Asia/Tokyo.')).toBeVisible();
    await waitFor(() => expect(kept.listing.content.cityId).toBe('tokyo'));
    goBack();
    expect(await screen.findByLabelText('Name of the studio')).toHaveValue('Kettle Works');
  });

  test('that another device has changed is not overwritten, but loaded', async () => {
    const { user, kept } = await open('/submit/1/basics');
    const name = await screen.findByLabelText('Name of the studio');
    const content = { ...kept.listing.content, name: 'From the phone' };
    kept.listing = { ...kept.listing, version: 9, content };
    await user.type(name, 'From the desk');
    expect(await screen.findByText('Changed on another device since.')).toBeVisible();
    expect(kept.listing.content.name).toBe('From the phone');
    await user.click(screen.getByRole('button', { name: 'Load that version' }));
    await waitFor(() =>
      expect(screen.getByLabelText('Name of the studio')).toHaveValue('From the phone'),
    );
  });

  test('says while it cannot be saved, and what is typed stays', async () => {
    const { user } = await open('/submit/1/basics');
    mockServer.use(api.mutation(SaveListingDocument, () => HttpResponse.error()));
    await user.type(await screen.findByLabelText('Name of the studio'), 'Kettle');
    expect(await screen.findByText('Not saved yet. Trying again…')).toBeVisible();
    expect(screen.getByLabelText('Name of the studio')).toHaveValue('Kettle');
  });

  test('takes days that differ, closed or open at other times', async () => {
    const { user, kept } = await open('/submit/1/hours');
    await user.click(await screen.findByRole('button', { name: 'Add days' }));
    await user.clear(screen.getByLabelText('From, entry 1'));
    await user.type(screen.getByLabelText('From, entry 1'), '2027-12-24');
    expect(screen.getByLabelText('To, entry 1')).toHaveValue('2027-12-24');
    await user.type(screen.getByLabelText('Reason, entry 1'), 'Holidays');
    await waitFor(() =>
      expect(kept.listing.content.exceptions).toMatchObject([
        { from: '2027-12-24', to: '2027-12-24', windows: [], reason: 'Holidays' },
      ]),
    );
    await user.click(screen.getByRole('button', { name: 'Add hours on Fri, Dec 24' }));
    await waitFor(() =>
      expect(kept.listing.content.exceptions[0]?.windows).toMatchObject([
        { opens: '10:00', closes: '18:00' },
      ]),
    );
    await user.click(screen.getByRole('button', { name: 'Remove entry 1' }));
    await waitFor(() => expect(kept.listing.content.exceptions).toEqual([]));
  });

  test('takes a pasted list of gear, of the kinds that are known', async () => {
    const { user, kept } = await open('/submit/1/gear');
    mockServer.use(
      api.query(KnownGearDocument, () =>
        HttpResponse.json({
          data: {
            knownGear: [
              { __typename: 'EquipmentItem', name: 'Shure SM7B', category: 'MICROPHONES' },
            ],
          },
        }),
      ),
    );
    await user.click(await screen.findByText('Paste a whole list'));
    await user.type(screen.getByLabelText('Your list'), '- shure sm7b{enter}- Odd box');
    await user.click(screen.getByRole('button', { name: 'Add 2 items' }));
    expect(await screen.findByLabelText('Kind of Shure SM7B')).toHaveValue('microphones');
    await user.selectOptions(screen.getByLabelText('Kind of Odd box'), 'converters');
    await waitFor(() =>
      expect(kept.listing.content.gear).toMatchObject([
        { name: 'Shure SM7B', category: 'MICROPHONES' },
        { name: 'Odd box', category: 'CONVERTERS' },
      ]),
    );
  });

  test('says what is missing and where, and cannot be sent before', async () => {
    const { user, location } = await open('/submit/1/preview');
    expect(await screen.findByText(/Add at least one photo/)).toBeVisible();
    const missing = within(screen.getByText('Before you can send it:').parentElement!);
    expect(screen.queryByRole('button', { name: 'Send for approval' })).not.toBeInTheDocument();
    await user.click(missing.getByRole('link', { name: 'Photos' }));
    expect(location()).toBe('/submit/1/photos');
  });

  test('is previewed, sent, and waits among one’s own', async () => {
    const picture = { url: '/uploads/studio-pictures/a.webp', alt: 'Desk', width: 3, height: 2 };
    const { user, location, kept } = await open(
      '/submit/1/preview',
      keptListing({
        name: 'Kettle Works',
        description: 'A room. '.repeat(12),
        categories: ['drums'],
        cityId: 'london',
        neighbourhood: 'Hackney',
        street: '1 Mare Street',
        sizeSquareMetres: 40,
        hourlyRateCents: 50_00,
        pictures: [picture],
      }),
    );
    const preview = within(await screen.findByRole('article', { name: 'Preview of the page' }));
    expect(await preview.findByRole('heading', { name: 'Kettle Works' })).toBeVisible();
    expect(preview.getByRole('img', { name: 'Desk' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Send for approval' }));
    await waitFor(() => expect(location()).toBe('/account/listings'));
    expect(kept.listing).toMatchObject({ status: 'PENDING', submittedVersion: 1 });
    expect(await screen.findByText('Being looked at')).toBeVisible();
  });
});

test('what is typed as a number is one, and what is none is not said', () => {
  const values = valuesOf({ ...emptyContent, hourlyRateCents: 49_50 });
  expect(values.hourlyRateCents).toBe('49.5');
  expect(contentOf({ ...values, hourlyRateCents: '12,30', groupSize: 'x' })).toMatchObject({
    hourlyRateCents: 12_30,
    groupSize: null,
  });
  expect(contentOf(values)).toEqual({ ...emptyContent, hourlyRateCents: 49_50 });
});
