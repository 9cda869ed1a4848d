import { getContrastRatio } from '@mui/material/styles';
import { describe, expect, test } from 'vitest';
import { dark, light } from './tokens.ts';

describe.each([
  ['light', light],
  ['dark', dark],
])('in the %s palette', (_, palette) => {
  test.each(['ink', 'muted', 'tally', 'felt', 'amber'] as const)(
    '%s can be read on paper and on cards',
    (name) => {
      expect(getContrastRatio(palette[name], palette.paper)).toBeGreaterThanOrEqual(4.5);
      expect(getContrastRatio(palette[name], palette.surface)).toBeGreaterThanOrEqual(4.5);
    },
  );

  test('text on the primary button can be read', () => {
    expect(getContrastRatio(palette.onTally, palette.tally)).toBeGreaterThanOrEqual(4.5);
    expect(getContrastRatio(palette.onTally, palette.tallyHover)).toBeGreaterThanOrEqual(4.5);
  });
});
