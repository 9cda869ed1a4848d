import { describe, expect, it } from 'vitest';
import { assignOwners } from './ownership.ts';
import { demoStudios } from './studio.demo.ts';

const studios = demoStudios();
const ownerIds = Array.from({ length: 180 }, (_, index) => 1000 + index);
const estate = { ownerId: 7, studioIds: [10, 20, 30] };
const owners = assignOwners(studios, ownerIds, estate);
const cityOf = new Map(studios.map(({ id, cityId }) => [id, cityId]));

describe('the owners of the demo studios', () => {
  it('are the same at every call, one for each studio', () => {
    expect(assignOwners(studios, ownerIds, estate)).toEqual(owners);
    expect([...owners.keys()].toSorted((a, b) => a - b)).toEqual(studios.map(({ id }) => id));
  });

  it('include the owner of the estate, who has that and nothing else', () => {
    const owned = [...owners].filter(([, owner]) => owner === 7).map(([studio]) => studio);
    expect(owned).toEqual([10, 20, 30]);
  });

  it('all have one studio or several, in one city', () => {
    const others = [...owners].filter(([, owner]) => owner !== 7);
    const estates = Map.groupBy(others, ([, owner]) => owner);
    expect([...estates.keys()].toSorted((a, b) => a - b)).toEqual(ownerIds);
    for (const owned of estates.values()) {
      expect(new Set(owned.map(([studio]) => cityOf.get(studio))).size).toBe(1);
      expect(owned.length).toBeLessThan(20);
    }
    const single = [...estates.values()].filter((owned) => owned.length === 1);
    expect(single.length).toBeGreaterThan(20);
  });
});
