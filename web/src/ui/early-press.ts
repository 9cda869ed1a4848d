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

/**
 * Notes that the app listens from now on.
 * @returns presses what was pressed before, which is to be called once the app has hydrated
 */
export function hearPresses(): () => void {
  let button = window.earlyPress;
  window.earlyPress = null;
  return () => {
    button?.click();
    button = undefined;
  };
}
