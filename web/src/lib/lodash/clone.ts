/** A copy of a list or an object, with the same things in it. */
export default function clone<T>(value: T): T {
  if (Array.isArray(value)) return [...(value as unknown[])] as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.assign(
    Object.create(Object.getPrototypeOf(value) as object | null) as T & object,
    value,
  );
}
