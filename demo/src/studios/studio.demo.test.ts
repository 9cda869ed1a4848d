import { describe, expect, it } from 'vitest';
import { categoryIds } from '#domain/studios/category.ts';
import { cities } from '#domain/studios/city.ts';
import { equipmentCategories } from '#domain/studios/studio.ts';
import { demoStudios } from './studio.demo.ts';

const studios = demoStudios();

const share = (count: number) => count / studios.length;

describe('the demo studios', () => {
  it('are the same at every call', () => {
    expect(demoStudios()).toEqual(studios);
  });

  it('are as many in each city as the specification counts', () => {
    const counts = Object.fromEntries(
      cities.map(({ id }) => [id, studios.filter(({ cityId }) => cityId === id).length]),
    );
    expect(counts).toEqual({
      'los-angeles': 124,
      'new-york': 98,
      nashville: 76,
      london: 87,
      atlanta: 31,
      tokyo: 56,
      berlin: 42,
      paris: 39,
      austin: 35,
      miami: 29,
      sydney: 27,
      stockholm: 23,
    });
  });

  it('have ids in order, cities mixed, and names and pictures of their own', () => {
    expect(studios.map(({ id }) => id)).toEqual(studios.map((_, index) => index + 1));
    expect(new Set(studios.map(({ name }) => name)).size).toBe(studios.length);
    expect(new Set(studios.map(({ sceneSeed }) => sceneSeed)).size).toBe(studios.length);
    for (const { sceneSeed } of studios) {
      expect(sceneSeed).toBeGreaterThan(0);
      expect(sceneSeed).toBeLessThan(1_000_000);
    }
    for (let from = 0; from + 24 <= studios.length; from += 24) {
      const near = studios.slice(from, from + 24);
      expect(new Set(near.map(({ cityId }) => cityId)).size).toBeGreaterThanOrEqual(9);
    }
  });

  it('cover every category, everywhere', () => {
    for (const category of categoryIds) {
      const main = studios.filter(({ categories }) => categories[0] === category);
      expect(main.length).toBeGreaterThanOrEqual(25);
    }
    for (const { id } of cities) {
      const inCity = studios.filter(({ cityId }) => cityId === id);
      const mains = new Set(inCity.map(({ categories }) => categories[0]));
      expect(mains.size).toBeGreaterThanOrEqual(11);
    }
    for (const { categories } of studios) {
      expect(categories.length).toBeGreaterThanOrEqual(1);
      expect(categories.length).toBeLessThanOrEqual(3);
      expect(new Set(categories).size).toBe(categories.length);
    }
  });

  it('stand in their cities', () => {
    for (const { cityId, latitude, longitude, street, neighbourhood } of studios) {
      const city = cities.find(({ id }) => id === cityId)!;
      expect(Math.abs(latitude - city.latitude)).toBeLessThan(0.35);
      expect(Math.abs(longitude - city.longitude)).toBeLessThan(0.4);
      expect(street).toMatch(/\d/);
      expect(neighbourhood).not.toBe('');
    }
  });

  it('have prices that fit their kind', () => {
    for (const studio of studios) {
      expect(studio.hourlyRateCents % 100).toBe(0);
      expect(studio.hourlyRateCents).toBeGreaterThanOrEqual(18_00);
      expect(studio.hourlyRateCents).toBeLessThanOrEqual(320_00);
      expect(studio.engineerFeeCents).toBeGreaterThanOrEqual(30_00);
      expect(studio.engineerFeeCents).toBeLessThanOrEqual(65_00);
      expect(studio.cleaningFeeCents).toBeLessThanOrEqual(40_00);
    }
    const sessions = studios.filter(({ bookingMode }) => bookingMode === 'session');
    expect(new Set(sessions.map(({ hourlyRateCents }) => hourlyRateCents))).toEqual(
      new Set([75_00]),
    );
    const mean = (category: string) => {
      const rates = studios
        .filter(
          ({ categories, bookingMode }) => categories[0] === category && bookingMode === 'hourly',
        )
        .map(({ hourlyRateCents }) => hourlyRateCents);
      return rates.reduce((sum, rate) => sum + rate, 0) / rates.length;
    };
    expect(mean('orchestral')).toBeGreaterThan(mean('live-rooms'));
    expect(mean('live-rooms')).toBeGreaterThan(mean('production'));
    expect(mean('production')).toBeGreaterThan(mean('rehearsal'));
  });

  it('are mostly ordinary: usual fees, hourly, neither promoted nor on a package', () => {
    const count = (is: (studio: (typeof studios)[number]) => boolean) =>
      share(studios.filter(is).length);
    expect(count(({ engineerFeeCents }) => engineerFeeCents === 40_00)).toBeGreaterThan(0.8);
    expect(count(({ cleaningFeeCents }) => cleaningFeeCents === 25_00)).toBeGreaterThan(0.8);
    expect(count(({ bookingMode }) => bookingMode === 'session')).toBeCloseTo(0.14, 1);
    expect(count(({ isPromoted }) => isPromoted)).toBeCloseTo(0.05, 1);
    expect(count(({ packageType }) => packageType === 'pro')).toBeCloseTo(0.08, 1);
    expect(count(({ packageType }) => packageType === 'plus')).toBeCloseTo(0.14, 1);
  });

  it('have one promoted studio that stays out of the promoted grid', () => {
    const hidden = studios.filter(({ hiddenFromPromoted }) => hiddenFromPromoted);
    expect(hidden.map(({ id }) => id)).toEqual([4]);
    expect(hidden[0]!.isPromoted).toBe(true);
  });

  it('list real gear, each product always in one group', () => {
    const groups = new Map<string, string>();
    for (const { equipment } of studios) {
      expect(equipment.length).toBeGreaterThanOrEqual(8);
      expect(equipment.length).toBeLessThanOrEqual(24);
      expect(new Set(equipment.map(({ name }) => name)).size).toBe(equipment.length);
      for (const { name, category } of equipment) {
        expect(equipmentCategories).toContain(category);
        expect(groups.get(name) ?? category).toBe(category);
        groups.set(name, category);
      }
    }
  });

  it('have spaces, questions and few amenities missing', () => {
    for (const { spaces, faqs, missingAmenities } of studios) {
      expect(spaces.length).toBeGreaterThanOrEqual(1);
      expect(spaces.length).toBeLessThanOrEqual(5);
      expect(new Set(spaces.map(({ name }) => name)).size).toBe(spaces.length);
      expect(faqs.length).toBeGreaterThanOrEqual(2);
      expect(faqs.length).toBeLessThanOrEqual(5);
      expect(missingAmenities.length).toBeLessThanOrEqual(4);
      expect(new Set(missingAmenities).size).toBe(missingAmenities.length);
    }
    const few = studios.filter(({ missingAmenities }) => missingAmenities.length <= 3);
    expect(share(few.length)).toBeGreaterThan(0.9);
  });

  it('were listed some time ago', () => {
    for (const { createdDaysAgo } of studios) {
      expect(createdDaysAgo).toBeGreaterThanOrEqual(5);
      expect(createdDaysAgo).toBeLessThanOrEqual(1500);
    }
  });
});
