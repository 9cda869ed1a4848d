import { feature } from 'topojson-client';
import type { FeatureCollection } from 'geojson';
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
    return feature(topology, topology.objects.countries);
  } catch {
    // The next map tries again.
    loading = undefined;
    return undefined;
  }
}
