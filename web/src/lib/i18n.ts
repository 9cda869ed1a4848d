import i18next from 'i18next';
import type { i18n } from 'i18next';
import resourcesToBackend from 'i18next-resources-to-backend';
import { initReactI18next } from 'react-i18next';
import { readCookie } from './cookies.ts';

export const languages = ['en'] as const;
export type Language = (typeof languages)[number];
export const DEFAULT_LANGUAGE: Language = 'en';

/** Cookie in which the choice is kept, so that the server renders it too. */
export const LANGUAGE_COOKIE = 'language';

/** The chosen language in a cookie header; English unless chosen. */
export function readLanguage(cookies: string): Language {
  const value = readCookie(LANGUAGE_COOKIE, cookies);
  return languages.find((language) => language === value) ?? DEFAULT_LANGUAGE;
}

type Texts = Record<string, unknown>;
/** Texts by language and namespace. */
export type Resources = Record<string, Record<string, Texts>>;

/**
 * Every file of texts, each loaded when something first needs it. Its namespace is the folder it
 * belongs to: a feature, `app` or `ui`; the messages of domain/ are `domain`.
 */
const files = import.meta.glob<{ default: Texts }>([
  '../app/locales/*.json',
  '../ui/locales/*.json',
  '../features/*/locales/*.json',
  '../../../domain/src/messages/*.json',
]);

const loaders = new Map(
  Object.entries(files).map(([path, load]) => [`${languageOf(path)}/${namespaceOf(path)}`, load]),
);

function namespaceOf(path: string): string {
  if (path.includes('/messages/')) return 'domain';
  return path.split('/').at(-3) ?? path;
}

function languageOf(path: string): string {
  return path.split('/').at(-1)!.replace('.json', '');
}

/** All namespaces that there are texts for. */
export const namespaces = [...new Set(Object.keys(files).map(namespaceOf))];

async function loadTexts(language: string, namespace: string): Promise<Texts> {
  const loader = loaders.get(`${language}/${namespace}`);
  if (!loader) throw new Error(`There are no ${language} texts for ${namespace}.`);
  return (await loader()).default;
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
      fallbackLng: DEFAULT_LANGUAGE,
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

/** All texts of a language, for rendering without waiting. */
export async function loadResources(language: Language): Promise<Resources> {
  const texts = await Promise.all(
    namespaces.map(async (namespace) => [namespace, await loadTexts(language, namespace)] as const),
  );
  return { [language]: Object.fromEntries(texts) };
}
