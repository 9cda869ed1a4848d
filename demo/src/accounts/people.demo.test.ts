import { expect, it } from 'vitest';
import { demoPeople } from './people.demo.ts';

const people = demoPeople();

it('are the same at every call', () => {
  expect(demoPeople()).toEqual(people);
});

it('are musicians and owners', () => {
  expect(people.filter(({ kind }) => kind === 'musician').length).toBe(360);
  expect(people.filter(({ kind }) => kind === 'owner').length).toBe(180);
});

it('can be told apart by name, username and email', () => {
  for (const key of ['name', 'username', 'email'] as const) {
    expect(new Set(people.map((person) => person[key])).size).toBe(people.length);
  }
});

it('have usernames and addresses that registration accepts', () => {
  for (const { username, email, name } of people) {
    expect(username).toMatch(/^[a-z0-9_]{3,20}$/);
    expect(email).toMatch(/^[a-z0-9._]+@example\.(com|org|net)$/);
    expect(name).toMatch(/^\p{Lu}[\p{L}-]+ \p{Lu}/u);
  }
});
