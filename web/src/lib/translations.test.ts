import i18next from 'i18next';
import { describe, expect, test, vi } from 'vitest';
import { languages } from '#domain/accounts/language.ts';
import { loadResources } from './i18n.ts';
import { Translations } from './translations.ts';

const NOTHING = () => Promise.reject(new Error('Nothing more is there.'));

describe.each(languages)('in %s', (language) => {
  test('every text reads as i18next would have it', async () => {
    const resources = await loadResources(language);
    const peer = i18next.createInstance();
    await peer.init({
      lng: language,
      fallbackLng: false,
      resources,
      ns: Object.keys(resources[language]!),
      interpolation: { escapeValue: false },
    });
    const own = new Translations(language, 'app', resources, NOTHING);
    let compared = 0;
    for (const [namespace, texts] of Object.entries(resources[language]!)) {
      const translate = own.getFixedT(language, namespace);
      const peers = peer.getFixedT(language, namespace as 'app') as unknown as typeof translate;
      for (const [key, text] of leavesOf(texts)) {
        const given = { ...valuesOf(text), ...(text.includes('count') && { count: 7 }) };
        expect(translate(key, given), key).toBe(peers(key, given));
        compared += 1;
        const [, stem] = /^(.*)_(zero|one|many|other)$/.exec(key) ?? [];
        if (stem === undefined) continue;
        for (const count of [0, 1, 2, 5, 1_000_000]) {
          const counted = { ...given, count };
          expect(translate(stem, counted), stem).toBe(peers(stem, counted));
        }
      }
    }
    expect(compared).toBeGreaterThan(1_000);
  });
});

test('a text that is not there shows as its key', () => {
  const own = new Translations('en', 'app', { en: { app: { a: { b: 'B' } } } }, NOTHING);
  expect(own.t('a.b')).toBe('B');
  expect(own.t('a')).toBe('a');
  expect(own.t('a.b.c')).toBe('a.b.c');
  expect(own.exists('a.b', { ns: 'app' })).toBe(true);
  expect(own.exists('a.c', { ns: 'app' })).toBe(false);
});

test('what is given is not read as part of the text', () => {
  const own = new Translations('en', 'app', { en: { app: { hi: 'Hi {{a}}{{b}}' } } }, NOTHING);
  expect(own.t('hi', { a: '{{b}}$&', b: 1 })).toBe('Hi {{b}}$&1');
});

test('a namespace is loaded once however many need it, and again after it has failed', async () => {
  vi.useFakeTimers();
  const load = vi.fn<() => Promise<Record<string, unknown>>>(NOTHING);
  const own = new Translations('en', 'app', {}, load);
  const first = own.loadNamespace('blog');
  expect(own.loadNamespace('blog')).toBe(first);
  await expect(first).rejects.toThrow('Nothing more');
  await own.loadNamespaces('blog');
  expect(load).toHaveBeenCalledTimes(1);

  vi.advanceTimersByTime(60_000);
  load.mockResolvedValue({ title: 'Blog' });
  await own.loadNamespaces('blog');
  expect(own.getFixedT('en', 'blog')('title')).toBe('Blog');
  expect(load).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});

function leavesOf(texts: Record<string, unknown>, path = ''): [key: string, text: string][] {
  return Object.entries(texts).flatMap(([name, text]) =>
    typeof text === 'string'
      ? [[path + name, text] as [string, string]]
      : leavesOf(text as Record<string, unknown>, `${path}${name}.`),
  );
}

function valuesOf(text: string): Record<string, unknown> {
  const names = [...text.matchAll(/\{\{(\w+)/g)].map(([, name]) => name!);
  // Those of the one text that lists something are the providers.
  return Object.fromEntries(
    names.map((name) => [name, name === 'providers' ? ['A', 'B', 'C'] : `<${name}>`]),
  );
}
