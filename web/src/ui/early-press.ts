declare global {
  interface Window {
    /** The button that was pressed last before the app listened; null from when on it does. */
    earlyPress?: HTMLButtonElement | null | undefined;
  }
}

/**
 * Runs in the head of each page. Remembers the button that somebody presses while the code of the page
 * is on its way; links and forms work without it.
 */
export const earlyPressScript =
  'addEventListener("click",e=>{if(self.earlyPress!==null){const b=e.target.closest("button");self.earlyPress=b?.type==="button"?b:undefined}},true)';

/** Marks what hydrates after the page around it: see `Later`. */
export const LATER_PART = 'data-later';

/** What was pressed before the app listened, until it is pressed again or something else is. */
let pressed: HTMLButtonElement | null | undefined;

/**
 * Notes that the app listens from now on.
 * @returns presses what was pressed before, which is to be called once the app has hydrated
 */
export function hearPresses(): () => void {
  pressed = window.earlyPress;
  window.earlyPress = null;
  // Whoever goes on to something else meanwhile does not want it any more.
  addEventListener('click', () => (pressed = undefined), { capture: true, once: true });
  return () => pressAgain(null);
}

/**
 * Presses what was pressed before the app listened, if it stands in the part that has just hydrated.
 * @param part null for the page without the parts that come later
 */
export function pressAgain(part: Element | null): void {
  if (pressed?.closest(`[${LATER_PART}]`) !== part) return;
  const button = pressed;
  pressed = undefined;
  // After what was typed or chosen before, too, has reached the fields' state.
  setTimeout(() => button?.click());
}
