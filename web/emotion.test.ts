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
  ['-moz-appearance:none;-webkit-appearance:none;', '.a{-webkit-appearance:none;}'],
])('%s is written with the names that browsers need', (styles, expected) => {
  expect(rule(styles)).toBe(expected);
});

test.each([
  ['a variable of buttons that nothing uses', '--variant-textBg:red;top:0;', '.a{top:0;}'],
  [
    'one that only another rule uses',
    '--variant-textBg:red;&:hover{color:var(--variant-textBg);}',
    '.a{--variant-textBg:red;}.a:hover{color:var(--variant-textBg);}',
  ],
  [
    'what holds on every screen',
    'top:0;@media (min-width:0px){top:1px;}@media (min-width:600px){top:2px;}',
    '.a{top:1px;}@media (min-width:600px){.a{top:2px;}}',
  ],
  [
    'rules for the same, one after the other',
    '&:hover{top:0;}&:hover{left:0;}&:focus{top:1px;}&:hover{right:0;}',
    '.a:hover{top:0;left:0;}.a:focus{top:1px;}.a:hover{right:0;}',
  ],
  [
    'what a later rule for the same says anew',
    '&:hover{top:0;left:0;}@media (hover:none){&:hover{top:1px;}}&:focus{top:2px;}&:hover{top:3px;}',
    '.a:hover{left:0;}.a:focus{top:2px;}.a:hover{top:3px;}',
  ],
  [
    'what a later rule says anew under a condition',
    '&:hover{top:0;}@media (hover:none){&:hover{top:1px;}}',
    '.a:hover{top:0;}@media (hover:none){.a:hover{top:1px;}}',
  ],
  ['spaces', 'color:rgba(0, 0, 0, 0.5);', '.a{color:rgba(0,0,0,.5);}'],
  ['spaces in a text', 'content:"a, b";', '.a{content:"a, b";}'],
  [
    'delays of nothing',
    'transition:top 1s ease(1) 0ms,left 1s;',
    '.a{transition:top 1s ease(1),left 1s;}',
  ],
])('%s is written as short as it can be', (_, styles, expected) => {
  expect(rule(styles)).toBe(expected);
});

test.each([
  ['padding-left:1px;padding-right:1px;', 'padding-inline:1px;'],
  ['margin-top:1px;margin-bottom:2px;', 'margin-block:1px 2px;'],
  ['padding:1px 2px;padding-left:3px;', 'padding:1px 2px 1px 3px;'],
  ['padding:1px 2px;top:0;padding-inline:2px;padding-block:2px;', 'top:0;padding:2px;'],
  [
    'padding:1px;margin:0 auto;margin-top:calc(1px + (2px * 3));',
    'padding:1px;margin:calc(1px + (2px * 3)) auto 0;',
  ],
  [
    'padding:0 calc(1px + max(1px, var(--x)));padding-top:1px;',
    'padding:1px calc(1px + max(1px,var(--x))) 0;',
  ],
  ['margin-left:1px;margin-top:1px;', 'margin-top:1px;margin-left:1px;'],
])('sides are said at once: %s', (styles, expected) => {
  expect(rule(styles)).toBe(`.a{${expected}}`);
});

test.each([
  'padding:var(--all);padding-left:1px;',
  'margin:inherit;margin-left:1px;',
  'margin:0!important;margin-left:1px;',
  'margin-inline-start:1px;margin-left:2px;',
])('sides that cannot be told stay as they are: %s', (styles) => {
  expect(rule(styles)).toBe(`.a{${styles}}`);
});
