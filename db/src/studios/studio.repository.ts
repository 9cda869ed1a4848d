import { sql } from 'kysely';
import type { BookingMode, PackageType } from '#domain/studios/studio.ts';
import type { CancellationKind } from '#domain/studios/studio-content.ts';
import type { HouseRule, LoadIn, Parking } from '#domain/studios/what-fits.ts';
import { anyOf } from '../lib/any-of.ts';
import { epochMs } from '../lib/instants.ts';
import type { Sql } from '../orm.ts';

/** A public studio with the names of its city and country. Amounts are US cents. */
export interface StudioRow {
  id: number;
  ownerId: number;
  name: string;
  description: string;
  neighbourhood: string;
  street: string;
  cityId: string;
  cityName: string;
  country: string;
  countryCode: string;
  latitude: number;
  longitude: number;
  sizeSquareMetres: number;
  /** People that it takes at once; null while the owner has not said. */
  groupSize: number | null;
  loadIn: LoadIn | null;
  parking: Parking;
  isStepFree: boolean;
  allowedRules: HouseRule[];
  forbiddenRules: HouseRule[];
  houseNotes: string;
  isVerified: boolean;
  isPromoted: boolean;
  packageType: PackageType | null;
  bookingMode: BookingMode;
  hourlyRateCents: number;
  engineerFeeCents: number;
  isEngineerOptional: boolean;
  canPayAtStudio: boolean;
  cleaningFeeCents: number;
  sessionInstantCents: number;
  sessionRequestCents: number;
  priceFromCents: number;
  /** IANA time zone of its city, in which it keeps its hours. */
  zone: string;
  bufferMinutes: number;
  minimumNoticeMinutes: number;
  horizonDays: number;
  cancellation: CancellationKind;
  /** Average of its reviews, 0 while there are none. */
  rating: number;
  reviewCount: number;
  /** Epoch milliseconds. */
  createdAt: number;
}

/**
 * A query over the studios that the public may see, to which conditions and an order are added. The
 * status is part of the text: a plan that is kept for any status could use no index of the approved.
 */
export function selectStudios(db: Pick<Sql, 'selectFrom'>) {
  return selectAnyStudios(db).where('studios.status', '=', sql.lit('approved'));
}

function selectAnyStudios(db: Pick<Sql, 'selectFrom'>) {
  return (
    db
      .selectFrom('studios')
      // Each has one. So joined, PostgreSQL looks at cities only where something of them is asked for: to
      // count studios takes a third then.
      .leftJoin('cities', 'cities.id', 'studios.city_id')
      .select(columns)
      .$castTo<StudioRow>()
  );
}

/** Where each column of a row comes from. */
const sources: Readonly<Record<Exclude<keyof StudioRow, 'createdAt'>, string>> = {
  id: 'studios.id',
  ownerId: 'studios.owner_id',
  name: 'studios.name',
  description: 'studios.description',
  neighbourhood: 'studios.neighbourhood',
  street: 'studios.street',
  cityId: 'studios.city_id',
  cityName: 'cities.name',
  country: 'cities.country',
  countryCode: 'cities.country_code',
  latitude: 'studios.latitude',
  longitude: 'studios.longitude',
  sizeSquareMetres: 'studios.size_square_metres',
  groupSize: 'studios.group_size',
  loadIn: 'studios.load_in',
  parking: 'studios.parking',
  isStepFree: 'studios.is_step_free',
  allowedRules: 'studios.allowed_rules',
  forbiddenRules: 'studios.forbidden_rules',
  houseNotes: 'studios.house_notes',
  isVerified: 'studios.is_verified',
  isPromoted: 'studios.is_promoted',
  packageType: 'studios.package_type',
  bookingMode: 'studios.booking_mode',
  hourlyRateCents: 'studios.hourly_rate_cents',
  engineerFeeCents: 'studios.engineer_fee_cents',
  isEngineerOptional: 'studios.is_engineer_optional',
  canPayAtStudio: 'studios.can_pay_at_studio',
  cleaningFeeCents: 'studios.cleaning_fee_cents',
  sessionInstantCents: 'studios.session_instant_cents',
  sessionRequestCents: 'studios.session_request_cents',
  priceFromCents: 'studios.price_from_cents',
  zone: 'cities.zone',
  bufferMinutes: 'studios.buffer_minutes',
  minimumNoticeMinutes: 'studios.minimum_notice_minutes',
  horizonDays: 'studios.horizon_days',
  cancellation: 'studios.cancellation',
  rating: 'studios.rating::float8',
  reviewCount: 'studios.review_count',
};

/**
 * All columns as one piece of text. Read one by one, which takes Kysely longer than all else of a
 * list's statement, they would be the same each time.
 */
const columns = sql<number>`${sql.raw(
  Object.entries(sources)
    .map(([name, source]) => `${source} AS "${name}", `)
    .join(''),
)}${epochMs(sql.ref('studios.created_at'))}`.as('createdAt');

/** Public studios by id, in no particular order; ids that name none are left out. */
export async function findStudios(db: Sql, ids: readonly number[]): Promise<StudioRow[]> {
  return selectStudios(db).where('studios.id', '=', anyOf(ids)).execute();
}

/** Studios by id even when they are no longer public, for those who have booked them. */
export async function findStudiosOfAnyStatus(
  db: Sql,
  ids: readonly number[],
): Promise<StudioRow[]> {
  return selectAnyStudios(db).where('studios.id', '=', anyOf(ids)).execute();
}

/** Who owns each of the studios, approved or not, by the studio's id. */
export async function findStudioOwners(
  db: Sql,
  ids: readonly number[],
): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('studios')
    .select(['id', 'owner_id as ownerId'])
    .where('id', '=', anyOf(ids))
    .execute();
  return new Map(rows.map(({ id, ownerId }) => [id, ownerId]));
}
