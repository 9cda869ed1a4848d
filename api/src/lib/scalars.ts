import { GraphQLError, GraphQLScalarType, Kind } from 'graphql';
import { isLocalDate, isLocalTime } from '#domain/time/calendar.ts';

/** ISO 8601 with seconds and an offset, as in RFC 3339. */
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/;

/** Epoch milliseconds of an RFC 3339 instant, or undefined. */
export function parseInstant(text: string): number | undefined {
  const value = INSTANT.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(value) ? undefined : value;
}

function textScalar<T>(config: {
  name: string;
  description: string;
  specifiedByURL?: string;
  parse: (text: string) => T | undefined;
  serialize: (value: unknown) => string;
}): GraphQLScalarType<T, string> {
  const parseValue = (value: unknown): T => {
    const parsed = typeof value === 'string' ? config.parse(value) : undefined;
    if (parsed === undefined) {
      throw new GraphQLError(`${config.name} cannot represent ${JSON.stringify(value)}.`, {
        extensions: { code: 'BAD_USER_INPUT' },
      });
    }
    return parsed;
  };
  return new GraphQLScalarType<T, string>({
    name: config.name,
    description: config.description,
    specifiedByURL: config.specifiedByURL ?? null,
    serialize: config.serialize,
    parseValue,
    parseLiteral: (node) => parseValue(node.kind === Kind.STRING ? node.value : undefined),
  });
}

/** An instant. Epoch milliseconds inside, ISO 8601 in UTC outside. */
export const DateTimeScalar = textScalar<number>({
  name: 'DateTime',
  description: 'An instant as ISO 8601 with seconds and offset: `2026-12-01T19:00:00Z`.',
  specifiedByURL: 'https://datatracker.ietf.org/doc/html/rfc3339#section-5.6',
  parse: parseInstant,
  serialize: (value) => new Date(value as number).toISOString(),
});

/** A calendar day in studio time. */
export const LocalDateScalar = textScalar<string>({
  name: 'Date',
  description:
    'A calendar day without a time zone, `YYYY-MM-DD`: studio time where a studio is meant.',
  parse: (text) => (isLocalDate(text) ? text : undefined),
  serialize: String,
});

/** A wall-clock time in studio time. */
export const LocalTimeScalar = textScalar<string>({
  name: 'Time',
  description: 'A time of day without a time zone, `HH:MM` from 00:00 to 23:59.',
  parse: (text) => (isLocalTime(text) ? text : undefined),
  serialize: String,
});
