import i18next from 'i18next';
import type { i18n } from 'i18next';
import resourcesToBackend from 'i18next-resources-to-backend';
import { initReactI18next } from 'react-i18next';
import { languages } from '#domain/accounts/language.ts';
import type { Language } from '#domain/accounts/language.ts';

type Texts = Record<string, unknown>;
/** Texts by language and namespace. */
export type Resources = Record<string, Record<string, Texts>>;

/** A file of texts. */
export interface TextFile {
  default: Texts;
}

/** Files of texts by their paths, each loaded when something first needs it. */
type TextFiles = Readonly<Record<string, () => Promise<TextFile>>>;

/**
 * What files there are, by language: in scripts of their own, for the first script would be larger by
 * the names of hundreds.
 */
const filesOf: Readonly<Record<Language, () => Promise<{ files: TextFiles }>>> = {
  en: () => import('./texts/en.ts'),
  es: () => import('./texts/es.ts'),
  fr: () => import('./texts/fr.ts'),
  de: () => import('./texts/de.ts'),
  ja: () => import('./texts/ja.ts'),
};

/**
 * The folder that a file of texts belongs to: a feature, `app` or `ui`. Those that the shell shows of
 * every feature are together in `menu`, and the messages of domain/ in `domain`.
 */
function namespaceOf(path: string): string {
  // Made of what all features have in their folders: see scripts/lib/text-modules.mjs.
  if (path.includes('/menu/')) return 'menu';
  if (path.includes('/messages/')) return 'domain';
  return path.split('/').at(-3) ?? path;
}

/** What loads each namespace of a language. */
async function loadersOf(language: Language) {
  const { files } = await filesOf[language]();
  return new Map(Object.entries(files).map(([path, load]) => [namespaceOf(path), load]));
}

async function loadTexts(language: Language, namespace: string): Promise<Texts> {
  const load = (await loadersOf(language)).get(namespace);
  if (!load) throw new Error(`No ${language} texts for ${namespace}.`);
  return (await load()).default;
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
  const loaders = [...(await loadersOf(language))];
  const texts = await Promise.all(
    loaders.map(async ([namespace, load]) => [namespace, (await load()).default] as const),
  );
  return { [language]: Object.fromEntries(texts) };
}
