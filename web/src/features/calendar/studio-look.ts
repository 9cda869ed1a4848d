import type { Theme } from '@mui/material/styles';

/** Hues that are told apart with any eyes, next to a pattern and a name that need none. */
const hues = [18, 205, 150, 285, 45, 335] as const;

/** How many studios look different; further ones begin anew, and all of them have their names. */
const LOOKS = hues.length;

/** The colours of all studios as properties of CSS, for whatever is around what shows them. */
export function studioPalette(theme: Theme) {
  const colors = (of: (hue: number) => Record<'fill' | 'line' | 'text', string>) =>
    Object.fromEntries(
      hues.flatMap((hue, look) =>
        Object.entries(of(hue)).map(([name, color]) => [`--studio-${look}-${name}`, color]),
      ),
    );
  return {
    ...colors((hue) => ({
      fill: `hsl(${hue} 55% 92%)`,
      line: `hsl(${hue} 62% 36%)`,
      text: `hsl(${hue} 60% 20%)`,
    })),
    ...theme.applyStyles(
      'dark',
      colors((hue) => ({
        fill: `hsl(${hue} 32% 22%)`,
        line: `hsl(${hue} 62% 66%)`,
        text: `hsl(${hue} 40% 90%)`,
      })),
    ),
  };
}

/** Colours of a studio, which its text can be read on, within what has {@link studioPalette}. */
export function studioColors(index: number) {
  const color = (name: string) => `var(--studio-${index % LOOKS}-${name})`;
  return { fill: color('fill'), line: color('line'), text: color('text') };
}

/** A pattern of a studio, drawn by its line at the edge: by it studios differ without colour. */
export function studioEdge(index: number): string {
  const { line } = studioColors(index);
  const dashes = [undefined, '14px', '6px', '3px', '22px', '9px'] as const;
  const dash = dashes[index % LOOKS];
  if (dash === undefined) return line;
  return `repeating-linear-gradient(${line} 0 ${dash}, transparent ${dash} calc(${dash} + 3px))`;
}
