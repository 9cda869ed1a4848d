import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import { FormAlert } from './form-alert.tsx';

/**
 * Why a Formik form could not be sent. What is wrong with a field is said there, and whoever sent the
 * form is led to the first of them.
 */
export function FormFailure({ message }: { message: string | undefined }) {
  const { isSubmitting, submitCount } = useFormikContext();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isSubmitting || submitCount === 0) return;
    const form = place.current?.closest('form');
    const wrong = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
    // A group is wrong as a whole, and its first control takes the focus.
    (wrong?.querySelector<HTMLElement>('input, button') ?? wrong)?.focus();
  }, [isSubmitting, submitCount]);
  return <FormAlert message={message} ref={place} />;
}
