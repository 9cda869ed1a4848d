import {
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredInputField,
} from 'graphql';
import type { GraphQLInputObjectType, GraphQLInputType } from 'graphql';
import type { Choices } from './choices.ts';
import { hostileNames, hostileValue } from './hostile-values.ts';
import { jsonText, objectOf, RawJson } from './json-text.ts';
import type { Purpose, Values } from './plausible-values.ts';

/** A value for an argument or an input field, as JSON; mostly one that its type accepts. */
export function valueOfType(
  type: GraphQLInputType,
  purpose: Purpose,
  tools: { choices: Choices; values: Values },
): unknown {
  const { choices } = tools;
  if (!isNonNullType(type)) {
    return choices.chance(3) ? null : nonNullValue(type, purpose, tools);
  }
  if (choices.chance(1)) return null;
  return nonNullValue(type.ofType, purpose, tools);
}

function nonNullValue(
  type: GraphQLInputType,
  purpose: Purpose,
  tools: { choices: Choices; values: Values },
): unknown {
  const { choices, values } = tools;
  if (choices.chance(2)) return hostileValue(choices);
  if (isListType(type)) {
    if (choices.chance(3)) return choices.list(0, 300, () => '1');
    return choices.list(0, 4, () => valueOfType(type.ofType, purpose, tools));
  }
  if (isInputObjectType(type)) return inputObject(type, purpose, tools);
  if (isEnumType(type)) return values.member(type.getValues().map(({ name }) => name));
  switch (type.name) {
    case 'ID':
      return values.id(purpose);
    case 'Int':
      return values.int(purpose.name);
    case 'Float':
      return values.float();
    case 'Boolean':
      return values.boolean();
    case 'DateTime':
      return values.dateTime();
    case 'Date':
      return values.date();
    case 'Time':
      return values.time();
    default:
      return values.string(purpose);
  }
}

function inputObject(
  type: GraphQLInputObjectType,
  { of }: Purpose,
  tools: { choices: Choices; values: Values },
): Record<string, unknown> {
  const { choices } = tools;
  const fields = Object.values(type.getFields()).filter((field) =>
    isRequiredInputField(field) ? !choices.chance(2) : choices.chance(40),
  );
  const entries = fields.map(
    (field) =>
      [
        field.name,
        valueOfType(field.type, { name: field.name, of: of + type.name }, tools),
      ] as const,
  );
  const strange = choices.chance(4)
    ? [[choices.pick(hostileNames), hostileValue(choices)] as const]
    : [];
  return objectOf([...entries, ...strange]);
}

/** A value as it is written inside a query. */
export function literalOf(value: unknown, type: GraphQLInputType | undefined): string {
  const nullable = isNonNullType(type) ? type.ofType : type;
  if (value instanceof RawJson) return value.text;
  if (typeof value === 'string') {
    const isName = /^[_a-z]\w*$/i.test(value);
    return isEnumType(nullable) && isName ? value : JSON.stringify(value);
  }
  if (Array.isArray(value)) {
    const item = isListType(nullable) ? nullable.ofType : undefined;
    return `[${value.map((part) => literalOf(part, item)).join(', ')}]`;
  }
  if (typeof value === 'object' && value !== null) {
    const fields = isInputObjectType(nullable) ? nullable.getFields() : {};
    const parts = Object.entries(value).map(([name, part]) => {
      const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
      return `${name}: ${literalOf(part, field?.type)}`;
    });
    return `{${parts.join(', ')}}`;
  }
  return jsonText(value);
}
