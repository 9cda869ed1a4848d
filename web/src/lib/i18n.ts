import i18next from 'i18next';
import type { i18n } from 'i18next';
import resourcesToBackend from 'i18next-resources-to-backend';
import { initReactI18next } from 'react-i18next';
import { languages } from '#domain/accounts/language.ts';
import { EARLY_TEXTS } from '#domain/rendering/early-texts.ts';
import type { Language } from '#domain/accounts/language.ts';

type Texts = Record<string, unknown>;
/** Texts by language and namespace. */
export type Resources = Record<string, Record<string, Texts>>;

/** A file of texts. */
export interface TextFile {
  default: Texts;
}

/** Where the texts of each namespace are. */
export type TextAddresses = Readonly<Record<string, string>>;

/**
 * What files there are, by language: in scripts of their own, for the first script would be larger by
 * the names of hundreds.
 */
const filesOf = {
  en: () => import('./texts/en.ts'),
  es: () => import('./texts/es.ts'),
  fr: () => import('./texts/fr.ts'),
  de: () => import('./texts/de.ts'),
  ja: () => import('./texts/ja.ts'),
};

/** Where browsers get the same files from. */
const addressesOf = {
  en: () => import('./text-addresses/en.ts'),
  es: () => import('./text-addresses/es.ts'),
  fr: () => import('./text-addresses/fr.ts'),
  de: () => import('./text-addresses/de.ts'),
  ja: () => import('./text-addresses/ja.ts'),
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

/** What is kept of each file, by namespace. */
function byNamespace<T>(files: Readonly<Record<string, T>>): Record<string, T> {
  return Object.fromEntries(
    Object.entries(files).map(([path, value]) => [namespaceOf(path), value]),
  );
}

/** Where browsers get each namespace of a language from. */
export async function loadTextAddresses(language: Language): Promise<TextAddresses> {
  const { addresses } = await addressesOf[language]();
  return byNamespace(addresses);
}

declare global {
  interface Window {
    [EARLY_TEXTS]?: Record<string, Promise<Response>>;
  }
}

/** The response that the document has asked for already, once: its body can be read but once. */
function takeEarly(address: string): Promise<Response> | undefined {
  const early = window[EARLY_TEXTS];
  const response = early?.[address];
  delete early?.[address];
  return response;
}

/** Fetches texts, which the browser keeps: their address changes with them. */
async function fetchTexts(address: string): Promise<Texts> {
  const response = await (takeEarly(address) ?? fetch(address));
  if (!response.ok) throw new Error(`No texts at ${address}: ${response.status}`);
  return (await response.json()) as Texts;
}

/** Texts that a page begins with. What cannot be fetched is left for when a component asks for it. */
export async function fetchResources(
  language: Language,
  addresses: TextAddresses,
): Promise<Resources> {
  const texts = await Promise.allSettled(
    Object.entries(addresses).map(
      async ([namespace, address]) => [namespace, await fetchTexts(address)] as const,
    ),
  );
  return {
    [language]: Object.fromEntries(
      texts.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : [])),
    ),
  };
}

async function loadTexts(language: Language, namespace: string): Promise<Texts> {
  if (import.meta.env.PROD && !import.meta.env.SSR) {
    const address = (await loadTextAddresses(language))[namespace];
    if (address === undefined) throw new Error(`No ${language} texts for ${namespace}.`);
    return fetchTexts(address);
  }
  const { files } = await filesOf[language]();
  const load = byNamespace(files)[namespace];
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
  const { files } = await filesOf[language]();
  const texts = await Promise.all(
    Object.entries(byNamespace(files)).map(
      async ([namespace, load]) => [namespace, (await load()).default] as const,
    ),
  );
  return { [language]: Object.fromEntries(texts) };
}
