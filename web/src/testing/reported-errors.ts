import { whenClosed } from './opened-page.ts';

/** Collects the errors that the app reports to the browser's console until the test is over. */
export function reportedErrors(): readonly string[] {
  const errors: string[] = [];
  const note = ({ message }: ErrorEvent) => void errors.push(message);
  window.addEventListener('error', note);
  whenClosed(() => window.removeEventListener('error', note));
  return errors;
}
