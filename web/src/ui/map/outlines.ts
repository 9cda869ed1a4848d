import { feature } from 'topojson-client';
import type { FeatureCollection, Position } from 'geojson';
import type { GeometryCollection, Topology } from 'topojson-specification';
import address from './outlines.generated.json?url';

type Outlines = Topology<{ countries: GeometryCollection }>;

let loading: Promise<FeatureCollection | undefined> | undefined;

/** The outlines of countries, fetched once; undefined where they cannot be. */
export async function loadOutlines(): Promise<FeatureCollection | undefined> {
  return (loading ??= fetchOutlines());
}

async function fetchOutlines(): Promise<FeatureCollection | undefined> {
  try {
    const response = await fetch(address);
    if (!response.ok) throw new Error(String(response.status));
    const topology = (await response.json()) as Outlines;
    return unwrapped(feature(topology, topology.objects.countries));
  } catch {
    // The next map tries again.
    loading = undefined;
    return undefined;
  }
}

/**
 * Countries on both sides of the date line, in one piece each: as they come, their outlines jump from
 * one edge of the map to the other, and a band across the world would be land.
 */
export function unwrapped(collection: FeatureCollection): FeatureCollection {
  return {
    ...collection,
    features: collection.features.map((country) => {
      const { geometry } = country;
      if (geometry.type === 'Polygon') {
        return {
          ...country,
          geometry: { ...geometry, coordinates: geometry.coordinates.map(inOnePiece) },
        };
      }
      if (geometry.type === 'MultiPolygon') {
        const coordinates = geometry.coordinates.map((polygon) => polygon.map(inOnePiece));
        return { ...country, geometry: { ...geometry, coordinates } };
      }
      return country;
    }),
  };
}

/** A ring whose points are never half the world apart, on the side where most of it is. */
function inOnePiece(ring: Position[]): Position[] {
  let turns = 0;
  const longitudes = ring.map(([longitude = 0], index) => {
    const [last = longitude] = ring[index - 1] ?? [];
    if (Math.abs(longitude - last) > 180) turns += longitude < last ? 1 : -1;
    return longitude + 360 * turns;
  });
  const middle = longitudes.reduce((sum, longitude) => sum + longitude, 0) / ring.length;
  const shift = 360 * Math.round(middle / 360);
  return ring.map(([, latitude = 0], index) => [longitudes[index]! - shift, latitude]);
}
