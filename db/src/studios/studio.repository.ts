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
      .select(({ ref }) => [
        'studios.id',
        'studios.owner_id as ownerId',
        'studios.name',
        'studios.description',
        'studios.neighbourhood',
        'studios.street',
        'studios.city_id as cityId',
        'cities.name as cityName',
        'cities.country',
        'cities.country_code as countryCode',
        'studios.latitude',
        'studios.longitude',
        'studios.size_square_metres as sizeSquareMetres',
        'studios.group_size as groupSize',
        'studios.load_in as loadIn',
        'studios.parking',
        'studios.is_step_free as isStepFree',
        'studios.allowed_rules as allowedRules',
        'studios.forbidden_rules as forbiddenRules',
        'studios.house_notes as houseNotes',
        'studios.is_verified as isVerified',
        sql<boolean>`studios.is_promoted`.as('isPromoted'),
        'studios.package_type as packageType',
        'studios.booking_mode as bookingMode',
        'studios.hourly_rate_cents as hourlyRateCents',
        'studios.engineer_fee_cents as engineerFeeCents',
        'studios.is_engineer_optional as isEngineerOptional',
        'studios.can_pay_at_studio as canPayAtStudio',
        'studios.cleaning_fee_cents as cleaningFeeCents',
        'studios.session_instant_cents as sessionInstantCents',
        'studios.session_request_cents as sessionRequestCents',
        sql<number>`studios.price_from_cents`.as('priceFromCents'),
        'cities.zone',
        'studios.buffer_minutes as bufferMinutes',
        'studios.minimum_notice_minutes as minimumNoticeMinutes',
        'studios.horizon_days as horizonDays',
        'studios.cancellation',
        sql<number>`studios.rating::float8`.as('rating'),
        'studios.review_count as reviewCount',
        epochMs(ref('studios.created_at')).as('createdAt'),
      ])
      .$narrowType<Pick<StudioRow, 'cityName' | 'country' | 'countryCode' | 'zone'>>()
  );
}

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
