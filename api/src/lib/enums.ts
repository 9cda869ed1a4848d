import { registerEnumType } from 'type-graphql';
import { enumName } from '#domain/enums/enum-name.ts';
import type { EnumName } from '#domain/enums/enum-name.ts';

/** An enum object for GraphQL from values of domain/: `live-rooms` is `LIVE_ROOMS` outside. */
export type EnumObject<V extends string> = { [Value in V as EnumName<Value>]: Value };

/** Publishes values of domain/ as a GraphQL enum, with a description of the whole and of each. */
export function publishEnum<V extends string>(
  name: string,
  description: string,
  descriptions: Readonly<Record<V, string>>,
): EnumObject<V> {
  const entries = Object.entries<string>(descriptions).map(
    ([value, text]) => [enumName(value), value, text] as const,
  );
  const object = Object.fromEntries(entries.map(([key, value]) => [key, value])) as EnumObject<V>;
  registerEnumType(object, {
    name,
    description,
    valuesConfig: Object.fromEntries(
      entries.map(([key, , text]) => [key, { description: text }]),
    ) as Record<keyof EnumObject<V>, { description: string }>,
  });
  return object;
}
