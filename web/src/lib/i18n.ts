import i18next from 'i18next';
import type { i18n } from 'i18next';
import resourcesToBackend from 'i18next-resources-to-backend';
import { initReactI18next } from 'react-i18next';
import { languages } from '#domain/accounts/language.ts';
import type { Language } from '#domain/accounts/language.ts';

type Texts = Record<string, unknown>;
/** Texts by language and namespace. */
export type Resources = Record<string, Record<string, Texts>>;

/** Every file of texts, each loaded when something first needs it. */
const files = import.meta.glob<{ default: Texts }>([
  '../{app,ui}/{locales,menu}/*.json',
  '../features/*/{locales,menu}/*.json',
  '../../../domain/src/{messages,*/messages}/*.json',
]);

/** Where the texts of a file belong. */
interface Place {
  language: string;
  /**
   * The folder that a file of texts belongs to: a feature, `app` or `ui`. Those that the shell shows of
   * every feature are together in `menu`, and the messages of domain/ in `domain`.
   */
  namespace: string;
  /** What they stand under in their namespace; undefined for all of it. */
  group?: string | undefined;
}

function placeOf(path: string): Place {
  const [owner, folder, file] = path.split('/').slice(-3) as [string, string, string];
  const language = file.replace('.json', '');
  if (folder === 'menu') return { language, namespace: 'menu', group: owner };
  if (folder === 'locales') return { language, namespace: owner };
  return { language, namespace: 'domain', group: owner === 'src' ? undefined : owner };
}

const sources = Object.entries(files).map(([path, load]) => ({ ...placeOf(path), load }));

/** All namespaces that there are texts for. */
export const namespaces = [...new Set(sources.map(({ namespace }) => namespace))];

async function loadTexts(language: string, namespace: string): Promise<Texts> {
  const parts = sources.filter(
    (source) => source.language === language && source.namespace === namespace,
  );
  if (parts.length === 0) throw new Error(`There are no ${language} texts for ${namespace}.`);
  const texts = await Promise.all(
    parts.map(async ({ group, load }) => {
      const { default: part } = await load();
      return group === undefined ? part : { [group]: part };
    }),
  );
  return Object.assign({}, ...texts) as Texts;
}

/**
 * Texts in `language`. What is in `resources` is there at once; the rest is loaded when a component
 * asks for it, which waits at the nearest Suspense boundary.
 */
export async function createI18n(language: Language, resources: Resources = {}): Promise<i18n> {
  const instance = i18next.createInstance();
  await instance
    .use(resourcesToBackend(loadTexts))
    .use(initReactI18next)
    .init({
      lng: language,
      // Every text is there in every language, which scripts/texts.test.ts sees to.
      fallbackLng: false,
      supportedLngs: languages,
      resources,
      partialBundledLanguages: true,
      ns: [],
      defaultNS: 'app',
      interpolation: { escapeValue: false },
      react: { useSuspense: true },
    });
  return instance;
}

/** The language that each instance was last asked to show. */
const wishes = new WeakMap<i18n, Language>();

/**
 * Shows `instance` in another language, once everything that it has shown so far is there in it.
 * @returns false when meanwhile another language was asked for, which is shown instead
 * @throws when the texts cannot be loaded; the language stays as it was.
 */
export async function switchLanguage(instance: i18n, language: Language): Promise<boolean> {
  wishes.set(instance, language);
  const shown = instance.reportNamespaces?.getUsedNamespaces() ?? [];
  const missing = shown.filter((namespace) => !instance.hasResourceBundle(language, namespace));
  const texts = await Promise.all(
    missing.map(async (namespace) => [namespace, await loadTexts(language, namespace)] as const),
  );
  for (const [namespace, bundle] of texts) instance.addResourceBundle(language, namespace, bundle);
  if (wishes.get(instance) !== language) return false;
  await instance.changeLanguage(language);
  return true;
}

/** All texts of a language, for rendering without waiting. */
export async function loadResources(language: Language): Promise<Resources> {
  const texts = await Promise.all(
    namespaces.map(async (namespace) => [namespace, await loadTexts(language, namespace)] as const),
  );
  return { [language]: Object.fromEntries(texts) };
}
