import { describe, expect, test } from 'vitest';
import { areHours } from '#domain/directories/opening-hours.ts';
import { placeKinds, placeTags } from '#domain/directories/place.ts';
import { cities } from '#domain/studios/city.ts';
import { kilometersBetween } from '#domain/studios/nearest-city.ts';
import { CENTER_KM, demoPlaces } from './place.demo.ts';

const places = demoPlaces();

describe('the labels and shops of the demo', () => {
  test('are three to five of each kind in each city', () => {
    for (const { id } of cities) {
      for (const kind of placeKinds) {
        const here = places.filter((place) => place.cityId === id && place.kind === kind);
        expect(here.length, `${kind} in ${id}`).toBeGreaterThanOrEqual(3);
        expect(here.length, `${kind} in ${id}`).toBeLessThanOrEqual(5);
      }
    }
  });

  test('have addresses and texts of their own', () => {
    expect(new Set(places.map(({ slug }) => slug)).size).toBe(places.length);
    expect(new Set(places.map(({ description }) => description)).size).toBe(places.length);
    const endings = places.map(({ description }) => description.slice(description.indexOf('. ')));
    expect(new Set(endings).size).toBe(places.length);
  });

  test('stand near the center of their city, each at a point of its own', () => {
    const centers = new Map(cities.map((city) => [city.id, city]));
    for (const place of places) {
      const distance = kilometersBetween(place, centers.get(place.cityId)!);
      expect(distance, place.name).toBeLessThan(CENTER_KM);
    }
    const points = places.map(({ latitude, longitude }) => `${latitude} ${longitude}`);
    expect(new Set(points).size).toBe(places.length);
  });

  test('name streets without numbers', () => {
    const numbered = places.filter(({ address }) => /(^\d+ | \d+,)/.test(address));
    expect(numbered.map(({ address }) => address)).toEqual([]);
  });

  test('keep hours, but for labels', () => {
    expect(places.every(({ openingHours }) => areHours(openingHours))).toBe(true);
    const isOpenEver = ({ openingHours }: (typeof places)[number]) =>
      Object.keys(openingHours).length > 0;
    expect(places.filter(isOpenEver)).toEqual(places.filter(({ kind }) => kind !== 'label'));
  });

  test('have tags of their kind, and all tags are had', () => {
    for (const kind of placeKinds) {
      const had = places.filter((place) => place.kind === kind).flatMap(({ tags }) => tags);
      expect(new Set(had)).toEqual(new Set(placeTags[kind]));
    }
  });

  test('lead to no address of anybody', () => {
    const addresses = places.flatMap(({ website, links }) => [website, ...links]);
    const foreign = addresses.filter((address) => !new URL(address).hostname.endsWith('.example'));
    expect(foreign).toEqual([]);
  });
});
