import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { replacedPackages } from './replaced-packages.ts';
import composeClasses from './src/ui/mui/compose-classes.ts';

test.each([
  ['MuiTypography', ['root', 'body2'], ''],
  ['MuiIconButton', ['root', 'sizeMedium'], ''],
  ['MuiButton', ['root', 'text', 'sizeSmall', 'loading'], 'MuiButton-root MuiButton-loading'],
  ['MuiButton', ['endIcon', 'icon'], 'MuiButton-endIcon'],
  ['MuiInputBase', ['root', 'sizeSmall'], 'MuiInputBase-root MuiInputBase-sizeSmall'],
  ['MuiLinkOther', ['root'], 'MuiLinkOther-root'],
])('of the names of a %s with %j, %j stays', (component, slot, expected) => {
  expect(composeClasses({ slot }, (name) => `${component}-${name}`)).toEqual({ slot: expected });
});

test('states and names that a caller gives stay', () => {
  const nameOf = (slot: string) => (slot === 'disabled' ? 'Mui-disabled' : `MuiIconButton-${slot}`);
  const slots = {
    root: ['root', false as const, 'disabled'],
    icon: ['icon', null],
    none: [undefined],
  };
  expect(composeClasses(slots, nameOf, { root: 'mine' })).toEqual({
    root: 'mine Mui-disabled',
    icon: '',
    none: '',
  });
});

test('MUI imports what is replaced by the names that are looked for', () => {
  const material = join(import.meta.dirname, '../node_modules/@mui/material');
  for (const [file, imported] of [
    ['Box/Box.mjs', './boxClasses.mjs'],
    ['Typography/Typography.mjs', '@mui/utils/composeClasses'],
  ] as const) {
    expect(readFileSync(join(material, file), 'utf8')).toContain(imported);
    expect(replacedPackages.some(({ find }) => find.test(imported))).toBe(true);
  }
});
