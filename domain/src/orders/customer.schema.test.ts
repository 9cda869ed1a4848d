import { describe, expect, test } from 'vitest';
import { DomainError } from '#domain/errors/domain-error.ts';
import { validate } from '#domain/errors/validate.ts';
import { catalogues } from '#domain/messages/catalogues.generated.ts';
import { countryCodes } from './countries.ts';
import { customerSchema } from './customer.schema.ts';
import { normalizedCode } from './gift-card-code.ts';

const ada = {
  email: 'ada@example.com',
  name: 'Ada Lovelace',
  address: '12 St James’s Square',
  city: 'London',
  state: 'England',
  zipCode: 'SW1Y 4JH',
  country: 'GB',
};

/** The English text of each error of `input`, by field. */
function errors(input: Record<string, unknown>) {
  try {
    validate(customerSchema, input);
    return {};
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return Object.fromEntries(
      Object.entries(error.fields ?? {}).map(([field, { key }]) => [field, english(key)]),
    );
  }
}

function english(key: string): unknown {
  const [feature, name] = key.split('.') as ['orders' | 'accounts', string];
  return (catalogues.en[feature] as Record<string, unknown>)[name];
}

describe('a customer', () => {
  test('is as the form sends them, and is billed where they live unless they say otherwise', () => {
    expect(validate(customerSchema, ada)).toEqual({ ...ada, sameAsBilling: true });
  });

  test.each([
    ['email', 'ada', 'Please enter a valid email address'],
    ['name', 'Al', 'Name is required'],
    ['address', 'Home', 'Address is required'],
    ['city', 'A', 'City is required'],
    ['state', 'C', 'State is required'],
    ['zipCode', '9021', 'ZIP code is required'],
    ['country', 'U', 'Country is required'],
    ['billingAddress', 'Home', 'Address is required'],
    ['billingCity', 'A', 'City is required'],
    ['billingState', 'C', 'State is required'],
    ['billingZipCode', '9021', 'ZIP code is required'],
    ['billingCountry', '', 'Country is required'],
  ])('with the %s %j is told: %s', (field, value, text) => {
    const billed = {
      sameAsBilling: false,
      billingAddress: '10 Rue de Rivoli',
      billingCity: 'Paris',
      billingState: 'Île-de-France',
      billingZipCode: '75004',
      billingCountry: 'FR',
    };
    expect(errors({ ...ada, ...billed, [field]: value })).toEqual({ [field]: text });
    const { [field as 'name']: _, ...without } = { ...ada, ...billed };
    expect(errors(without)).toEqual({ [field]: text });
  });

  test('lives in a country that there is', () => {
    expect(Object.keys(errors({ ...ada, country: 'XX' }))).toEqual(['country']);
    expect(new Set(countryCodes).size).toBe(249);
  });

  test('has no billing address where it is the same', () => {
    const { billingCity } = validate(customerSchema, { ...ada, billingCity: 'Paris' });
    expect(billingCity).toBeUndefined();
  });
});

test('a code is known however it is typed', () => {
  expect(normalizedCode(' abcd-efgh 2345–6789 ')).toBe('ABCDEFGH23456789');
});
