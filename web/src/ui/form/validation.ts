import { setIn } from 'formik';
import type { FormikErrors, FormikValues } from 'formik';
import { useCallback } from 'react';
import { ValidationError } from 'yup';
import type { ObjectSchema } from 'yup';
import { fieldErrors } from '#domain/errors/validate.ts';
import { useMessages } from '#web/ui/messages.ts';

/** A Formik `validate` function that checks a form against a schema of domain/. */
export function useValidation<Values extends FormikValues>(
  schema: ObjectSchema<Values>,
): (values: Values) => FormikErrors<Values> {
  const translate = useMessages();
  return useCallback(
    (values) => {
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
    },
    [schema, translate],
  );
}
