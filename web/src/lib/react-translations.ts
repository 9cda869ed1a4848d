import { cloneElement, createContext, createElement, Fragment, use, useCallback } from 'react';
import { useContext, useMemo, useSyncExternalStore } from 'react';
import type { ReactElement, ReactNode } from 'react';
import type { Translate, Translations } from './translations.ts';

/*
 * What the app uses of react-i18next, by the same names: the build puts this module in its place (see
 * web/replaced-packages.ts), and its types stay.
 */

interface I18nContextValue {
  i18n: Translations;
}

export const I18nContext = createContext<I18nContextValue | null>(null);

interface ProviderProps extends I18nContextValue {
  children: ReactNode;
}

/** Gives the texts to what is within it. */
export function I18nextProvider({ i18n, children }: ProviderProps) {
  const value = useMemo(() => ({ i18n }), [i18n]);
  return createElement(I18nContext.Provider, { value }, children);
}

/**
 * Texts of a feature, by default of the app, or of several. Suspends until they are there, and renders
 * again in another language.
 * @throws when there is no provider, or what kept the texts from being loaded
 */
export function useTranslation(namespaces: string | readonly string[] = 'app') {
  const context = useContext(I18nContext);
  if (!context) throw new Error('There are no texts here.');
  const { i18n } = context;
  const names = [namespaces].flat();
  const id = names.join(' ');
  const subscribe = useCallback(
    (listener: () => void) => {
      i18n.on('languageChanged', listener);
      return () => i18n.off('languageChanged', listener);
    },
    [i18n],
  );
  const languageNow = () => i18n.language;
  const language = useSyncExternalStore(subscribe, languageNow, languageNow);
  i18n.reportNamespaces.addUsedNamespaces(names);
  for (const name of names) {
    if (!i18n.hasResourceBundle(language, name)) use(i18n.loadNamespace(name));
  }
  const t = useMemo(() => i18n.getFixedT(language, id.split(' ')), [i18n, language, id]);
  return { t, i18n };
}

interface TransProps {
  t: Translate;
  i18nKey: string;
  values?: Readonly<Record<string, unknown>>;
  /** What stands for `<1>…</1>`, by its number. */
  components: Readonly<Record<number, ReactElement>>;
}

/** A text with elements in it. */
export function Trans({ t, i18nKey, values, components }: TransProps) {
  const parts = t(i18nKey, values).split(/<(\d)>(.*?)<\/\1>/);
  const nodes = parts.map((part, index) => {
    if (index % 3 === 0) return part;
    if (index % 3 === 1) return null;
    const element = components[Number(parts[index - 1])];
    return element ? cloneElement(element, {}, part) : part;
  });
  return createElement(Fragment, null, ...nodes);
}
