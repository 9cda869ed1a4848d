import { expect, test } from 'vitest';
import { preloadsFrom, startAfterPaint } from './built-pages.ts';

const preloadsOf = preloadsFrom({
  'index.html': { file: 'assets/index.js', isEntry: true, imports: ['_react.js'] },
  '_react.js': { file: 'assets/react.js' },
  '_form.js': { file: 'assets/form.js', imports: ['_field.js', '_react.js'] },
  '_field.js': { file: 'assets/field.js', imports: ['_form.js'] },
  'src/home.tsx': { file: 'assets/home.js', imports: ['index.html', '_react.js'] },
  'src/login.tsx': { file: 'assets/login.js', imports: ['_form.js'] },
});

test('a page names its own scripts and theirs, without those of every page', () => {
  expect(preloadsOf(['src/home.tsx'])).toEqual(['/assets/home.js']);
  expect(preloadsOf(['src/login.tsx'])).toEqual([
    '/assets/login.js',
    '/assets/form.js',
    '/assets/field.js',
  ]);
});

test('a module that was not built on its own needs none', () => {
  expect(preloadsOf(['src/unknown.tsx'])).toEqual([]);
});

test('the app is fetched and started after the page is painted', () => {
  const html = startAfterPaint(
    '<head><script type="module" crossorigin src="/assets/index-1.js"></script></head>',
  );
  expect(html).toMatch(/<script>.*requestAnimationFrame.*import\("\/assets\/index-1\.js"\)/);
  expect(html).toMatch(
    /if\(!link\.as\)return link\.rel='modulepreload'.*roomtoneTexts.*fetch\(href\)/,
  );
  expect(html).not.toContain('src=');
  expect(html).not.toContain('<link');
  expect(() => startAfterPaint('<head></head>')).toThrow('lacks the script');
});
