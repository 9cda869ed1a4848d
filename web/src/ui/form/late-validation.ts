import type { FormikErrors, FormikValues } from 'formik';
import { useCallback, useEffect } from 'react';
import type { ObjectSchema } from 'yup';
import { whenIdle } from '#web/lib/idle.ts';
import { useMessages } from '#web/ui/messages.ts';

/**
 * As `useValidation`, for pages that should be there before their rules are, with which Yup comes along:
 * they are loaded when the page is idle, or by whoever types first, who waits for them. When they do not
 * arrive, it is left to the server to say what is wrong.
 * @param loadSchema the same function each time
 */
export function useLateValidation<Values extends FormikValues>(
  loadSchema: () => Promise<ObjectSchema<Values>>,
): (values: Values) => Promise<FormikErrors<Values>> {
  const translate = useMessages();
  useEffect(() => whenIdle(() => void load(loadSchema).catch(() => undefined)), [loadSchema]);
  return useCallback(
    async (values) => {
      try {
        const [schema, errorsOf] = await load(loadSchema);
        return errorsOf(schema, values, translate);
      } catch {
        return {};
      }
    },
    [loadSchema, translate],
  );
}

async function load<Values extends FormikValues>(loadSchema: () => Promise<ObjectSchema<Values>>) {
  const [schema, { errorsOf }] = await Promise.all([loadSchema(), import('./validation.ts')]);
  return [schema, errorsOf] as const;
}
