/** How GraphQL spells a value, whose names have neither hyphens nor small letters. */
export type EnumName<V extends string> = V extends `${infer A}-${infer B}`
  ? `${Uppercase<A>}_${EnumName<B>}`
  : Uppercase<V>;

/**
 * A value as GraphQL spells it: `live-rooms` is `LIVE_ROOMS`. The one mapping of the server, which
 * publishes its enums so, and of everybody who asks it.
 */
export function enumName<V extends string>(value: V): EnumName<V> {
  return value.toUpperCase().replaceAll('-', '_') as EnumName<V>;
}

/**
 * The value that GraphQL spells so, of `values`, which are all that its enum has.
 * @throws Error for a name that is none of theirs, as no server of this version sends
 */
export function enumValue<V extends string>(name: EnumName<V>, values: readonly V[]): V {
  const value = values.find((candidate) => enumName(candidate) === name);
  if (value === undefined) throw new Error(`${name} is none of ${values.join(', ')}.`);
  return value;
}
