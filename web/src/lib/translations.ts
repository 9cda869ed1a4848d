type Texts = Record<string, unknown>;
type Values = Readonly<Record<string, unknown>>;
/** Texts by language and namespace. */
export type Resources = Record<string, Record<string, Texts>>;

export type Translate = (key: string, values?: Values) => string;
type Load = (language: string, namespace: string) => Promise<Texts>;

/** For how long what could not be loaded is not tried again. */
const RETRY_AFTER_MS = 5_000;

const PLACEHOLDER = /\{\{\s*(\w+)(?:,\s*(\w+))?\s*\}\}/g;

/**
 * The texts of a reader, as this app writes them: keys in steps, `{{name}}`, `{{names, list}}`, and a
 * text for each plural form. It has the names of what it stands for, an instance of i18next, which
 * would be 13 KB of what every page loads.
 */
export class Translations {
  readonly #load: Load;
  readonly #defaultNamespace: string;
  readonly #texts: Resources;
  readonly #loading = new Map<string, Promise<void>>();
  readonly #used = new Set<string>();
  readonly #listeners = new Set<() => void>();
  readonly #plurals = new Map<string, Intl.PluralRules>();
  #language: string;

  /** @param resources what is there at once; the rest comes by `load` when it is first needed */
  constructor(language: string, defaultNamespace: string, resources: Resources, load: Load) {
    this.#language = language;
    this.#defaultNamespace = defaultNamespace;
    this.#texts = Object.fromEntries(
      Object.entries(resources).map(([name, namespaces]) => [name, { ...namespaces }]),
    );
    this.#load = load;
  }

  get language(): string {
    return this.#language;
  }

  /** The namespaces that components have asked for. */
  readonly reportNamespaces = {
    addUsedNamespaces: (namespaces: readonly string[]): void => {
      for (const namespace of namespaces) this.#used.add(namespace);
    },
    getUsedNamespaces: (): string[] => [...this.#used],
  };

  on(_event: 'languageChanged', listener: () => void): void {
    this.#listeners.add(listener);
  }

  off(_event: 'languageChanged', listener: () => void): void {
    this.#listeners.delete(listener);
  }

  hasResourceBundle(language: string, namespace: string): boolean {
    return this.#texts[language]?.[namespace] !== undefined;
  }

  addResourceBundle(language: string, namespace: string, texts: Texts): void {
    (this.#texts[language] ??= {})[namespace] = texts;
  }

  changeLanguage(language: string): void {
    this.#language = language;
    for (const listener of this.#listeners) listener();
  }

  /**
   * Loads a namespace in the reader's language.
   * @returns the same promise until it is there, and for a while after it has failed
   */
  loadNamespace(namespace: string): Promise<void> {
    const language = this.#language;
    if (this.hasResourceBundle(language, namespace)) return Promise.resolve();
    const id = `${language} ${namespace}`;
    let loading = this.#loading.get(id);
    if (!loading) {
      loading = this.#loadTexts(language, namespace, id);
      loading.catch(() => setTimeout(() => this.#loading.delete(id), RETRY_AFTER_MS));
      this.#loading.set(id, loading);
    }
    return loading;
  }

  /** Loads a namespace for somebody who can do without it: resolves in any case. */
  async loadNamespaces(namespace: string): Promise<void> {
    await this.loadNamespace(namespace).catch(() => undefined);
  }

  /** Whether there is a text, other than one for a number of things. */
  exists(key: string, { ns }: { ns: string }): boolean {
    return this.#find(this.#language, ns, key) !== undefined;
  }

  /** Translates keys of the first of `namespaces`, or of the one before a colon. */
  getFixedT(
    language: string,
    namespaces: string | readonly string[] = this.#defaultNamespace,
  ): Translate {
    const own = [namespaces].flat()[0]!;
    return (name, values = {}) => {
      const [key, namespace = own] = name.split(':').toReversed() as [string, string?];
      const text = this.#choose(language, namespace, key, values['count']);
      return text === undefined ? key : interpolate(text, values, language);
    };
  }

  readonly t: Translate = (key, values) => this.getFixedT(this.#language)(key, values);

  async #loadTexts(language: string, namespace: string, id: string): Promise<void> {
    this.addResourceBundle(language, namespace, await this.#load(language, namespace));
    this.#loading.delete(id);
  }

  /** The text for so many: none has its own where one is written, as has each plural form. */
  #choose(language: string, namespace: string, key: string, count: unknown): string | undefined {
    if (typeof count !== 'number') return this.#find(language, namespace, key);
    let rules = this.#plurals.get(language);
    if (!rules) this.#plurals.set(language, (rules = new Intl.PluralRules(language)));
    const forms = [...(count === 0 ? ['_zero'] : []), `_${rules.select(count)}`, ''];
    for (const form of forms) {
      const text = this.#find(language, namespace, key + form);
      if (text !== undefined) return text;
    }
    return undefined;
  }

  #find(language: string, namespace: string, key: string): string | undefined {
    let found: unknown = this.#texts[language]?.[namespace];
    for (const step of key.split('.')) found = (found as Texts | undefined)?.[step];
    return typeof found === 'string' ? found : undefined;
  }
}

function interpolate(text: string, values: Values, language: string): string {
  return text.replace(PLACEHOLDER, (_, name: string, format?: string) => {
    if (format === 'list') {
      return new Intl.ListFormat(language).format(values[name] as readonly string[]);
    }
    const value = values[name] as string | number | null | undefined;
    return String(value ?? '');
  });
}
