/** In the place of MUI's ripple, which the theme has switched off everywhere. */
export default function NoRipple(): null {
  return null;
}
