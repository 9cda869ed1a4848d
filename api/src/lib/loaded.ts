/** What is there at once where it is kept, or was loaded before. */
export type Loaded<Value> = Value | Promise<Value>;

/** Goes on with something that has been loaded, at once where it is there. */
export function whenLoaded<Value, Made>(
  loaded: Loaded<Value>,
  make: (value: Value) => Loaded<Made>,
): Loaded<Made> {
  return loaded instanceof Promise ? loaded.then(make) : make(loaded);
}
