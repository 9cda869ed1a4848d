import { ApolloLink, Observable } from '@apollo/client';
import type { i18n } from 'i18next';
import type { Message } from '#domain/messages/message.ts';
import { formatWait } from '#domain/messages/wait.ts';
import { formatDate } from './dates.ts';

/** What the server says of an error, besides its English words. */
interface ErrorTexts {
  text?: Message;
  fieldTexts?: Readonly<Record<string, Message>>;
  fields?: Readonly<Record<string, string>>;
}

/**
 * Words what the server refuses in the reader's language: beside its English words it names each
 * text by its key (ADR 0010).
 */
export class WordingLink extends ApolloLink {
  readonly #i18n: i18n;

  constructor(instance: i18n) {
    super();
    this.#i18n = instance;
  }

  override request(
    operation: ApolloLink.Operation,
    forward: ApolloLink.ForwardFunction,
  ): Observable<ApolloLink.Result> {
    return new Observable((observer) => {
      let worded = Promise.resolve();
      let isWording = false;
      return forward(operation).subscribe({
        next: (result) => {
          if (!result.errors) return observer.next(result);
          isWording = true;
          worded = this.#translate(result).then((translated) => observer.next(translated));
        },
        error: (error) => observer.error(error),
        complete: () => {
          if (isWording) void worded.then(() => observer.complete());
          else observer.complete();
        },
      });
    });
  }

  async #translate(result: ApolloLink.Result): Promise<ApolloLink.Result> {
    // Should they not arrive, the server's own words stay.
    await this.#i18n.loadNamespaces('domain');
    const errors = result.errors?.map((error) => {
      const { text, fieldTexts, fields } = (error.extensions ?? {}) as ErrorTexts;
      if (!text) return error;
      const entries = Object.entries(fieldTexts ?? {}).map(
        ([name, message]) => [name, this.#word(message) ?? fields?.[name]] as const,
      );
      return {
        ...error,
        message: this.#word(text) ?? error.message,
        extensions: { ...error.extensions, fields: Object.fromEntries(entries) },
      };
    });
    return { ...result, ...(errors && { errors }) };
  }

  /** Undefined for a text that is not there, as when the server is newer than this page. */
  #word({ key, values = {} }: Message): string | undefined {
    const { language } = this.#i18n;
    if (!this.#i18n.exists(key, { ns: 'domain' })) return undefined;
    const shown = Object.entries(values).map(
      ([name, value]) => [name, shownValue(name, value, language)] as const,
    );
    return this.#i18n.getFixedT(language, 'domain')(key, Object.fromEntries(shown));
  }
}

/** Dates and times to wait as the reader writes them. */
function shownValue(name: string, value: string | number, language: string): string | number {
  if (name === 'wait') return formatWait(Number(value), language);
  return isDate(value) ? formatDate(value, language) : value;
}

function isDate(value: string | number): value is string {
  return typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value);
}
