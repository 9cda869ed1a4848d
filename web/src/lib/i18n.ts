import type { i18n } from 'i18next';
import type { Language } from '#domain/accounts/language.ts';
import { Translations } from './translations.ts';
import type { Resources } from './translations.ts';

export type { Resources };

type Texts = Record<string, unknown>;

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
  // i18next's type stays, for the keys that it knows: see scripts/lib/text-modules.mjs.
  return new Translations(language, 'app', resources, (wanted, namespace) =>
    loadTexts(wanted as Language, namespace),
  ) as unknown as i18n;
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
