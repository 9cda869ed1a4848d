/**
 * How high what is docked along the bottom of the window is, such as the player; 0 where nothing is. What
 * sticks to the bottom itself stands on it.
 */
export const DOCK_HEIGHT = 'var(--dock-height, 0px)';

/** Styles that say how high the dock is, for whoever is docked. @param height a length of CSS */
export function dockStyles(height: string) {
  return { ':root': { '--dock-height': height, scrollPaddingBottom: height } };
}
