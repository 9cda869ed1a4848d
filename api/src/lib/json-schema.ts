import { isDeepStrictEqual } from 'node:util';
import type { SchemaDescription, SchemaFieldDescription } from 'yup';

/** A schema of JSON Schema, draft 2020-12, as OpenAPI 3.1 has it. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** Schemas with names, which others refer to. */
export type NamedSchemas = Map<string, JsonSchema>;

/** What of a schema of Yup is looked at. */
export interface Describable {
  describe(): SchemaFieldDescription;
}

/** What a schema of Yup can carry beside its rules. */
interface Meta {
  /** What it is called in the document, where others refer to it. */
  name?: string;
  /** A format of JSON Schema, such as `date-time`. */
  format?: string;
  /** What it means, for people. */
  meaning?: string;
}

type Test = SchemaDescription['tests'][number];
type Described = SchemaDescription & {
  /** Of an object. */
  fields?: Readonly<Record<string, SchemaFieldDescription>>;
  /** Of a list; several of a tuple. */
  innerType?: SchemaFieldDescription | SchemaFieldDescription[] | undefined;
};

/**
 * A schema of Yup as JSON Schema: what it says of types, limits and choices. Rules that only code
 * can express, such as that a name is no web address, are left out.
 * @param known takes the schemas with a name that it holds
 * @throws when two of them have the same name
 */
export function jsonSchemaOf(schema: Describable, known: NamedSchemas): JsonSchema {
  return schemaOf(schema.describe(), known);
}

function schemaOf(described: SchemaFieldDescription, known: NamedSchemas): JsonSchema {
  if (!('tests' in described)) throw new Error(`What is ${described.type} has no JSON Schema.`);
  const { name } = metaOf(described);
  if (name === undefined) return inlineSchema(described, known);
  const schema = inlineSchema({ ...described, nullable: false }, known);
  if (known.has(name) && !isDeepStrictEqual(known.get(name), schema)) {
    throw new Error(`Two schemas are called ${name}.`);
  }
  known.set(name, schema);
  const reference = { $ref: `#/components/schemas/${name}` };
  return described.nullable ? { anyOf: [reference, { type: 'null' }] } : reference;
}

function inlineSchema(described: Described, known: NamedSchemas): JsonSchema {
  const { type, tests, nullable, oneOf, fields, innerType } = described;
  const { format, meaning } = metaOf(described);
  const base = tests.some(({ name }) => name === 'integer') ? 'integer' : type;
  return {
    ...(base !== 'mixed' && { type: nullable ? [base, 'null'] : base }),
    ...(oneOf.length > 0 && { enum: [...new Set([...oneOf, ...(nullable ? [null] : [])])] }),
    ...Object.assign({}, ...tests.map((test) => keywordsOf(type, test))),
    ...(format !== undefined && { format }),
    ...(meaning !== undefined && { description: meaning }),
    ...(innerType && !Array.isArray(innerType) && { items: schemaOf(innerType, known) }),
    ...(fields && fieldsSchema(fields, known)),
    // Of an object it would be made of the defaults of its fields.
    ...(!fields && described.default !== undefined && { default: described.default }),
  };
}

function metaOf({ meta = {} }: SchemaDescription): Meta {
  return meta;
}

function fieldsSchema(
  fields: Readonly<Record<string, SchemaFieldDescription>>,
  known: NamedSchemas,
): JsonSchema {
  const entries = Object.entries(fields);
  const required = entries.filter(([, field]) => 'optional' in field && !field.optional);
  return {
    properties: Object.fromEntries(entries.map(([name, field]) => [name, schemaOf(field, known)])),
    ...(required.length > 0 && { required: required.map(([name]) => name) }),
  };
}

/** Endings of the keywords that limit the length of each type; a number has a size. */
const lengths: Readonly<Record<string, string>> = { string: 'Length', array: 'Items' };

/** Names of our own tests, and what they check. */
const formats: Readonly<Record<string, JsonSchema>> = {
  date: { format: 'date' },
  time: { pattern: /^\d\d:\d\d$/.source },
  email: { format: 'email' },
};

/** What a rule of Yup is in JSON Schema; nothing for one that it has no words for. */
function keywordsOf(type: string, { name = '', params }: Test): JsonSchema {
  switch (name) {
    case 'required':
      return type === 'string' ? { minLength: 1 } : {};
    case 'min':
    case 'max':
      return { [`${name}${lengths[type] ?? 'imum'}`]: params?.[name] };
    case 'matches':
      return patternOf(params?.regex);
    case 'noUnknown':
      return { additionalProperties: false };
    default:
      return formats[name] ?? {};
  }
}

/** JSON Schema has no flags, and reads every pattern as Unicode. */
function patternOf(regex: unknown): JsonSchema {
  return regex instanceof RegExp && !regex.ignoreCase ? { pattern: regex.source } : {};
}
