/// <reference lib="dom" />
import type { Appearance } from '../protocol.ts';

/** Makes the form look as its page wants. Runs in the browser, and stands on nothing else. */
export function createPainter(): (appearance: Appearance) => void {
  const themes: Record<string, Record<string, string>> = {
    stripe: {
      colorPrimary: '#0570de',
      colorBackground: '#ffffff',
      colorText: '#30313d',
      colorTextSecondary: '#6d6e78',
      colorDanger: '#c0123c',
      colorBorder: '#82838c',
    },
    night: {
      colorPrimary: '#85d996',
      colorBackground: '#30313d',
      colorText: '#ffffff',
      colorTextSecondary: '#cfcfd8',
      colorDanger: '#fe87a1',
      colorBorder: '#8b8c98',
    },
  };
  const sizes: Record<string, string> = {
    borderRadius: '5px',
    fontFamily: 'system-ui, sans-serif',
    fontSizeBase: '16px',
    spacingUnit: '4px',
  };
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets = [sheet];

  return ({ theme = 'stripe', variables = {}, rules = {} }) => {
    const { style } = document.documentElement;
    const colors = themes[theme] ?? themes['stripe'];
    style.colorScheme = theme === 'night' ? 'dark' : 'light';
    for (const [name, value] of Object.entries({ ...sizes, ...colors, ...variables })) {
      style.setProperty(`--${name}`, value);
    }
    sheet.replaceSync('');
    for (const [selector, declarations] of Object.entries(rules)) {
      // Those of Stripe's that the form has; `.Input--invalid` is one, too.
      if (!/^\.(Error|Input|Label)(--invalid)?(::?[a-z-]+)?$/.test(selector)) continue;
      const rule = sheet.cssRules[sheet.insertRule(`${selector} {}`)];
      if (!(rule instanceof CSSStyleRule)) continue;
      for (const [name, value] of Object.entries(declarations)) {
        rule.style.setProperty(name.replace(/[A-Z]/g, '-$&').toLowerCase(), value);
      }
    }
  };
}
