import { placeTags } from '#domain/directories/place.ts';
import type { PlaceKind, PlaceTag } from '#domain/directories/place.ts';
import { isCityId } from '#domain/studios/city.ts';
import type { CityId } from '#domain/studios/city.ts';
import { roughly } from '#domain/studios/position.ts';
import type { PlaceFilterInput, PlaceSortInput } from '#web/lib/schema.generated.ts';

/** How far "near me" reaches. */
export const NEAR_KM = 25;

/** A point, to about a kilometer. */
export interface Point {
  latitude: number;
  longitude: number;
}

/** Which places of a list are wanted, and how they are shown. */
export interface PlaceChoice {
  text: string;
  cityId: CityId | undefined;
  tags: readonly PlaceTag[];
  isOpen: boolean;
  near: Point | undefined;
  /** Where there is not room for both. */
  view: 'list' | 'map';
}

/** All places, as a list. */
export const everyPlace: PlaceChoice = {
  text: '',
  cityId: undefined,
  tags: [],
  isOpen: false,
  near: undefined,
  view: 'list',
};

/** What an address asks for. What it cannot ask for is left out. */
export function readChoice(kind: PlaceKind, params: URLSearchParams): PlaceChoice {
  const cityId = params.get('city') ?? '';
  const tags = params.getAll('tags');
  return {
    text: params.get('q') ?? '',
    cityId: isCityId(cityId) ? cityId : undefined,
    tags: placeTags[kind].filter((tag) => tags.includes(tag)),
    isOpen: kind !== 'label' && params.get('open') === '1',
    near: readPoint(params.get('near') ?? ''),
    view: params.get('view') === 'map' ? 'map' : 'list',
  };
}

/** The address that asks for this, as {@link readChoice} reads it. */
export function writeChoice(choice: PlaceChoice): URLSearchParams {
  const { text, cityId, tags, isOpen, near, view } = choice;
  return new URLSearchParams([
    ...(text === '' ? [] : [['q', text]]),
    ...(cityId === undefined ? [] : [['city', cityId]]),
    ...tags.map((tag) => ['tags', tag]),
    ...(isOpen ? [['open', '1']] : []),
    ...(near === undefined ? [] : [['near', `${near.latitude},${near.longitude}`]]),
    ...(view === 'map' ? [['view', 'map']] : []),
  ]);
}

/** Where somebody is, as far as an address may say so. */
export function pointOf({ latitude, longitude }: Point): Point {
  return { latitude: roughly(latitude), longitude: roughly(longitude) };
}

function readPoint(text: string): Point | undefined {
  const [latitude, longitude] = /^-?\d{1,2}(\.\d+)?,-?\d{1,3}(\.\d+)?$/.test(text)
    ? text.split(',').map(Number)
    : [];
  if (latitude === undefined || longitude === undefined) return undefined;
  const isOnEarth = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  return isOnEarth ? { latitude, longitude } : undefined;
}

/** Whether anything is left out by it. */
export function isNarrowed(choice: PlaceChoice): boolean {
  return filterOf(choice) !== null;
}

/** What the API is asked for; null for all places. */
export function filterOf(choice: PlaceChoice): PlaceFilterInput | null {
  const { text, cityId, tags, isOpen, near } = choice;
  const filter = {
    ...(text !== '' && { text }),
    ...(cityId !== undefined && { cityId }),
    ...(tags.length > 0 && { tags: [...tags] }),
    ...(isOpen && { openNow: true }),
    ...(near !== undefined && { near: { ...near, km: NEAR_KM } }),
  };
  return Object.keys(filter).length > 0 ? filter : null;
}

/** The nearest first where there is a point to be near to, else by name. */
export function sortOf({ near }: PlaceChoice): PlaceSortInput {
  return { key: near ? 'DISTANCE' : 'NAME', direction: 'ASC' };
}
