import { css, keyframes } from '@emotion/react';
import workOut from '@mui/system/styleFunctionSx';
import { expect, test } from 'vitest';
import { roomtoneTheme } from './src/app/theme/theme.ts';
import styleFunctionSx from './src/ui/mui/style-function-sx.ts';

type Styles = Parameters<typeof css>[0];

const theme = roomtoneTheme();
const fade = keyframes({ from: { opacity: 0 } });
const written = (styles: unknown) => css(styles as Styles);

test.each([
  { sx: { mt: 2, color: 'text.secondary', display: { xs: 'none', md: 'block' } } },
  { sx: { '&:hover': { bgcolor: 'background.paper' }, '@media print': { display: 'none' } } },
  { sx: [{ mt: 1 }, false, { mt: 2, fontSize: 12 }] },
  { sx: { content: '"a\\"b"', gap: undefined, flex: 1 } },
  { sx: { width: () => '10px', px: 1 } },
  { sx: () => ({ typography: 'h3' }) },
  { sx: { animation: `${fade.name} 1s` } },
  { sx: { animation: `${String(fade)} 1s`, mb: 1 } },
])('$sx is written as MUI and Emotion write it, the second time as well', (props) => {
  const usual = written(workOut({ ...props, theme }));
  for (let time = 1; time <= 2; time += 1) {
    const { name, styles, next } = written(styleFunctionSx({ ...props, theme }));
    expect({ name, styles, next }).toEqual({
      name: usual.name,
      styles: usual.styles,
      next: usual.next,
    });
  }
});

test('styles that look alike are told apart', () => {
  const looks = [
    { a: 'x"1 b' },
    { a: 'x', b: '' },
    { a: { b: 'x' } },
    { a: { b: 'x' }, c: 1 },
    { a: { b: 'x', c: 1 } },
    { a: 1 },
    { a: '1' },
    { a: '1;1 b:2' },
    { a: 1, b: 2 },
  ];
  for (const sx of [...looks, ...looks]) {
    expect(written(styleFunctionSx({ sx, theme })).styles).toBe(
      written(workOut({ sx, theme })).styles,
    );
  }
});
