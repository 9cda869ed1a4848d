import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { mockServer } from '#web/testing/mock-server.ts';
import { EARLY_TEXTS } from '#domain/rendering/early-texts.ts';
import { createI18n, fetchResources } from './i18n.ts';

test('a page begins with the texts that its document has asked for, and asks for the others', async () => {
  mockServer.use(http.get('*/assets/ui.json', () => HttpResponse.json({ close: 'Shut' })));
  window[EARLY_TEXTS] = { '/assets/app.json': Promise.resolve(Response.json({ brand: 'Early' })) };
  const texts = await fetchResources('en', { app: '/assets/app.json', ui: '/assets/ui.json' });
  expect(texts).toEqual({ en: { app: { brand: 'Early' }, ui: { close: 'Shut' } } });
  expect(window[EARLY_TEXTS]).toEqual({});
});

test('texts that cannot be fetched do not hold up the others, and come when they are asked for', async () => {
  mockServer.use(
    http.get('*/assets/app.json', () => HttpResponse.json({ brand: 'Here' })),
    http.get('*/assets/ui.json', () => new HttpResponse(null, { status: 503 })),
  );
  window[EARLY_TEXTS] = {};
  const texts = await fetchResources('en', { app: '/assets/app.json', ui: '/assets/ui.json' });
  expect(texts).toEqual({ en: { app: { brand: 'Here' } } });
  const i18n = await createI18n('en', texts);
  expect(i18n.hasLoadedNamespace('ui')).toBe(false);
  await i18n.loadNamespaces('ui');
  expect(i18n.exists('carousel.next', { ns: 'ui' })).toBe(true);
});
