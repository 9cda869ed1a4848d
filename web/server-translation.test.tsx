import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider, useTranslation as useUsual } from 'react-i18next';
import { expect, test } from 'vitest';
import { createI18n, loadResources } from './src/lib/i18n.ts';
import { useTranslation } from './src/lib/server-translation.ts';

type Hook = (namespaces?: string | readonly string[]) => {
  t: (key: string, values?: object) => string;
  i18n: { language: string };
};

function page(hook: Hook): ComponentType {
  const useTexts = hook;
  return function Page() {
    const { t, i18n } = useTexts();
    const { t: ui } = useTexts('ui');
    const { t: several } = useTexts(['search', 'ui']);
    return (
      <p lang={i18n.language}>
        {t('footer.rights', { year: 2026 })} {ui('carousel.next')} {several('ui:close')}
        {several('find.what')}
      </p>
    );
  };
}

test('components are given what react-i18next gives, and what they have used is told', async () => {
  const hooks = [useUsual as unknown as Hook, useTranslation as unknown as Hook];
  const [usual, ours] = await Promise.all(
    hooks.map(async (hook) => {
      const i18n = await createI18n('de', await loadResources('de'));
      const Page = page(hook);
      const markup = renderToStaticMarkup(
        <I18nextProvider i18n={i18n}>
          <Page />
        </I18nextProvider>,
      );
      return { markup, used: i18n.reportNamespaces?.getUsedNamespaces() };
    }),
  );
  expect(ours?.used).toEqual(['app', 'ui', 'search']);
  expect(ours).toEqual(usual);
});
