import { expect, test } from 'vitest';
import { provesWebsite, provingDomain } from './website.ts';

test.each([
  ['https://kettleworks.example', 'kettleworks.example'],
  ['http://WWW.KettleWorks.example:8080/rooms?x=1#top', 'kettleworks.example'],
  ['https://studio.kettle.example/', 'studio.kettle.example'],
  ['https://xn--mller-kva.example', 'xn--mller-kva.example'],
  // Anybody has an address there, or nobody has.
  ['https://www.gmail.com', undefined],
  ['https://192.168.0.1', undefined],
  ['http://localhost', undefined],
  ['https://[::1]:443/', undefined],
  ['https://müller.example', undefined],
  ['', undefined],
  ['kettleworks.example', undefined],
])('addresses that prove %j are at %j', (website, domain) => {
  expect(provingDomain(website)).toBe(domain);
});

test.each([
  ['nora@kettleworks.example', true],
  ['Nora@KettleWorks.Example', true],
  ['"a@b"@kettleworks.example', true],
  ['nora@mail.kettleworks.example', false],
  ['nora@kettleworks.example.org', false],
])('%s proves it: %s', (email, proves) => {
  expect(provesWebsite(email, 'https://www.kettleworks.example/rooms')).toBe(proves);
});

test('nothing proves a website that nobody knows', () => {
  expect(provesWebsite('nora@example.com', '')).toBe(false);
});
