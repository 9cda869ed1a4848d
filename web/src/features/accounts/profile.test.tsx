import { screen, waitFor, within } from '@testing-library/dom';
import { HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { changed } from '#web/testing/changed.ts';
import type { UpdateProfileInput } from '#web/lib/schema.generated.ts';
import { api, mockServer } from '#web/testing/mock-server.ts';
import { closePage } from '#web/testing/opened-page.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { ada, nora, refusal, session } from './accounts.handlers.ts';
import { EditableProfileDocument, UpdateProfileDocument } from './profile.generated.ts';
import type { ProfileFieldsFragment } from './profile.generated.ts';

const profile = {
  __typename: 'User',
  id: nora.id,
  username: nora.username,
  name: nora.name,
  avatarUrl: null,
  bio: 'Drums.',
  location: 'Oslo',
  links: [],
  genres: ['Jazz'],
  instruments: [],
  spokenLanguages: [],
  isStudioOwner: false,
  userType: 'MUSICIAN',
} as const satisfies ProfileFieldsFragment & { __typename: string };

/** Answers with a profile, and whether the reader may change it. */
function editable(viewerCanEdit = true) {
  return api.query(EditableProfileDocument, () =>
    HttpResponse.json({ data: { user: { ...profile, viewerCanEdit } } }),
  );
}

/** Takes what is asked for, and keeps it for the test to look at. */
function takeUpdates() {
  const taken: UpdateProfileInput[] = [];
  mockServer.use(
    api.mutation(UpdateProfileDocument, ({ variables }) => {
      const { input } = variables;
      taken.push(input);
      // The form sends nothing that may be left out.
      const sent = input as Partial<ProfileFieldsFragment>;
      return changed('updateProfile', { user: { ...profile, ...sent } });
    }),
  );
  return taken;
}

describe('one’s own profile', () => {
  test('is changed, and the header follows', async () => {
    mockServer.use(session(nora), editable());
    const taken = takeUpdates();
    const { user } = await renderApp('/account/profile');
    const name = await screen.findByLabelText('Name');
    await user.clear(name);
    await user.type(name, 'Nora Q');
    await user.type(screen.getByLabelText('Genres'), 'Dub,');
    await user.type(screen.getByLabelText('Languages'), 'germ');
    await user.click(await screen.findByRole('option', { name: 'German' }));
    await user.click(screen.getByRole('button', { name: 'Add link' }));
    await user.type(screen.getByLabelText('Link 1'), 'https://example.com/nora');
    await user.click(screen.getByLabelText('Listing my studio (Studio Owner)'));
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Profile updated')).toBeVisible();
    expect(screen.getByText('Your profile has been successfully updated.')).toBeVisible();
    expect(taken).toEqual([
      {
        id: nora.id,
        name: 'Nora Q',
        bio: 'Drums.',
        location: 'Oslo',
        genres: ['Jazz', 'Dub'],
        instruments: [],
        spokenLanguages: ['de'],
        links: ['https://example.com/nora'],
        isStudioOwner: true,
      },
    ]);
    expect(await screen.findByRole('button', { name: 'Account menu for Nora Q' })).toBeVisible();
    expect(screen.getByText('All changes saved.')).toBeVisible();
  });

  test('says what is wrong, beside the field it is about', async () => {
    mockServer.use(session(nora), editable());
    const { user } = await renderApp('/account/profile');
    await user.click(await screen.findByRole('button', { name: 'Add link' }));
    await user.type(screen.getByLabelText('Link 1'), 'nowhere');
    await user.clear(screen.getByLabelText('Name'));
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Name must be at least 2 characters')).toBeVisible();
    expect(screen.getByText('Must be a web address, such as https://example.com')).toBeVisible();
  });

  test('says why the server refused, and keeps what was typed', async () => {
    mockServer.use(
      session(nora),
      editable(),
      api.mutation(UpdateProfileDocument, () =>
        refusal('UNAUTHENTICATED', 'You must be logged in to update your profile'),
      ),
    );
    const { user } = await renderApp('/account/profile');
    await user.type(await screen.findByLabelText('Location'), ', Grünerløkka');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Profile update failed')).toBeVisible();
    expect(screen.getByLabelText('Location')).toHaveValue('Oslo, Grünerløkka');
    const alert = within(screen.getByRole('main')).getByRole('alert');
    await waitFor(() =>
      expect(alert).toHaveTextContent('You must be logged in to update your profile'),
    );
  });

  test('can be left with changes, which are there again', async () => {
    mockServer.use(session(nora), editable());
    const { user, goBack } = await renderApp('/account/profile');
    const location = await screen.findByLabelText('Location');
    const before = (location as HTMLInputElement).value;
    await user.type(location, '!');
    await user.click(screen.getByRole('link', { name: 'Preferences' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Preferences' })).toBeVisible();
    goBack();
    await waitFor(() => expect(screen.getByLabelText('Location')).toHaveValue(`${before}!`));
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.getByLabelText('Location')).toHaveValue(before));
    await closePage();

    await renderApp('/account/profile');
    expect(await screen.findByLabelText('Location')).toHaveValue(before);
  });
});

describe('a profile by its id', () => {
  test('is one’s own under its own address', async () => {
    mockServer.use(session(nora), editable());
    const { location } = await renderApp(`/account/profile/${nora.id}`);
    expect(await screen.findByLabelText('Name')).toHaveValue(nora.name);
    expect(location()).toBe('/account/profile');
  });

  test('is refused to whoever may not change it, whatever their role', async () => {
    mockServer.use(session({ ...ada, id: '2' }), editable(false));
    await renderApp(`/account/profile/${nora.id}`);
    expect(
      await screen.findByRole('heading', { level: 1, name: 'This is someone else’s profile' }),
    ).toBeVisible();
    expect(screen.queryByLabelText('Name')).not.toBeInTheDocument();
  });

  test('is changed by an administrator, but for how they use the product', async () => {
    mockServer.use(session(ada), editable());
    const taken = takeUpdates();
    const { user } = await renderApp(`/account/profile/${nora.id}`);
    await user.type(await screen.findByLabelText('Location'), '!');
    expect(screen.queryByLabelText(/Studio Owner/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Profile updated')).toBeVisible();
    expect(taken[0]).toMatchObject({ id: nora.id, location: 'Oslo!' });
    expect(taken[0]).not.toHaveProperty('isStudioOwner');
    expect(screen.getByRole('button', { name: `Account menu for ${ada.name}` })).toBeVisible();
  });
});
