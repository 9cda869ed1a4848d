import type { JsonSchema } from '#api/lib/json-schema.ts';
import type { ApiField } from './api-reference.type.ts';

/**
 * What a JSON Schema allows, in a few words: `integer, at least 1`, `list of Studio`. An object
 * without a name is said by the names of its fields.
 */
export function typeOf(schema: JsonSchema): string {
  const { $ref: reference, anyOf, enum: choices, type, items, format, properties } = schema;
  if (typeof reference === 'string') return nameIn(reference);
  if (Array.isArray(anyOf)) return anyOf.map((one: JsonSchema) => typeOf(one)).join(' or ');
  if (Array.isArray(choices)) return choices.map((choice) => JSON.stringify(choice)).join(' | ');
  if (isSchema(items)) return `list of ${typeOf(items)}`;
  if (isSchema(properties)) return `{ ${Object.keys(properties).join(', ')} }`;
  const name = Array.isArray(type) ? type.join(' or ') : type;
  const base = typeof name === 'string' ? name : 'anything';
  return [typeof format === 'string' ? `${base} (${format})` : base, ...limitsOf(schema)].join(
    ', ',
  );
}

/** The fields of an object; none of anything else. */
export function fieldsOf({ properties, required }: JsonSchema): ApiField[] {
  if (!isSchema(properties)) return [];
  const always: readonly unknown[] = Array.isArray(required) ? required : [];
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    isRequired: always.includes(name),
    ...valueOf(isSchema(schema) ? schema : {}),
  }));
}

/** What a value is and means. */
export function valueOf(schema: JsonSchema): Pick<ApiField, 'type' | 'description'> {
  const { description } = schema;
  return {
    type: typeOf(schema),
    description: typeof description === 'string' ? description : '',
  };
}

function limitsOf(schema: JsonSchema): string[] {
  const said = (keyword: string, words: string) => {
    const value = schema[keyword];
    // The highest id that there can be is nothing to know.
    return typeof value === 'number' && value !== 2 ** 31 - 1 ? [`${words} ${value}`] : [];
  };
  const standard = schema.default;
  return [
    ...said('minimum', 'at least'),
    ...said('maximum', 'at most'),
    ...said('maxLength', 'characters at most:'),
    ...(standard === undefined || standard === null
      ? []
      : [`${JSON.stringify(standard)} unless given`]),
  ];
}

function nameIn(reference: string): string {
  return reference.slice(reference.lastIndexOf('/') + 1);
}

function isSchema(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
