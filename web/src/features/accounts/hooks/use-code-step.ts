import { useCallback, useState } from 'react';
import type { ObjectSchema } from 'yup';
import type { Failure } from '#web/lib/failures.ts';
import { useLateValidation } from '#web/ui/form/late-validation.ts';

interface Login {
  identifier: string;
  password: string;
  code: string;
  rememberMe: boolean;
}

/**
 * The two steps of a login: who it is, and the code of an app where the account asks for one. What was
 * typed in the first stays.
 * @param loadSchema what loads what the first step has to be; the same function each time
 */
export function useCodeStep(loadSchema: () => Promise<ObjectSchema<Login>>) {
  const [asksCode, setAsksCode] = useState(false);
  const loadBoth = useCallback(async () => withCode(await loadSchema()), [loadSchema]);
  const validate = useLateValidation(asksCode ? loadBoth : loadSchema);
  return {
    asksCode,
    validate,
    goBack: () => setAsksCode(false),
    /** Goes on to the code when that is all that was missing. @returns whether it was */
    takeFailure: ({ code }: Pick<Failure, 'code'>): boolean => {
      const isNew = code === 'TWO_FACTOR_REQUIRED' && !asksCode;
      if (isNew) setAsksCode(true);
      return isNew;
    },
  };
}

async function withCode(schema: ObjectSchema<Login>): Promise<ObjectSchema<Login>> {
  const { codeField } = await import('#domain/accounts/two-factor.ts');
  return schema.shape({ code: codeField });
}
