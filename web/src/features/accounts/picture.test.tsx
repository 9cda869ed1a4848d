import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { HttpResponse } from 'msw';
import { http } from 'msw/http';
import { beforeEach, describe, expect, test } from 'vitest';
import { changed } from '#web/testing/changed.ts';
import { api, mockServer } from '#web/testing/mock-server.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { ada, nora, refusal, session } from './accounts.handlers.ts';
import {
  EditableProfileDocument,
  RemoveAvatarDocument,
  RestoreAvatarDocument,
} from './profile.generated.ts';
import type { ProfileFieldsFragment } from './profile.generated.ts';

const URL_OF_PICTURE = `/uploads/avatars/${'a'.repeat(64)}-256.webp`;

const profile = {
  __typename: 'User',
  id: nora.id,
  username: nora.username,
  name: nora.name,
  avatarUrl: null,
  bio: '',
  location: '',
  links: [],
  genres: [],
  instruments: [],
  spokenLanguages: [],
  isStudioOwner: false,
  userType: 'MUSICIAN',
} as const satisfies ProfileFieldsFragment & { __typename: string };

const withPicture = { ...profile, avatarUrl: URL_OF_PICTURE };

function editable(shown: ProfileFieldsFragment = profile) {
  return api.query(EditableProfileDocument, () =>
    HttpResponse.json({ data: { user: { ...shown, viewerCanEdit: true } } }),
  );
}

/** What the browser has and jsdom has not. A file whose text is a size is a picture of that size. */
beforeEach(() => {
  const nothing = () => undefined;
  Object.assign(window, {
    createImageBitmap: async (file: File) => {
      const [width, height] = (await file.text()).split('x').map(Number);
      if (!width || !height) throw new DOMException('No picture', 'InvalidStateError');
      return { width, height, close: nothing };
    },
    ResizeObserver: class {
      observe = nothing;
      disconnect = nothing;
    },
  });
  Object.assign(HTMLCanvasElement.prototype, {
    getContext: () => ({ fillRect: nothing, drawImage: nothing }),
    toDataURL: () => 'data:image/jpeg;base64,',
    toBlob: (take: (blob: Blob) => void, type: string) => take(new Blob(['cut'], { type })),
  });
});

const file = (text: string, name = 'me.jpg') => new File([text], name, { type: 'image/jpeg' });

/** The account button, which a dialog hides. */
const accountButton = () => screen.getByRole('button', { name: /^Account menu for/, hidden: true });
const header = () => within(accountButton());

/** Opens the dialog on one's own profile. */
async function openDialog() {
  const { user } = await renderApp('/account/profile');
  await user.click(await screen.findByRole('button', { name: 'Add photo' }));
  const dialog = await screen.findByRole('dialog', { name: 'Your photo' });
  const input = await within(dialog).findByLabelText('Photo');
  return { user, dialog: within(dialog), input };
}

