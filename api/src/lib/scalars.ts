import { GraphQLError, GraphQLScalarType, Kind } from 'graphql';
import { isInstant, isLocalDate, isLocalTime } from '#domain/time/calendar.ts';

/** ISO 8601 with seconds and an offset, as in RFC 3339. */
const INSTANT =
  /^(?<date>\d{4}-\d{2}-\d{2})T(?<time>\d{2}:\d{2}):[0-5]\d(?:\.\d{1,9})?(?:Z|[+-](?:0\d|1[0-4]):[0-5]\d)$/;

/**
 * Epoch milliseconds of an RFC 3339 instant, or undefined. Of JavaScript's own reading, which takes
 * the 31st of November for the first of December, only the reckoning is left.
 */
export function parseInstant(text: string): number | undefined {
  const { date = '', time = '' } = INSTANT.exec(text)?.groups ?? {};
  if (!isLocalDate(date) || !isLocalTime(time)) return undefined;
  const value = Date.parse(text);
  return isInstant(value) ? value : undefined;
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
  description:
    'An instant as ISO 8601 with seconds and offset, of the years 1900 to 2999: `2026-12-01T19:00:00Z`.',
  specifiedByURL: 'https://datatracker.ietf.org/doc/html/rfc3339#section-5.6',
  parse: parseInstant,
  serialize: (value) => new Date(value as number).toISOString(),
});

/** A calendar day in studio time. */
export const LocalDateScalar = textScalar<string>({
  name: 'Date',
  description:
    'A calendar day without a time zone, `YYYY-MM-DD`, of the years 1900 to 2999: studio time where a studio is meant.',
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
