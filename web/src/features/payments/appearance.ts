import type { Appearance } from '@stripe/stripe-js';

/** The look of the page for what the provider shows in it, which no style sheet of ours reaches. */
export function appearanceOfPage(): Appearance {
  const styles = getComputedStyle(document.documentElement);
  const colour = (name: string) => styles.getPropertyValue(`--palette-${name}`).trim();
  const { fontFamily } = getComputedStyle(document.body);
  return {
    theme: 'flat',
    variables: {
      colorBackground: colour('background-paper'),
      colorDanger: colour('error-main'),
      colorPrimary: colour('primary-main'),
      colorText: colour('text-primary'),
      colorTextSecondary: colour('text-secondary'),
      borderRadius: '8px',
      fontFamily,
      fontSizeBase: '16px',
    },
    rules: { '.Input': { border: `1px solid ${colour('divider')}` } },
  };
}
