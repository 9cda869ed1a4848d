import { screen } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { addressSchema } from '#domain/accounts/account.schema.ts';
import { createI18n, loadResources } from '#web/lib/i18n.ts';
import { openRoot } from '#web/testing/opened-page.ts';
import { FormTextField } from './form-text-field.tsx';
import { useLateValidation } from './late-validation.ts';
import { SubmitForm } from './submit-form.tsx';

interface Values {
  email: string;
}

type LoadSchema = () => Promise<typeof addressSchema>;

interface FormProps {
  loadSchema: LoadSchema;
  onSubmit: (values: Values) => Promise<void>;
}

function Form({ loadSchema, onSubmit }: FormProps) {
  const validate = useLateValidation(loadSchema);
  return (
    <SubmitForm<Values>
      initialValues={{ email: '' }}
      validate={validate}
      failed="It did not work."
      onSubmit={onSubmit}
    >
      <FormTextField name="email" label="Email" />
      <button type="submit">Send</button>
    </SubmitForm>
  );
}

/** Sends a form with a wrong address. */
async function sendWrong(loadSchema: LoadSchema) {
  const i18n = await createI18n('en', await loadResources('en'));
  const onSubmit = vi.fn<FormProps['onSubmit']>(() => Promise.resolve());
  const element = <Form loadSchema={loadSchema} onSubmit={onSubmit} />;
  openRoot().render(
    <I18nextProvider i18n={i18n}>
      <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />
    </I18nextProvider>,
  );
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText('Email'), 'nobody');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  return onSubmit;
}

test('a form that is sent before its rules are there waits for them', async () => {
  const rules = Promise.withResolvers<typeof addressSchema>();
  const onSubmit = await sendWrong(() => rules.promise);
  expect(screen.getByRole('button', { name: 'Send' })).toBeVisible();
  expect(onSubmit).not.toHaveBeenCalled();
  rules.resolve(addressSchema);
  expect(await screen.findByText('Please enter a valid email address')).toBeVisible();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('a form whose rules do not arrive is left to the server', async () => {
  const onSubmit = await sendWrong(() => Promise.reject(new TypeError('Failed to fetch')));
  await vi.waitFor(() =>
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ email: 'nobody' }, expect.anything()),
  );
});
