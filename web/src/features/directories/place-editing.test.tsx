import { screen, waitFor, within } from '@testing-library/dom';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { nora, session } from '#web/features/accounts/accounts.handlers.ts';
import { changed } from '#web/testing/changed.ts';
import { api, mockServer } from '#web/testing/mock-server.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import {
  ClaimPlaceDocument,
  MyPlaceClaimDocument,
  PlaceRightsDocument,
  PlaceToEditDocument,
  SuggestCorrectionDocument,
  SuggestPlaceDocument,
  UpdatePlaceDocument,
} from './directories.generated.ts';
import type { MyPlaceClaimQuery } from './directories.generated.ts';
import { place, placePage } from './directories.handlers.ts';

const shop = {
  ...place(),
  description: 'A narrow shop.',
  website: 'https://umbrella-wax.example',
  links: [],
  founded: 1999,
  openingHours: [
    { __typename: 'OpeningHours' as const, weekday: 2, opens: '10:00', closes: '18:00' },
  ],
  pictures: [],
  isClaimed: false,
};

beforeEach(() => {
  mockServer.use(
    session(nora),
    placePage({ ...shop, nearbyStudios: [] }),
    http.get('*/outlines.generated.json', () => new HttpResponse(null, { status: 503 })),
  );
});

/** The shop, as whoever is logged in may change it. */
function toEdit(rights: { viewerCanEdit: boolean; isClaimed?: boolean }) {
  mockServer.use(
    api.query(PlaceToEditDocument, () =>
      HttpResponse.json({ data: { place: { ...shop, ...rights } } }),
    ),
  );
}

function claimed(claim: Omit<NonNullable<MyPlaceClaimQuery['myPlaceClaim']>, 'id'> | null) {
  mockServer.use(
    api.query(MyPlaceClaimDocument, () =>
      HttpResponse.json({ data: { myPlaceClaim: claim && { id: '7', ...claim } } }),
    ),
  );
}

