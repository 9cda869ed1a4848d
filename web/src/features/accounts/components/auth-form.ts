/** The two sides of the dialog. */
export type AuthTab = 'login' | 'register';

/** What the dialog gives to the form in each of its tabs. */
export interface AuthFormProps {
  onSuccess: () => void;
  /** Told while a call is under way, so that nothing else can be pressed (spec §4). */
  onBusyChange: (busy: boolean) => void;
}
