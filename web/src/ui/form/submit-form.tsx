import Stack from '@mui/material/Stack';
import { Formik, setIn, useFormikContext } from 'formik';
import type { FormikErrors, FormikHelpers, FormikProps, FormikValues } from 'formik';
import { useEffect, useRef, useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { failureOf } from '#web/lib/failures.ts';
import type { Failure } from '#web/lib/failures.ts';
import { useDraft } from './use-draft.ts';
import { hearForm } from './early-submit.ts';
import { FormDraft } from './form-draft.tsx';
import type { DraftOf } from './form-draft.tsx';
import { FormFailure } from './form-failure.tsx';
import { formErrorsOf } from './form-errors.ts';
import type { FormErrors } from './form-errors.ts';
import { useLeavingGuard } from './leaving-guard.tsx';

/** What comes of sending: what failed, nothing when it worked, or that it was not sent yet. */
type Outcome = Failure | void | undefined | 'unsent';

interface SubmitFormProps<Values extends FormikValues> {
  initialValues: Values;
  validate: (values: Values) => FormikErrors<Values> | Promise<FormikErrors<Values>>;
  /** Sends it. What it throws, or returns as failed, is shown in the form. */
  onSubmit: (values: Values, form: FormikHelpers<Values>) => Promise<Outcome>;
  /** What is said when a failure has no words of its own. */
  failed: string;
  /** Why it could not be sent, before it ever was, as when a provider has refused. */
  failure?: string | undefined;
  /** Called with what failed. True when that is no error to be shown. */
  onFailure?: ((errors: FormErrors) => boolean | void) | undefined;
  /** Told while a call is under way, so that nothing else can be pressed (spec §4). */
  onBusyChange?: ((busy: boolean) => void) | undefined;
  /** What is kept of it until it is sent, across pages, reloads and signing in. */
  draft?: DraftOf<Values>;
  /** Whether to ask before a page is left with changes. Where a draft is kept it asks if that fails. */
  asksBeforeLeaving?: boolean;
  validateOnBlur?: boolean;
  /** Between its parts, in steps of 8 px. */
  spacing?: number;
  /** What stands above the alert; by default nothing does. */
  above?: ReactNode;
  children: ReactNode | ((form: FormikProps<Values>) => ReactNode);
}

/**
 * A form that is sent to the server. It is sent once however often that is asked for, says at a field
 * what is wrong with it and anything else as one alert, and leads to the first field that is wrong.
 */
export function SubmitForm<Values extends FormikValues>({
  initialValues,
  validate,
  onSubmit,
  failed,
  failure,
  onFailure,
  onBusyChange,
  validateOnBlur = true,
  draft,
  children,
  ...frame
}: SubmitFormProps<Values>) {
  const [message, setMessage] = useState(failure);
  const dropDraft = useDraft(draft?.form ?? '').drop;
  const sent = useRef<Values>(undefined);

  async function submit(values: Values, form: FormikHelpers<Values>): Promise<void> {
    setMessage(undefined);
    onBusyChange?.(true);
    try {
      const outcome = await outcomeOf(onSubmit(values, form));
      if (outcome === 'unsent') return;
      if (!outcome) {
        sent.current = values;
        return dropDraft();
      }
      const errors = formErrorsOf(outcome, values, failed);
      if (onFailure?.(errors) === true) return;
      form.setErrors(
        Object.entries(errors.fields).reduce<FormikErrors<Values>>(
          (all, [path, text]) => setIn(all, path, text) as FormikErrors<Values>,
          {},
        ),
      );
      setMessage(errors.message);
    } finally {
      onBusyChange?.(false);
    }
  }

  return (
    <Formik
      initialValues={initialValues}
      validate={validate}
      validateOnBlur={validateOnBlur}
      onSubmit={submit}
    >
      {(form) => (
        <FormFrame {...frame} message={message}>
          {draft && <FormDraft {...draft} sent={sent} />}
          {typeof children === 'function' ? children(form) : children}
        </FormFrame>
      )}
    </Formik>
  );
}

interface FormFrameProps {
  message: string | undefined;
  asksBeforeLeaving?: boolean;
  spacing?: number;
  above?: ReactNode;
  children: ReactNode;
}

/** The form element. Without scripts the browser sends it, and keeps what was typed out of the address. */
function FormFrame({
  message,
  asksBeforeLeaving = false,
  spacing = 2.5,
  above,
  children,
}: FormFrameProps) {
  const { submitForm, handleReset, dirty, isSubmitting } = useFormikContext();
  const isSending = useRef(false);
  const guard = useLeavingGuard();
  const wouldBeLost = asksBeforeLeaving && dirty && !isSubmitting;
  useEffect(() => (wouldBeLost ? guard() : undefined), [wouldBeLost, guard]);

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    // At once: the button is disabled only with the next rendering.
    if (isSending.current) return;
    isSending.current = true;
    try {
      await submitForm();
    } finally {
      isSending.current = false;
    }
  }

  return (
    <Stack
      component="form"
      ref={hearForm}
      method="post"
      noValidate
      spacing={spacing}
      onSubmit={(event: FormEvent) => void send(event)}
      onReset={handleReset}
    >
      {above}
      <FormFailure message={message} />
      {children}
    </Stack>
  );
}

/** What came of a call, whether a failure was thrown or returned. */
async function outcomeOf(call: Promise<Outcome>): Promise<Outcome> {
  try {
    return await call;
  } catch (error) {
    return failureOf(error);
  }
}
