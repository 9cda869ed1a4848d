/** Corners of the window that a toast may take, the one where it is looked for first at the front. */
const wideCorners = ['bottom-end', 'bottom-start', 'top-end', 'top-start'] as const;
/** On a phone a toast is as wide as the window, and the buttons of a sheet are at the bottom. */
const phoneCorners = ['top-end', 'bottom-end'] as const;
type Corner = (typeof wideCorners)[number];

/** Below the header, in pixels. */
export const TOAST_TOP = 64;
const PHONE_WIDTH = 600;
const BUTTONS = 'button, [role="button"], [type="submit"], a.MuiButton-root';
const OPENINGS = '[role="presentation"], [role="dialog"]';
/** What somebody is about to press, or is pressing. */
const AIMED_AT =
  ':is(a, button, [role="button"], input, label, select, textarea):is(:hover, :active)';

/**
 * Puts `place` into a corner in which what it holds covers no button; where there is none, into the one
 * in which it covers the fewest, but never between a pointer and what that aims at. It stays there, since
 * what moves while somebody scrolls and presses takes the press, until a dialog or a menu opens or closes
 * or the window changes, and then too while that is free or somebody is at it.
 * @returns stops it
 */
export function keepOffButtons(place: HTMLElement): () => void {
  let frame = 0;
  const settle = () => {
    if (place.matches(':hover, :focus-within')) return;
    place.dataset.corner = freeCorner(place);
  };
  const settleSoon = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(settle);
  };
  delete place.dataset.corner;
  settle();
  // Dialogs and menus stand in the body; so do hints, and what is read aloud of a toast for a second.
  const openings = new MutationObserver((changes) => {
    const nodes = changes.flatMap((change) => [...change.addedNodes, ...change.removedNodes]);
    if (nodes.some((node) => node instanceof Element && node.matches(OPENINGS))) settleSoon();
  });
  openings.observe(document.body, { childList: true });
  window.addEventListener('resize', settleSoon);
  return () => {
    cancelAnimationFrame(frame);
    openings.disconnect();
    window.removeEventListener('resize', settleSoon);
  };
}

function freeCorner(place: HTMLElement): Corner {
  const { width, height } = place.getBoundingClientRect();
  const buttons = pressable(BUTTONS, place);
  const aimedAt = pressable(AIMED_AT, place);
  const countCovered = (corner: Corner) => {
    const left = corner.endsWith('start') ? 0 : window.innerWidth - width;
    const top = corner.startsWith('top') ? TOAST_TOP : window.innerHeight - height;
    const isCovered = (button: DOMRect) =>
      button.left < left + width &&
      button.right > left &&
      button.top < top + height &&
      button.bottom > top;
    return aimedAt.some(isCovered) ? Number.POSITIVE_INFINITY : buttons.filter(isCovered).length;
  };
  const corners: readonly Corner[] = window.innerWidth < PHONE_WIDTH ? phoneCorners : wideCorners;
  const taken = corners.find((corner) => corner === place.dataset.corner);
  const inOrder = taken ? [taken, ...corners] : corners;
  const covered = inOrder.map(countCovered);
  return inOrder[covered.indexOf(Math.min(...covered))]!;
}

/** Where those that can be pressed stand, of what a selector finds. */
function pressable(selector: string, place: HTMLElement): DOMRect[] {
  return [...document.querySelectorAll(selector)]
    .filter((button) => canBePressed(button, place))
    .map((button) => button.getBoundingClientRect());
}

/** Whether nothing lies over a button, such as an open dialog, apart from what `place` holds. */
function canBePressed(button: Element, place: HTMLElement): boolean {
  const { left, top, width, height } = button.getBoundingClientRect();
  if (width === 0 || place.contains(button)) return false;
  const above = document
    .elementsFromPoint(left + width / 2, top + height / 2)
    .find((element) => !place.contains(element));
  return above !== undefined && button.contains(above);
}
