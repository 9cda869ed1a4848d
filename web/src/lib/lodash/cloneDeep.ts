import isPlainObject from './isPlainObject.ts';

/** A copy of all lists and objects in it. Anything else, such as a file, is the same. */
export default function cloneDeep<T>(value: T): T {
  if (Array.isArray(value)) return value.map(cloneDeep) as T;
  if (!isPlainObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, cloneDeep(part)]),
  ) as T;
}
