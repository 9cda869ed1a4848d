import { gql, InMemoryCache } from '@apollo/client';
import { buildSchema, getNamedType, isInputObjectType } from 'graphql';
import type { GraphQLField, GraphQLObjectType, GraphQLType } from 'graphql';
import { expect, test } from 'vitest';
import contract from '../../../../schema.graphql?raw';
import { evictChangedByBookings, QUERIES, STUDIO_FIELDS } from './changed-by-bookings.ts';

const schema = buildSchema(contract);

/** What is made of bookings and free times. */
const MADE_OF_BOOKINGS = ['Availability', 'Booking', 'BookingConnection', 'FreeStart', 'Quote'];

/** Fields of a type that bookings change: by what they return, or by the free time they ask for. */
function changedFields(type: GraphQLObjectType): string[] {
  const isChanged = ({ type: returned, args }: GraphQLField<unknown, unknown>) =>
    MADE_OF_BOOKINGS.includes(getNamedType(returned).name) ||
    args.some((argument) => asksForFreeTime(argument.type));
  return Object.values(type.getFields())
    .filter(isChanged)
    .map(({ name }) => name);
}

function asksForFreeTime(type: GraphQLType): boolean {
  const named = getNamedType(type);
  if (named.name === 'FreeAtInput') return true;
  if (!isInputObjectType(named)) return false;
  return Object.values(named.getFields()).some((field) => asksForFreeTime(field.type));
}

test('everything in the schema that bookings change is on the list', () => {
  const studio = schema.getType('Studio') as GraphQLObjectType;
  expect([...STUDIO_FIELDS].toSorted()).toEqual(changedFields(studio).toSorted());
  expect(QUERIES).toEqual(expect.arrayContaining(changedFields(schema.getQueryType()!)));
});

test('what is forgotten is of this studio, and nothing else', () => {
  const cache = new InMemoryCache();
  const query = gql`
    query Two {
      studios {
        id
      }
      one: studio(id: "5") {
        id
        name
        nextFreeDays(first: 3) {
          startsAt
        }
      }
      other: studio(id: "6") {
        id
        nextFreeSlot {
          startsAt
        }
      }
    }
  `;
  const slot = { __typename: 'FreeStart', startsAt: '2026-12-02T10:00:00Z' };
  const one = { __typename: 'Studio', id: '5', name: 'Tallow Yard', nextFreeDays: [slot] };
  const other = { __typename: 'Studio', id: '6', nextFreeSlot: slot };
  cache.writeQuery({ query, data: { studios: [one, other], one, other } });
  evictChangedByBookings(cache, '5');
  const { ROOT_QUERY, ...entities } = cache.extract();
  expect(Object.keys(ROOT_QUERY!)).not.toContain('studios');
  expect(Object.keys(entities['Studio:5']!).toSorted()).toEqual(['__typename', 'id', 'name']);
  expect(Object.keys(entities['Studio:6']!)).toContain('nextFreeSlot');
});