test('a visitor suggests a label, and hears that it is looked at', async () => {
  const sent: object[] = [];
  mockServer.use(
    session(null),
    api.mutation(SuggestPlaceDocument, ({ variables }) => {
      sent.push(variables.input);
      return changed('suggestPlace', { name: 'Low Tide' });
    }),
  );
  const { user, location } = await renderApp('/suggest-place');
  await user.click(await screen.findByRole('radio', { name: 'Record label' }));
  expect(location()).toBe('/suggest-place?kind=label');
  // Nobody walks into a label.
  await waitFor(() => expect(screen.queryByText('Opening hours')).toBeNull());
  await user.click(await screen.findByRole('button', { name: 'Suggest' }));
  expect(await screen.findByText('Enter what it is called')).toBeVisible();
  await user.type(screen.getByLabelText('Name'), 'Low Tide');
  await user.selectOptions(screen.getByLabelText('City'), 'Berlin');
  await user.click(screen.getByRole('checkbox', { name: 'Techno' }));
  await user.type(screen.getByLabelText('Founded in'), '1993');
  await user.click(screen.getByRole('button', { name: 'Suggest' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible();
  expect(sent).toMatchObject([
    {
      kind: 'LABEL',
      name: 'Low Tide',
      cityId: 'berlin',
      tags: ['techno'],
      founded: 1993,
      latitude: null,
      openingHours: [],
    },
  ]);
});

test('whoever runs a shop changes its page', async () => {
  const sent: object[] = [];
  toEdit({ viewerCanEdit: true, isClaimed: true });
  mockServer.use(
    api.mutation(UpdatePlaceDocument, ({ variables }) => {
      sent.push(variables.input);
      return changed('updatePlace', { place: { ...shop, name: 'Umbrella Records' } });
    }),
  );
  const { user } = await renderApp('/store/umbrella-wax/edit');
  const name = await screen.findByLabelText('Name');
  await user.clear(name);
  await user.type(name, 'Umbrella Records');
  await user.click(screen.getByRole('button', { name: 'Add hours on Saturday' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(sent).toMatchObject([
    {
      id: '3',
      name: 'Umbrella Records',
      latitude: 51.47,
      openingHours: [
        { weekday: 2, opens: '10:00', closes: '18:00' },
        { weekday: 6, opens: '10:00', closes: '18:00' },
      ],
    },
  ]);
});

test('and its pictures, which are sent at once and shown in their order once it is saved', async () => {
  const sent: object[] = [];
  const pictures = ['One', 'Two'].map((alt, index) => ({
    __typename: 'PlacePicture' as const,
    id: String(index + 1),
    url: `/uploads/place-pictures/${index + 1}.webp`,
    alt,
    width: 900,
    height: 600,
  }));
  mockServer.use(
    api.query(PlaceToEditDocument, () =>
      HttpResponse.json({
        data: { place: { ...shop, pictures, viewerCanEdit: true, isClaimed: true } },
      }),
    ),
    http.put('*/api/places/3/pictures', () =>
      HttpResponse.json({ picture: { id: 9, url: '/uploads/place-pictures/9.webp' } }),
    ),
    api.mutation(UpdatePlaceDocument, ({ variables }) => {
      sent.push(variables.input);
      return changed('updatePlace', { place: shop });
    }),
  );
  const { user } = await renderApp('/store/umbrella-wax/edit');
  await user.click(await screen.findByRole('button', { name: 'Remove photo 2' }));
  const file = new File(['a picture'], 'window.png', { type: 'image/png' });
  await user.upload(screen.getByLabelText('Add photos', { selector: 'input' }), file);
  await user.type(await screen.findByLabelText('What photo 2 shows'), 'The window');
  await user.click(screen.getByRole('button', { name: 'Move photo 2 up' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(sent).toMatchObject([
    {
      pictures: [
        { id: '9', alt: 'The window' },
        { id: '1', alt: 'One' },
      ],
    },
  ]);
});

test('a picture that is refused says why', async () => {
  toEdit({ viewerCanEdit: true, isClaimed: true });
  mockServer.use(
    http.put('*/api/places/3/pictures', () =>
      HttpResponse.json({ fields: { picture: 'At least 480 pixels' } }, { status: 400 }),
    ),
  );
  const { user } = await renderApp('/store/umbrella-wax/edit');
  await screen.findByRole('button', { name: 'Save' });
  const file = new File(['a picture'], 'small.png', { type: 'image/png' });
  await user.upload(screen.getByLabelText('Add photos', { selector: 'input' }), file);
  expect(await screen.findByText(/small.png.*At least 480 pixels/)).toBeVisible();
});

test('nobody else does', async () => {
  toEdit({ viewerCanEdit: false });
  await renderApp('/store/umbrella-wax/edit');
  expect(await screen.findByText(/Only whoever runs this place/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
});

test('a shop is claimed in words, which are looked at', async () => {
  toEdit({ viewerCanEdit: false });
  claimed(null);
  const sent: object[] = [];
  mockServer.use(
    api.mutation(ClaimPlaceDocument, ({ variables }) => {
      sent.push(variables.input);
      claimed({ __typename: 'PlaceClaim', status: 'WAITING', reasons: '' });
      return changed('claimPlace', {
        claim: { __typename: 'PlaceClaim', id: '7', status: 'WAITING' },
      });
    }),
  );
  const { user } = await renderApp('/store/umbrella-wax/claim');
  const proof = 'My name stands on the door and on every paper bag.';
  await user.type(await screen.findByLabelText('What shows that it is yours'), proof);
  await user.click(screen.getByRole('button', { name: 'Send for review' }));
  expect(await screen.findByText(/We are checking your claim/)).toBeVisible();
  expect(sent).toEqual([{ placeId: '3', statement: proof }]);
});

test.each([
  [{ status: 'GRANTED' as const, reasons: '' }, /yours to keep up to date/],
  [{ status: 'DECLINED' as const, reasons: 'No proof.' }, /could not grant your claim. No proof/],
])('a claim that is %j says so', async (claim, text) => {
  toEdit({ viewerCanEdit: false });
  claimed({ __typename: 'PlaceClaim', ...claim });
  await renderApp('/store/umbrella-wax/claim');
  expect(await screen.findByText(text)).toBeVisible();
});

test('a shop that somebody runs cannot be claimed', async () => {
  toEdit({ viewerCanEdit: false, isClaimed: true });
  claimed(null);
  await renderApp('/store/umbrella-wax/claim');
  expect(await screen.findByText('Somebody else runs this page.')).toBeVisible();
});

test('a visitor says what is wrong, and where they are told what came of it', async () => {
  const sent: object[] = [];
  mockServer.use(
    session(null),
    api.mutation(SuggestCorrectionDocument, ({ variables }) => {
      sent.push(variables.input);
      return changed('suggestCorrection', { isSent: true });
    }),
  );
  const { user, location } = await renderApp('/store/umbrella-wax');
  await user.click(await screen.findByRole('link', { name: 'Something is wrong here' }));
  expect(location()).toBe('/store/umbrella-wax#wrong');
  const dialog = within(await screen.findByRole('dialog', { name: 'Something is wrong here' }));
  await user.click(dialog.getByRole('button', { name: 'Send' }));
  expect(await dialog.findByText('Choose what is wrong')).toBeVisible();
  await user.selectOptions(dialog.getByLabelText('What is wrong'), 'Opening hours');
  await user.type(dialog.getByLabelText('What is right'), 'Shut on Mondays.');
  await user.type(dialog.getByLabelText('Email (optional)'), 'nell@house.example');
  await user.click(dialog.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('We look at it soon.')).toBeVisible();
  await waitFor(() => expect(location()).toBe('/store/umbrella-wax'));
  expect(sent).toEqual([
    { placeId: '3', fact: 'HOURS', details: 'Shut on Mondays.', email: 'nell@house.example' },
  ]);
});

test('whoever is logged in is not asked for an address', async () => {
  mockServer.use(
    api.query(PlaceRightsDocument, () =>
      HttpResponse.json({
        data: { place: { __typename: 'Place', id: '3', viewerCanEdit: false } },
      }),
    ),
  );
  const { user } = await renderApp('/store/umbrella-wax');
  await user.click(await screen.findByRole('link', { name: 'Something is wrong here' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByLabelText('What is right')).toBeVisible();
  expect(dialog.queryByLabelText('Email (optional)')).toBeNull();
});
