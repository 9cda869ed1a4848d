import type { i18n, TFunction } from 'i18next';
import { useContext } from 'react';
import { I18nContext } from 'react-i18next';

/*
 * In the place of react-i18next's hooks on the server, where all texts are there and the language of a
 * page stays what it is: nothing is waited for or watched.
 */

/** What components are given. */
interface Translation {
  t: TFunction;
  i18n: i18n;
  ready: true;
}

/** What a page has used: texts by the namespaces that they are looked for in, and these. */
interface Used {
  translations: Map<string, Translation>;
  namespaces: Set<string>;
}

const usedBy = new WeakMap<i18n, Used>();

/** As react-i18next's. */
export function useTranslation(namespaces?: string | readonly string[]): Translation {
  const { i18n } = useContext(I18nContext)!;
  const used = usedBy.get(i18n) ?? noteUsed(i18n);
  const key = String(namespaces ?? i18n.options.defaultNS);
  let translation = used.translations.get(key);
  if (!translation)
    used.translations.set(key, (translation = translate(i18n, key.split(','), used)));
  return translation;
}

/** What has texts within elements rendered again, which the server does not. */
export function useRerenderOnEvents(): void {
  // Nothing to follow.
}

function translate(i18n: i18n, names: string[], { namespaces }: Used): Translation {
  for (const name of names) namespaces.add(name);
  // Types know the namespaces of components only.
  return { t: i18n.getFixedT(i18n.language, names[0] as 'app'), i18n, ready: true };
}

/** Has the instance tell which namespaces were used, for the page to name their files. */
function noteUsed(i18n: i18n): Used {
  const namespaces = new Set<string>();
  i18n.reportNamespaces = {
    addUsedNamespaces: () => undefined,
    getUsedNamespaces: () => [...namespaces],
  };
  const used = { translations: new Map<string, Translation>(), namespaces };
  usedBy.set(i18n, used);
  return used;
}
