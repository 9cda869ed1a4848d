import { css } from '@emotion/react';
import workOut from '@mui/system/styleFunctionSx';

interface StyledProps {
  sx?: unknown;
  theme?: object;
}

type Styles = ReturnType<typeof workOut> | string | null;

/** More than what all pages have together. */
const MOST = 5000;

/** What was written for a theme. */
const knownOf = new WeakMap<object, Map<string, Styles>>();

/**
 * In the place of MUI's on the server: what an `sx` stands for is worked out and written once, since
 * components give the same in a new object each time that they are rendered. What no text can tell
 * from others, such as functions, is worked out each time.
 */
export default function styleFunctionSx(props: StyledProps): Styles {
  const { sx, theme } = props;
  if (!sx || !theme) return workOut(props);
  const text = textOf(sx);
  if (text === undefined) return workOut(props);
  let known = knownOf.get(theme);
  if (!known || known.size >= MOST) knownOf.set(theme, (known = new Map()));
  let styles = known.get(text);
  if (styles === undefined) known.set(text, (styles = written(workOut(props))));
  return styles;
}

/** Tells objects and arrays from others; undefined for those that have more than text and numbers. */
function textOf(sx: unknown): string | undefined {
  if (typeof sx !== 'object') return undefined;
  let text = Array.isArray(sx) ? '[' : '{';
  for (const name in sx) {
    const value: unknown = (sx as Record<string, unknown>)[name];
    text += `${name.length} ${name}`;
    if (typeof value === 'string') text += `"${value.length} ${value}`;
    else if (typeof value === 'object' && value !== null) {
      const inner = textOf(value);
      if (inner === undefined) return undefined;
      text += inner;
    } else if (typeof value === 'function' || typeof value === 'symbol') return undefined;
    else text += `:${String(value)};`;
  }
  return `${text}}`;
}

/** As Emotion writes them, which then takes them as they are. What brings keyframes along stays. */
function written(styles: Styles): Styles {
  const { styles: text, next } = css(styles as Parameters<typeof css>[0]);
  return next ? styles : text;
}
