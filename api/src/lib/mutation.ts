import { Arg, Field, Mutation, ObjectType } from 'type-graphql';

/** A field of a payload. */
interface PayloadField {
  /** Its type, as `Field` of type-graphql takes it. */
  type: () => object;
  description: string;
  nullable?: boolean;
}

/** A method that gives out what the payload has: at once, or by functions for what may not be asked for. */
type Changing<K extends string> = (
  ...args: never[]
) => Promise<Readonly<Record<K, unknown>>> | Readonly<Record<K, unknown>>;

/**
 * Declares a mutation by the rules of the contract (ADR 0040): it returns a `{Name}Payload` with what
 * has changed, which is null when it is refused, so that the others of a document keep their results.
 * What it takes is one {@link Input}, or nothing.
 */
export function Change<K extends string>(
  description: string,
  fields: Readonly<Record<K, PayloadField>>,
) {
  return <M extends Changing<K>>(
    target: object,
    key: string,
    descriptor: TypedPropertyDescriptor<M>,
  ): void => {
    const Payload = payloadOf(key, fields);
    Mutation(() => Payload, { nullable: true, description })(target, key, descriptor);
  };
}

function payloadOf(mutation: string, fields: Readonly<Record<string, PayloadField>>) {
  class Payload {
    /** Said by GraphQL itself. */
    declare readonly __typename: string;
  }
  const name = `${mutation.charAt(0).toUpperCase()}${mutation.slice(1)}Payload`;
  const description = `What \`${mutation}\` has changed.`;
  ObjectType(name, { description, simpleResolvers: true })(Payload);
  for (const [field, { type, ...options }] of Object.entries(fields)) {
    Field(type, options)(Payload.prototype, field);
  }
  return Payload;
}

/** The one argument of a mutation. */
export function Input(type: () => object) {
  return Arg('input', type, { description: 'What it takes.' });
}
