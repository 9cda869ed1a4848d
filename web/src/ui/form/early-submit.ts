declare global {
  interface HTMLFormElement {
    /** Whether the app listens to it. */
    isHeard?: boolean;
    /** Whether it was sent before. */
    isEarly?: boolean;
  }
}

/**
 * Runs in the head of each page. A form that is sent by POST before the app listens to it stays as it
 * is: the browser would send it by itself, and show the page anew without what was typed.
 */
export const earlySubmitScript =
  'addEventListener("submit",e=>{const f=e.target;if(f.method==="post"&&!f.isHeard){e.preventDefault();f.isEarly=true}},true)';

/** The ref of a form. Sends what somebody has sent before the app listened to it. */
export function hearForm(form: HTMLFormElement | null): (() => void) | undefined {
  if (!form) return undefined;
  form.isHeard = true;
  if (!form.isEarly) return undefined;
  // After the values have been taken over that were typed before.
  const timer = setTimeout(() => {
    form.isEarly = false;
    form.requestSubmit();
  });
  return () => clearTimeout(timer);
}
