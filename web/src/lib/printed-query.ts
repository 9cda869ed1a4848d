import type { ASTNode } from 'graphql';

type Nodes = readonly ASTNode[] | undefined;

/** What each kind of node is written as, of those that queries are made of. */
const writers: {
  readonly [Kind in ASTNode['kind']]?: (node: Extract<ASTNode, { kind: Kind }>) => string;
} = {
  Document: ({ definitions }) => all(definitions),
  OperationDefinition: ({ operation, name, variableDefinitions, directives, selectionSet }) =>
    `${operation} ${one(name)}${list('()', variableDefinitions)}${all(directives)}${one(selectionSet)}`,
  VariableDefinition: ({ variable, type, defaultValue, directives }) =>
    `${one(variable)}:${one(type)}${one(defaultValue, '=')}${all(directives)}`,
  SelectionSet: ({ selections }) => list('{}', selections),
  Field: ({ alias, name, arguments: values, directives, selectionSet }) =>
    `${alias ? `${one(alias)}:` : ''}${one(name)}${list('()', values)}${all(directives)}${one(selectionSet)}`,
  Argument: named,
  FragmentSpread: ({ name, directives }) => `...${one(name)}${all(directives)}`,
  InlineFragment: ({ typeCondition, directives, selectionSet }) =>
    `...${one(typeCondition, 'on ')}${all(directives)}${one(selectionSet)}`,
  FragmentDefinition: ({ name, typeCondition, directives, selectionSet }) =>
    `fragment ${one(name)}${one(typeCondition, ' on ')}${all(directives)}${one(selectionSet)}`,
  Directive: ({ name, arguments: values }) => `@${one(name)}${list('()', values)}`,
  Name: value,
  Variable: ({ name }) => `$${one(name)}`,
  NamedType: ({ name }) => one(name),
  ListType: ({ type }) => `[${one(type)}]`,
  NonNullType: ({ type }) => `${one(type)}!`,
  IntValue: value,
  FloatValue: value,
  EnumValue: value,
  BooleanValue: value,
  StringValue: (node) => JSON.stringify(node.value),
  NullValue: () => 'null',
  ListValue: ({ values }) => `[${all(values)}]`,
  ObjectValue: ({ fields }) => `{${all(fields)}}`,
  ObjectField: named,
};

function named(node: { name: ASTNode; value: ASTNode }): string {
  return `${one(node.name)}:${one(node.value)}`;
}

function value(node: { value: string | boolean }): string {
  return String(node.value);
}

function one(node: ASTNode | undefined, before = ''): string {
  if (!node) return '';
  const write = writers[node.kind] as ((node: ASTNode) => string) | undefined;
  if (!write) throw new TypeError(`No query has a ${node.kind}.`);
  return before + write(node);
}

function all(nodes: Nodes = []): string {
  return nodes.map((node) => one(node)).join(' ');
}

function list([open = '', close = '']: string, nodes: Nodes = []): string {
  return nodes.length > 0 ? open + all(nodes) + close : '';
}

/** Documents are constants. */
let texts = new WeakMap<ASTNode, string>();

/**
 * In the place of Apollo's: a query or a mutation as it is sent, on one line.
 * @throws TypeError for definitions of types
 */
export const print = Object.assign(
  (document: ASTNode): string => {
    let text = texts.get(document);
    if (text === undefined) texts.set(document, (text = one(document)));
    return text;
  },
  { reset: () => (texts = new WeakMap()) },
);
