/** Not what is set into a text and looks as it does elsewhere: the card of a studio. */
const own = ':not([data-apart] *)';

/** How a text with its structure looks, read or written. */
export const textStyle = {
  fontSize: '1.0625rem',
  lineHeight: 1.65,
  overflowWrap: 'break-word',
  '& p': { my: 0 },
  '& p + p, & p + ul, & p + ol, & ul + p, & ol + p': { mt: 2 },
  // Below the bar that stays at the top.
  '& h2': { mt: 5, mb: 1.5, fontSize: '1.5rem', scrollMarginTop: 128 },
  [`& h3${own}`]: { mt: 3.5, mb: 1 },
  '& ul, & ol': { pl: 3, my: 0 },
  '& li + li': { mt: 1 },
  '& li::marker': { color: 'text.secondary' },
  '& blockquote': {
    m: 0,
    my: 3,
    pl: 2.5,
    borderLeft: 3,
    borderColor: 'divider',
    color: 'text.secondary',
  },
  '& pre': { my: 3, p: 2, bgcolor: 'action.hover', borderRadius: 1, overflowX: 'auto' },
  '& pre code': { p: 0, bgcolor: 'transparent' },
  '& figure': { mx: 0, my: 4 },
  [`& img${own}`]: { display: 'block', maxWidth: '100%', height: 'auto', borderRadius: 2 },
  '& audio': { display: 'block', width: '100%' },
  '& figcaption': { mt: 1, fontSize: '0.9375rem', color: 'text.secondary' },
  '& code': { fontSize: '0.9em', bgcolor: 'action.hover', px: 0.5, borderRadius: 0.5 },
} as const;
