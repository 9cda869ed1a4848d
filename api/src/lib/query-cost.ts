import { Extensions } from 'type-graphql';

/** Arguments of a field as its resolver gets them. */
type Arguments = Readonly<Record<string, unknown>>;

/**
 * What a field of the schema costs a query, in units: one is about a value of the response, or ten
 * microseconds of work.
 */
export interface FieldCost {
  /** The work of the field itself, each time that it is resolved. One, unless given. */
  work?: number | ((args: Arguments) => number);
  /**
   * How many items a list has; of fields that are no lists, how many things their parts are worked
   * out for.
   * @param parent arguments of the field that this one is a part of
   */
  items?: number | ((args: Arguments, parent: Arguments) => number);
}

/** Work that asks the database alone, not together with the other fields of its kind. */
export const STATEMENT = 20;

/** Work that looks at many rows, as counting what a search finds. */
export const SEARCH = 200;

/** Says what a field costs. What a list does not say is taken for ten items. */
export function Cost(cost: FieldCost): MethodDecorator & PropertyDecorator {
  return Extensions({ cost });
}
