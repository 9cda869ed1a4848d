/** Room for the bar that stays at the top, in pixels. */
export const PART_TOP = 96;

export const CODE_FONT = 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace';

/** A name or a piece of code within a text. */
export const codeStyle = {
  fontFamily: CODE_FONT,
  fontSize: '0.875rem',
  overflowWrap: 'anywhere',
} as const;

/** Several lines of code. */
export const codeBlockStyle = {
  ...codeStyle,
  m: 0,
  p: 2,
  border: 1,
  borderColor: 'divider',
  borderRadius: 2,
  bgcolor: 'background.paper',
  whiteSpace: 'pre-wrap',
} as const;
