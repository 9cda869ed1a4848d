import { setIn } from 'formik';
import type { FormikErrors, FormikValues } from 'formik';
import { useCallback } from 'react';
import { ValidationError } from 'yup';
import type { ObjectSchema } from 'yup';
import { fieldErrors } from '#domain/errors/validate.ts';
import type { Message } from '#domain/messages/message.ts';
import { useMessages } from '#web/ui/messages.ts';

/** A Formik `validate` function that checks a form against a schema of domain/. */
export function useValidation<Values extends FormikValues>(
  schema: ObjectSchema<Values>,
): (values: Values) => FormikErrors<Values> {
  const translate = useMessages();
  return useCallback((values) => errorsOf(schema, values, translate), [schema, translate]);
}

/** What is wrong with the values of a form, in the words of the reader. */
export function errorsOf<Values extends FormikValues>(
  schema: ObjectSchema<Values>,
  values: Values,
  translate: (message: Message) => string,
): FormikErrors<Values> {
  try {
    schema.validateSync(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    // Paths lead into lists too: `links[0]`.
    return Object.entries(fieldErrors(error)).reduce<FormikErrors<Values>>(
      (errors, [path, text]) => setIn(errors, path, translate(text)) as FormikErrors<Values>,
      {},
    );
  }
}
