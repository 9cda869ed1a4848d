import { fireEvent, screen } from '@testing-library/dom';
import { Formik } from 'formik';
import { useLayoutEffect } from 'react';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { whenClosed } from '#web/testing/opened-page.ts';
import { FormTextField } from './form-text-field.tsx';

/** Somebody who types in the moment in which the app has hydrated and not been rendered again. */
function Typist({ children }: { children: ReactNode }) {
  useLayoutEffect(() => {
    fireEvent.input(screen.getByLabelText('Email'), { target: { value: 'ada@example.com' } });
  }, []);
  return children;
}

test('what is typed while the app hydrates is kept', async () => {
  const form = (
    <Typist>
      <Formik initialValues={{ email: '' }} onSubmit={() => undefined}>
        {({ values }) => (
          <>
            <FormTextField name="email" label="Email" />
            <output>{JSON.stringify(values)}</output>
          </>
        )}
      </Formik>
    </Typist>
  );
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(form);
  const root = hydrateRoot(place, form);
  whenClosed(() => root.unmount());
  await vi.waitFor(() => expect(screen.getByLabelText('Email')).toHaveAttribute('name', 'email'));
  expect(screen.getByLabelText('Email')).toHaveValue('ada@example.com');
  expect(screen.getByRole('status')).toHaveTextContent('{"email":"ada@example.com"}');
});
