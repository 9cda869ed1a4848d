import { useState } from 'react';
import type { ObjectSchema } from 'yup';
import { codeField } from '#domain/accounts/two-factor.ts';
import type { Failure } from '#web/lib/failures.ts';
import { useValidation } from '#web/ui/form/validation.ts';

interface Login {
  identifier: string;
  password: string;
  code: string;
  rememberMe: boolean;
}

/**
 * The two steps of a login: who it is, and the code of an app where the account asks for one. What was
 * typed in the first stays.
 * @param schema what the first step has to be
 */
export function useCodeStep(schema: ObjectSchema<Login>) {
  const [asksCode, setAsksCode] = useState(false);
  const validate = useValidation(asksCode ? schema.shape({ code: codeField }) : schema);
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
