import { object, string } from 'yup';
import type { ObjectSchema } from 'yup';
import { optionalEmail } from '#domain/accounts/account.schema.ts';
import { trimmed } from '#domain/errors/trimmed.ts';
import { message } from '#domain/messages/message.ts';
import { CORRECTION_LIMIT } from './correction.ts';
import type { CorrectionFact } from './correction.ts';

/** That something is wrong on the page of a place or a wave. */
export interface CorrectionInput {
  fact: CorrectionFact;
  /** What is right; a place that has closed needs no words. */
  details: string;
  /** Where a visitor is told what came of it; empty for nowhere. */
  email: string;
}

/** @param facts what can be wrong there, see `factsOf` */
export function correctionSchema(facts: readonly CorrectionFact[]): ObjectSchema<CorrectionInput> {
  return object({
    fact: string<CorrectionFact>()
      // As a form has it before one is chosen.
      .transform((value: unknown) => (value === '' ? undefined : value))
      .oneOf(facts, message('fields.choice', { values: facts.join(', ') }))
      .required(message('directories.factRequired')),
    details: trimmed()
      .max(CORRECTION_LIMIT)
      .default('')
      .when('fact', ([fact], schema) =>
        fact === 'closed' ? schema : schema.required(message('directories.correctionRequired')),
      ),
    email: optionalEmail,
  });
}
