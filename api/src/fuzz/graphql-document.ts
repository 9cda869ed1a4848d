import { getNamedType, isLeafType, isRequiredArgument, isAbstractType } from 'graphql';
import type {
  GraphQLArgument,
  GraphQLField,
  GraphQLNamedType,
  GraphQLObjectType,
  GraphQLSchema,
} from 'graphql';
import type { Choices } from './choices.ts';
import { literalOf, valueOfType } from './graphql-values.ts';
import { hostileNames, hostileValue } from './hostile-values.ts';
import { objectOf } from './json-text.ts';
import type { Values } from './plausible-values.ts';

/** A GraphQL operation as it is sent. */
export interface Operation {
  query: string;
  variables: Record<string, unknown>;
}

type Field = GraphQLField<unknown, unknown>;

interface Tools {
  schema: GraphQLSchema;
  choices: Choices;
  values: Values;
}

/** Makes one operation over the schema: whichever of its fields, in whichever spelling. */
export class DocumentMaker {
  readonly #schema: GraphQLSchema;
  readonly #choices: Choices;
  readonly #values: Values;
  readonly #declarations: string[] = [];
  readonly #variables: [string, unknown][] = [];
  readonly #fragments: string[] = [];

  constructor({ schema, choices, values }: Tools) {
    this.#schema = schema;
    this.#choices = choices;
    this.#values = values;
  }

  /** @param kind of the operation; a schema without any of it is asked for it all the same */
  operation(kind: 'query' | 'mutation' | 'subscription'): Operation {
    const choices = this.#choices;
    const root =
      (kind === 'mutation' ? this.#schema.getMutationType() : undefined) ??
      this.#schema.getQueryType()!;
    const depth = choices.weighted([
      [30, () => 4],
      [60, () => 6],
      [3, () => 16],
    ]);
    const fields = this.#rootFields(root, kind);
    const selections = fields.map((field) => this.#field(field, depth));
    if (kind === 'query' && choices.chance(4)) selections.push(this.#introspection());
    const name = choices.chance(20) ? ` ${choices.pick(['Fuzz', '__proto__', 'constructor'])}` : '';
    const declared = this.#declarations.length > 0 ? `(${this.#declarations.join(', ')})` : '';
    const head = kind === 'query' && !name && !declared ? '' : `${kind}${name}${declared} `;
    const query = [`${head}{ ${selections.join(' ')} }`, ...this.#fragments].join(' ');
    return { query, variables: objectOf(this.#variables) };
  }

  #rootFields(root: GraphQLObjectType, kind: string): Field[] {
    const fields = Object.values(root.getFields());
    const most = kind === 'mutation' ? 2 : 3;
    const count = this.#choices.chance(2) ? 30 : this.#choices.int(1, most);
    return [...new Set(Array.from({ length: count }, () => this.#choices.pick(fields)))];
  }

  #introspection(): string {
    const name = JSON.stringify(this.#choices.pick(hostileNames));
    return this.#choices.pick([
      '__typename',
      `__type(name: ${name}) { name }`,
      '__type(name: "Studio") { fields(includeDeprecated: true) { name type { ofType { name } } } }',
      '__schema { types { name inputFields { name defaultValue } } directives { name locations } }',
      '__schema { types { fields { type { fields { type { fields { name } } } } } } }',
    ]);
  }

  #field(field: Field, depth: number): string {
    const type = getNamedType(field.type);
    const selection = isLeafType(type) ? '' : ` ${this.#selection(type, depth - 1)}`;
    return this.#alias(field) + field.name + this.#arguments(field) + this.#directive() + selection;
  }

  #alias({ name }: Field): string {
    const choices = this.#choices;
    if (!choices.chance(8)) return '';
    const names = ['__proto__', 'constructor', 'toString', 'then', 'id', 'a', name, '__typename'];
    return `${choices.pick(names)}: `;
  }

  #arguments({ args, name }: Field): string {
    const choices = this.#choices;
    const given = args.filter((argument) =>
      isRequiredArgument(argument) ? !choices.chance(2) : choices.chance(35),
    );
    const parts = given.map((argument) => `${argument.name}: ${this.#argument(argument, name)}`);
    if (choices.int(0, 999) === 999)
      parts.push(`__proto__: ${literalOf(hostileValue(choices), undefined)}`);
    return parts.length > 0 ? `(${parts.join(', ')})` : '';
  }

  #argument({ name, type }: GraphQLArgument, of: string): string {
    const choices = this.#choices;
    const value = valueOfType(type, { name, of }, { choices, values: this.#values });
    if (choices.chance(50)) return literalOf(value, type);
    const variable = `v${this.#variables.length}`;
    const declared = choices.chance(2) ? 'String' : String(type);
    const fallback = choices.chance(5) ? ` = ${literalOf(value, type)}` : '';
    this.#declarations.push(`$${variable}: ${declared}${fallback}`);
    if (!choices.chance(2)) this.#variables.push([variable, value]);
    else this.#variables.push([`${variable}_`, value]);
    return `$${variable}`;
  }

  #directive(): string {
    const choices = this.#choices;
    if (!choices.chance(2)) return '';
    if (choices.chance(80)) return choices.pick([' @include(if: true)', ' @skip(if: true)']);
    return choices.pick([
      ' @skip(if: false) @include(if: false)',
      ' @include(if: null)',
      ' @include',
      ' @skip(if: "true")',
      ' @unknown(a: 1)',
      ' @deprecated',
      ' @include(if: true)'.repeat(50),
    ]);
  }

  #selection(type: GraphQLNamedType, depth: number): string {
    const fields = this.#fieldsOf(type);
    if (fields.length === 0) return '{ __typename }';
    const choices = this.#choices;
    const leaves = fields.filter((field) => isLeafType(getNamedType(field.type)));
    const open = depth > 0 ? fields : leaves;
    if (open.length === 0) return '{ __typename }';
    const chosen = choices.chance(5)
      ? open
      : [...new Set(choices.list(1, 5, () => choices.pick(open)))];
    const parts = chosen.map((field) => this.#field(field, Math.min(depth, 12)));
    if (choices.chance(5)) parts.push('__typename');
    return this.#wrap(type, `{ ${parts.join(' ')} }`);
  }

  #fieldsOf(type: GraphQLNamedType): Field[] {
    if ('getFields' in type && !('parseValue' in type)) {
      const fields = Object.values(type.getFields()) as Field[];
      if (!isAbstractType(type) || this.#choices.chance(50)) return fields;
    }
    return [];
  }

  /** The same selection through a fragment, sometimes. */
  #wrap(type: GraphQLNamedType, selection: string): string {
    const choices = this.#choices;
    if (!choices.chance(12)) return selection;
    const other = choices.chance(3) ? 'Query' : type.name;
    return choices.weighted([
      [5, () => `{ ... on ${other} ${selection} }`],
      [2, () => `{ ... ${selection} }`],
      [1, () => `{ ... @include(if: true) ${selection} }`],
      [
        5,
        () => {
          const name = `F${this.#fragments.length}`;
          const inner = choices.chance(2) ? `{ ...${name} }` : selection;
          this.#fragments.push(`fragment ${name} on ${other} ${inner}`);
          return choices.chance(20) ? `{ ...${name} ...${name} }` : `{ ...${name} }`;
        },
      ],
    ]);
  }
}
