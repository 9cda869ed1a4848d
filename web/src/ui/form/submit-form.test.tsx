import { screen, waitFor } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { DRAFT_LENGTH_LIMIT, readDraft } from '#web/lib/drafts.ts';
import { createI18n, loadResources } from '#web/lib/i18n.ts';
import { closePage, openRoot, untilSettled } from '#web/testing/opened-page.ts';
import { DraftOwner } from './draft-owner.ts';
import { FormPasswordField } from './form-password-field.tsx';
import { FormTextField } from './form-text-field.tsx';
import { LeavingGuard } from './leaving-guard.tsx';
import { SubmitForm } from './submit-form.tsx';

interface Values {
  title: string;
  password: string;
  other: string;
}

const initialValues: Values = { title: '', password: '', other: '' };
const place = { form: 'test 1', userId: '7' };

interface ShownForm {
  onSubmit: (values: Values) => Promise<void>;
  owner?: string | undefined;
  asksBeforeLeaving?: boolean;
}

/** Shows a form that keeps its title and its other field, but no password. */
async function show({ onSubmit, owner = '7', asksBeforeLeaving = false }: ShownForm) {
  const i18n = await createI18n('en', await loadResources('en'));
  const form = (
    <LeavingGuard>
      <SubmitForm
        initialValues={initialValues}
        validate={({ title }) => (title === 'bad' ? { title: 'A bad title' } : {})}
        failed="It did not work."
        asksBeforeLeaving={asksBeforeLeaving}
        {...(!asksBeforeLeaving && { draft: { form: 'test 1', fields: ['title', 'other'] } })}
        onSubmit={onSubmit}
      >
        <FormTextField name="title" label="Title" />
        <FormTextField name="other" label="Other" />
        <FormPasswordField name="password" label="Password" autoComplete="new-password" />
        <button type="submit">Send</button>
        <Link to="/away">Away</Link>
      </SubmitForm>
    </LeavingGuard>
  );
  const router = createMemoryRouter([
    { path: '/', element: form },
    { path: '/away', element: <p>Gone</p> },
  ]);
  openRoot().render(
    <I18nextProvider i18n={i18n}>
      <DraftOwner value={owner}>
        <RouterProvider router={router} />
      </DraftOwner>
    </I18nextProvider>,
  );
  await screen.findByLabelText('Title');
  return userEvent.setup();
}

/** What the server answers to what it refuses. */
function refused(fields?: Record<string, string>): CombinedGraphQLErrors {
  const extensions = { code: 'BAD_USER_INPUT', fields };
  return new CombinedGraphQLErrors({ errors: [{ message: 'Refused.', extensions }] });
}

const send = () => screen.getByRole('button', { name: 'Send' });

test('is sent by post, so that nothing of it can get into an address', async () => {
  await show({ onSubmit: async () => undefined });
  expect(send().closest('form')).toHaveAttribute('method', 'post');
});

test('is sent once, however often that is asked for', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const onSubmit = vi.fn<() => Promise<void>>(async () => promise);
  await show({ onSubmit });
  const form = send().closest('form')!;
  form.requestSubmit();
  form.requestSubmit();
  await untilSettled();
  form.requestSubmit();
  await untilSettled();
  expect(onSubmit).toHaveBeenCalledTimes(1);
  resolve();
  await waitFor(() => expect(screen.getByLabelText('Title')).toBeEnabled());
  form.requestSubmit();
  await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(2));
});

test('says at a field what is wrong with it, once, and leads there', async () => {
  const user = await show({
    onSubmit: async () => {
      throw refused({ other: 'Too long.' });
    },
  });
  await user.click(send());
  expect(await screen.findByText('Too long.')).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText('Other')).toHaveFocus());
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
});

test('leads to the first field that the rules refuse', async () => {
  const user = await show({ onSubmit: async () => undefined });
  await user.type(screen.getByLabelText('Title'), 'bad');
  await user.click(send());
  expect(await screen.findByText('A bad title')).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText('Title')).toHaveFocus());
});

test.each([
  ['what is wrong with the whole', refused(), 'Refused.'],
  ['what is wrong with a field that it has not', refused({ elsewhere: 'Wrong.' }), 'Refused.'],
  ['that the server could not be reached', new TypeError('offline'), 'It did not work.'],
])('says %s as an alert', async (_what, error, text) => {
  const user = await show({ onSubmit: () => Promise.reject(error) });
  await user.click(send());
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(text));
});

test('keeps what was typed but no password, until it is sent', async () => {
  const first = await show({ onSubmit: async () => undefined });
  await first.type(screen.getByLabelText('Title'), 'Warm');
  await first.type(screen.getByLabelText('Password'), 'secret');
  await waitFor(() => expect(readDraft(place)).toEqual({ title: 'Warm', other: '' }));
  expect(JSON.stringify(readDraft(place))).not.toContain('secret');
  await closePage();

  const again = await show({ onSubmit: async () => undefined });
  await waitFor(() => expect(screen.getByLabelText('Title')).toHaveValue('Warm'));
  expect(screen.getByLabelText('Password')).toHaveValue('');
  await again.click(send());
  await waitFor(() => expect(readDraft(place)).toBeUndefined());
});

test('keeps what was typed when it could not be sent', async () => {
  const user = await show({ onSubmit: () => Promise.reject(refused()) });
  await user.type(screen.getByLabelText('Title'), 'Warm');
  await user.click(send());
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Refused.'));
  expect(readDraft(place)).toMatchObject({ title: 'Warm' });
});

test('asks before the page is left, and not again once it is sent', async () => {
  const user = await show({ onSubmit: async () => undefined, asksBeforeLeaving: true });
  await user.type(screen.getByLabelText('Title'), 'Warm');
  await user.click(screen.getByRole('link', { name: 'Away' }));
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
  const away = await screen.findByRole('link', { name: 'Away' });
  expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false);
  await user.click(away);
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  expect(await screen.findByText('Gone')).toBeVisible();
  await waitFor(() =>
    expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true),
  );
});

test('asks before the page is left when what was typed could not be kept', async () => {
  const user = await show({ onSubmit: async () => undefined });
  await user.click(screen.getByLabelText('Title'));
  await user.paste('x'.repeat(DRAFT_LENGTH_LIMIT));
  await user.click(screen.getByRole('link', { name: 'Away' }));
  expect(await screen.findByText('Leave without saving?')).toBeVisible();
});
