import type { FormGroup, FormValue } from './form.ts';
import { invalidParameter } from './stripe-error.ts';

/** Reads what was sent for a parameter. @throws StripeError that names it */
export type Reader<T> = (value: FormValue, param: string) => T;

interface Required<T> {
  required: Reader<T>;
}

/** The parameters of an endpoint by name. Those that are not listed are answered with an error. */
export type Fields = Record<string, Reader<unknown> | Required<unknown>>;

export type Values<F extends Fields> = {
  [Name in keyof F]: F[Name] extends Required<infer T>
    ? T
    : F[Name] extends Reader<infer T>
      ? T | undefined
      : never;
};

export const required = <T>(reader: Reader<T>): Required<T> => ({ required: reader });

/** Reads all parameters, whose names begin with `prefix` where they stand in a group. */
export function readParameters<F extends Fields>(
  fields: F,
  form: FormGroup,
  prefix?: string,
): Values<F> {
  const nameOf = (name: string) => (prefix ? `${prefix}[${name}]` : name);
  for (const name of Object.keys(form)) {
    if (Object.hasOwn(fields, name)) continue;
    const param = nameOf(name);
    throw invalidParameter(`Received unknown parameter: ${param}`, param, 'parameter_unknown');
  }
  const values = Object.entries(fields).map(([name, field]) => {
    const value = form[name];
    const isRequired = typeof field !== 'function';
    if (value === undefined && isRequired) {
      const param = nameOf(name);
      throw invalidParameter(`Missing required param: ${param}.`, param, 'parameter_missing');
    }
    const read = isRequired ? field.required : field;
    return [name, value === undefined ? undefined : read(value, nameOf(name))];
  });
  return Object.fromEntries(values) as Values<F>;
}

export const text: Reader<string> = (value, param) => {
  if (typeof value !== 'string') throw invalidParameter(`Invalid string: ${param}`, param);
  if (value === '') {
    const message = `You passed an empty string for '${param}'. We assume empty values are an attempt to unset a parameter; however '${param}' cannot be unset. You should remove '${param}' from your request or supply a non-empty value.`;
    throw invalidParameter(message, param, 'parameter_invalid_empty');
  }
  return value;
};

/** A text that an empty one removes. */
export const removableText: Reader<string | null> = (value, param) =>
  value === '' ? null : text(value, param);

export const integer: Reader<number> = (value, param) => {
  const number = typeof value === 'string' && /^-?\d{1,15}$/.test(value) ? Number(value) : NaN;
  if (Number.isNaN(number)) {
    const message = `Invalid integer: ${typeof value === 'string' ? value : param}`;
    throw invalidParameter(message, param, 'parameter_invalid_integer');
  }
  return number;
};

export const positive: Reader<number> = (value, param) => {
  const number = integer(value, param);
  if (number < 1) {
    const message = 'This value must be greater than or equal to 1.';
    throw invalidParameter(message, param, 'parameter_invalid_integer');
  }
  return number;
};

export const flag: Reader<boolean> = (value, param) => {
  if (value !== 'true' && value !== 'false') {
    throw invalidParameter(`Invalid boolean: ${JSON.stringify(value)}`, param);
  }
  return value === 'true';
};

export function oneOf<const T extends readonly string[]>(...allowed: T): Reader<T[number]> {
  return (value, param) => {
    const found = allowed.find((option) => option === value);
    if (found !== undefined) return found;
    const message = `Invalid ${param}: must be one of ${allowed.join(', ')}`;
    throw invalidParameter(message, param);
  };
}

export function list<T>(reader: Reader<T>): Reader<T[]> {
  return (value, param) => {
    if (!Array.isArray(value)) throw invalidParameter('Invalid array', param);
    return value.map((item, index) => reader(item, `${param}[${index}]`));
  };
}

export function group<F extends Fields>(fields: F): Reader<Values<F>> {
  return (value, param) => {
    if (typeof value === 'string' || Array.isArray(value)) {
      throw invalidParameter('Invalid object', param);
    }
    return readParameters(fields, value, param);
  };
}

/** What is to be changed of an object's metadata: texts by name, empty ones to be removed. */
export const metadata: Reader<Record<string, string>> = (value, param) => {
  // Metadata that is emptied as a whole, or whose names are numbers.
  if (value === '') return {};
  const entries = Object.entries(value);
  if (entries.length > 50) {
    throw invalidParameter('Metadata can have at most 50 keys.', param);
  }
  for (const [key, inner] of entries) {
    if (typeof inner !== 'string' || inner.length > 500 || key.length > 40) {
      const message = 'Metadata has texts of up to 500 characters under names of up to 40.';
      throw invalidParameter(message, `${param}[${key}]`);
    }
  }
  return Object.fromEntries(entries) as Record<string, string>;
};

/** @returns the metadata after a change */
export function changedMetadata(
  before: Record<string, string>,
  changes: Record<string, string> = {},
): Record<string, string> {
  return Object.fromEntries(
    Object.entries({ ...before, ...changes }).filter(([, value]) => value !== ''),
  );
}
