import { expect, test } from 'vitest';
import { createEmotionCache } from './src/app/emotion.ts';

/** The rule that styles become. */
function rule(styles: string): unknown {
  const cache = createEmotionCache();
  return cache.insert('.a', { name: styles, styles }, cache.sheet, false);
}

test.each([
  ['user-select:none;', '.a{-webkit-user-select:none;user-select:none;}'],
  [
    'text-decoration:underline dotted;',
    '.a{-webkit-text-decoration:underline dotted;text-decoration:underline dotted;}',
  ],
  ['text-decoration:none;', '.a{text-decoration:none;}'],
  ['color:red;top:0;color:blue;', '.a{top:0;color:blue;}'],
  ['color:red!important;color:blue;', '.a{color:red!important;color:blue;}'],
  ['top:0;&::-moz-focus-inner{border-style:none;}', '.a{top:0;}'],
  ['display:flex;align-items:center;', '.a{display:flex;align-items:center;}'],
])('%s is written with the names that browsers need', (styles, expected) => {
  expect(rule(styles)).toBe(expected);
});