describe('a picture', () => {
  test('is cut, sent, and shown in the header at once', async () => {
    const sent: { path: string; type: string | null }[] = [];
    mockServer.use(
      session(nora),
      editable(),
      http.put('*/api/users/:id/avatar', ({ request }) => {
        sent.push({
          path: new URL(request.url).pathname,
          type: request.headers.get('Content-Type'),
        });
        return HttpResponse.json({ user: { avatarUrl: URL_OF_PICTURE } });
      }),
    );
    const { user, dialog, input } = await openDialog();
    expect(header().getByText('NQ')).toBeInTheDocument();
    await user.upload(input, file('1200x800'));
    expect(await dialog.findByRole('slider', { name: 'Zoom' })).toHaveValue('1');
    await user.click(dialog.getByRole('button', { name: 'Save photo' }));
    expect(await screen.findByText('Profile updated')).toBeVisible();
    expect(sent).toEqual([{ path: `/api/users/${nora.id}/avatar`, type: 'image/jpeg' }]);
    expect(accountButton().querySelector('img')).toHaveAttribute(
      'src',
      URL_OF_PICTURE.replace('256', '128'),
    );
    expect(await screen.findByRole('button', { name: 'Remove photo' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test('of somebody else is changed by an administrator, whose own stays', async () => {
    mockServer.use(
      session(ada),
      editable(),
      http.put('*/api/users/:id/avatar', ({ params }) =>
        HttpResponse.json({ user: { id: params.id, avatarUrl: URL_OF_PICTURE } }),
      ),
    );
    const { user } = await renderApp(`/account/profile/${nora.id}`);
    await user.click(await screen.findByRole('button', { name: 'Add photo' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Your photo' }));
    await user.upload(await dialog.findByLabelText('Photo'), file('1200x800'));
    await user.click(await dialog.findByRole('button', { name: 'Save photo' }));
    expect(await screen.findByRole('button', { name: 'Remove photo' })).toBeVisible();
    expect(header().getByText('AL')).toBeInTheDocument();
  });

  test.each([
    [
      'arrives',
      () => HttpResponse.json({ user: { avatarUrl: URL_OF_PICTURE } }),
      'Profile updated',
    ],
    ['does not', () => HttpResponse.error(), 'Profile update failed'],
  ])(
    'that is on its way when the dialog is closed %s, which is said',
    async (_, respond, title) => {
      const { promise: mayRespond, resolve: letRespond } = Promise.withResolvers<void>();
      mockServer.use(
        session(nora),
        editable(),
        http.put('*/api/users/:id/avatar', async () => {
          await mayRespond;
          return respond();
        }),
      );
      const { user, dialog, input } = await openDialog();
      await user.upload(input, file('1200x800'));
      await user.click(await dialog.findByRole('button', { name: 'Save photo' }));
      expect(await dialog.findByRole('progressbar', { name: 'Saving photo…' })).toBeVisible();
      await user.click(dialog.getByRole('button', { name: 'Close' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      letRespond();
      expect(await screen.findByText(title)).toBeVisible();
    },
  );

  test('can be dropped, and exchanged for another before it is sent', async () => {
    mockServer.use(session(nora), editable());
    const { user, dialog } = await openDialog();
    fireEvent.drop(dialog.getByText('Drag a photo here, or'), {
      dataTransfer: { files: [file('900x900')] },
    });
    await user.click(await dialog.findByRole('button', { name: 'Choose another' }));
    expect(await dialog.findByRole('button', { name: 'Choose photo' })).toBeVisible();
  });

  test.each([
    ['not a picture', 'We can’t read this file.'],
    ['900x127', 'This photo is too small. It must be at least 128 by 128 pixels.'],
  ])('that is %s is refused before it is sent', async (text, errorText) => {
    mockServer.use(session(nora), editable());
    const { user, dialog, input } = await openDialog();
    await user.upload(input, file(text));
    await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent(errorText));
    expect(dialog.getByRole('button', { name: 'Choose photo' })).toBeEnabled();
  });

  test('that is too large is refused before it is read', async () => {
    mockServer.use(session(nora), editable());
    const { user, dialog, input } = await openDialog();
    const large = file('1200x800');
    Object.defineProperty(large, 'size', { value: 25 * 1024 * 1024 + 1 });
    await user.upload(input, large);
    expect(await dialog.findByText(/^This file is larger than 25 MB\./)).toBeVisible();
  });

  test.each([
    [
      'is refused',
      () => HttpResponse.json({ code: 'BAD_USER_INPUT' }, { status: 400 }),
      'We can’t read this file.',
    ],
    [
      'comes too often',
      () => HttpResponse.json({ code: 'RATE_LIMITED' }, { status: 429 }),
      'You’ve changed your photo too many times.',
    ],
    [
      'comes after logging out',
      () => HttpResponse.json({ code: 'UNAUTHENTICATED' }, { status: 401 }),
      'You must be logged in to update your profile',
    ],
    [
      'meets a proxy that is out of order',
      () => HttpResponse.text('upstream is gone', { status: 502 }),
      'Nothing was changed. Please try again.',
    ],
    ['does not arrive', () => HttpResponse.error(), 'Nothing was changed. Please try again.'],
  ])('that %s can be sent again', async (_, result, errorText) => {
    mockServer.use(session(nora), editable(), http.put('*/api/users/:id/avatar', result));
    const { user, dialog, input } = await openDialog();
    await user.upload(input, file('1200x800'));
    await user.click(await dialog.findByRole('button', { name: 'Save photo' }));
    await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent(errorText));
    expect(dialog.getByRole('button', { name: 'Save photo' })).toBeEnabled();
  });
});

describe('a picture that is shown', () => {
  const me = { ...nora, avatarUrl: URL_OF_PICTURE };
  const removal = api.mutation(RemoveAvatarDocument, () =>
    changed('removeAvatar', { user: profile }),
  );

  test('is removed and put back', async () => {
    mockServer.use(
      session(me),
      editable(withPicture),
      removal,
      api.mutation(RestoreAvatarDocument, () => changed('restoreAvatar', { user: withPicture })),
    );
    const { user } = await renderApp('/account/profile');
    await user.click(await screen.findByRole('button', { name: 'Remove photo' }));
    expect(await screen.findByText('Photo removed')).toBeVisible();
    expect(header().getByText('NQ')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Add photo' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Photo restored')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Remove photo' })).toBeVisible();
  });

  test('stays when the server cannot remove it', async () => {
    mockServer.use(
      session(me),
      editable(withPicture),
      api.mutation(RemoveAvatarDocument, () => HttpResponse.error()),
    );
    const { user } = await renderApp('/account/profile');
    await user.click(await screen.findByRole('button', { name: 'Remove photo' }));
    expect(await screen.findByText('We couldn’t remove the photo')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Remove photo' })).toBeEnabled();
  });

  test('stays off when another tab has chosen a new one meanwhile', async () => {
    mockServer.use(
      session(me),
      editable(withPicture),
      removal,
      api.mutation(RestoreAvatarDocument, () => refusal('CONFLICT', 'You already have a photo')),
    );
    const { user } = await renderApp('/account/profile');
    await user.click(await screen.findByRole('button', { name: 'Remove photo' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('We couldn’t restore the photo')).toBeVisible();
    expect(screen.getByText('You already have a photo')).toBeVisible();
  });
});
