import { useFormikContext } from 'formik';
import type { FormikValues } from 'formik';
import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { useDraft } from './use-draft.ts';
import { useLeavingGuard } from './leaving-guard.tsx';

/** What is kept of a form while it is not sent. */
export interface DraftOf<Values extends FormikValues> {
  /** Which form, and what about: `review 7`. */
  form: string;
  /** What is kept of it; never a password. */
  fields: readonly Exclude<Extract<keyof Values, string>, SecretField>[];
}

interface FormDraftProps<Values extends FormikValues> extends DraftOf<Values> {
  /** What was sent last: that is nothing to keep, although the form still holds it for a moment. */
  sent: RefObject<Values | undefined>;
}

type SecretField = 'code' | `${string}assword${string}`;

/**
 * Keeps what is typed into a Formik form, and fills it in again. Should the browser not keep it, it
 * asks before the page is left.
 */
export function FormDraft<Values extends FormikValues>({
  form,
  fields,
  sent,
}: FormDraftProps<Values>) {
  const draft = useDraft(form);
  const { values, initialValues, dirty, isSubmitting, setValues, resetForm } =
    useFormikContext<Values>();
  const guard = useLeavingGuard();
  /** Whose draft is in the form; null before there is any. */
  const shownFor = useRef<string | undefined | null>(null);

  useEffect(() => {
    const before = shownFor.current;
    shownFor.current = draft.owner;
    if (before !== draft.owner) {
      // What somebody typed is not for who comes after them.
      if (typeof before === 'string') return resetForm();
      const kept = dirty ? {} : fitting(draft.read(), fields, initialValues);
      if (Object.keys(kept).length > 0) return void setValues({ ...values, ...kept });
    }
    if (dirty && values !== sent.current)
      return draft.keep(pick(values, fields)) || isSubmitting ? undefined : guard();
    draft.drop();
    return undefined;
  }, [
    draft,
    dirty,
    isSubmitting,
    sent,
    fields,
    values,
    initialValues,
    setValues,
    resetForm,
    guard,
  ]);

  return null;
}

function pick<Values extends FormikValues>(
  values: Values,
  fields: readonly string[],
): Partial<Values> {
  const kept = Object.entries(values).filter(([name]) => fields.includes(name));
  return Object.fromEntries(kept) as Partial<Values>;
}

/** Of what is kept, the fields whose values are of the kind that the form begins with. */
function fitting<Values extends FormikValues>(
  kept: unknown,
  fields: readonly string[],
  initialValues: Values,
): Partial<Values> {
  if (typeof kept !== 'object' || kept === null) return {};
  const own = pick(kept as Values, fields);
  const fits = Object.entries(own).filter(([name, value]) => isAlike(value, initialValues[name]));
  return Object.fromEntries(fits) as Partial<Values>;
}

function isAlike(value: unknown, model: unknown): boolean {
  if (!Array.isArray(model)) return typeof value === typeof model;
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}
