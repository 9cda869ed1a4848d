import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { absentComponents, keptShadows } from './src/app/theme/style-sheets.ts';
import { roomtoneTheme } from './src/app/theme/theme.ts';

const root = join(import.meta.dirname, 'src');

const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !path.includes('.test.'))
  .map((path) => readFileSync(join(root, path), 'utf8'));

/** What `pattern` found in its group in all sources of the app. */
function found(pattern: RegExp): string[] {
  return sources.flatMap((source) => [...source.matchAll(pattern)].map((match) => match[1]!));
}

test('variables of components that are nowhere are not declared, and all others are', () => {
  const declared = JSON.stringify(roomtoneTheme().generateStyleSheets());
  for (const component of absentComponents) {
    expect(declared).not.toContain(`--palette-${component}-`);
  }
  expect(declared).toContain('--palette-Alert-');
  expect(declared).toContain('--shadows-24');
  expect(declared).not.toContain('--shadows-23');
});

test('components whose variables are not declared are nowhere', () => {
  // What these variables belong to by another name.
  const named = new Set<string>([...absentComponents, 'Snackbar', 'SpeedDial']);
  const imported = found(/['"]@mui\/material\/([A-Z][A-Za-z]+)['"]/g);
  expect(imported).toContain('Alert');
  expect(imported.filter((component) => named.has(component))).toEqual([]);
});

test('nothing has the second colour of MUI, and no alert is filled, which are not declared', () => {
  const declared = JSON.stringify(roomtoneTheme().generateStyleSheets());
  expect(declared).not.toMatch(/--palette-(?:[A-Z][A-Za-z]+-)?secondary/);
  expect(declared).not.toContain('Filled');
  expect(declared).toContain('--palette-text-secondary');
  expect(declared).toContain('--palette-Alert-errorStandardBg');
  const colors = found(/\b(?:color|severity)[=:] ?\{?['"](\w+)['"]/g);
  expect(colors).toContain('primary');
  expect(colors).not.toContain('secondary');
  expect(found(/(--palette-secondary|['"]secondary\.\w+)/g)).toEqual([]);
  expect(found(/<Alert\b[^>]*\bvariant="(\w+)"/g)).not.toContain('filled');
});

test('nothing is raised by a shadow that is not declared, and no font is named whole', () => {
  const raised = found(/\belevation=\{(\d+)\}/g).map(Number);
  expect(raised.length).toBeGreaterThan(0);
  expect(raised.filter((height) => !keptShadows.includes(height))).toEqual([]);
  const shadows = found(/\bboxShadow: (\d+)/g).map(Number);
  expect(shadows.filter((height) => !keptShadows.includes(height))).toEqual([]);
  expect(found(/\bfont: '([^']+)'/g).filter((font) => font !== 'inherit')).toEqual([]);
  expect(found(/(--(?:overlays|font|shadows)-\w+)/g)).toEqual([]);
});
