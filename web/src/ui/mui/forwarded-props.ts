/** What Emotion and MUI add for a style, and no element takes. */
const styleProps = new Set(['as', 'ownerState', 'sx', 'theme']);

/**
 * Stands for `@emotion/is-prop-valid`, a list of all that HTML and SVG know: whether a styled element
 * takes a property. Ours are given nothing else that they do not know, and React says so if they are.
 */
export default function isForwarded(prop: string): boolean {
  return !styleProps.has(prop);
}
