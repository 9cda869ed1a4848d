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
  '../{app,ui}/locales/*.json',
  '../features/*/locales/*.json',
  // Made of what all features have in their folders: see scripts/lib/text-modules.mjs.
  '../app/menu/all.*.generated.json',
  '../../../domain/src/messages/all.*.generated.json',
]);

const loaders = new Map(
  Object.entries(files).map(([path, load]) => [`${languageOf(path)}/${namespaceOf(path)}`, load]),
);

/**
 * The folder that a file of texts belongs to: a feature, `app` or `ui`. Those that the shell shows of
 * every feature are together in `menu`, and the messages of domain/ in `domain`.
 */
function namespaceOf(path: string): string {
  if (path.includes('/menu/')) return 'menu';
  if (path.includes('/messages/')) return 'domain';
  return path.split('/').at(-3) ?? path;
}

function languageOf(path: string): string {
  return path.replace(/(\.generated)?\.json$/, '').slice(-2);
}

/** All namespaces that there are texts for. */
export const namespaces = [...new Set(Object.keys(files).map(namespaceOf))];

async function loadTexts(language: string, namespace: string): Promise<Texts> {
  const loader = loaders.get(`${language}/${namespace}`);
  if (!loader) throw new Error(`No ${language} texts for ${namespace}.`);
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
