import { categoryIds } from '#domain/studios/category.ts';
import type { CategoryId } from '#domain/studios/category.ts';
import type { OpenWindow } from '#domain/bookings/availability.ts';
import type { AmenityId } from '#domain/studios/amenity.ts';
import type { PackageType, BookingMode, StudioStatus } from '#domain/studios/studio.ts';
import type { HouseRule, LoadIn, Parking } from '#domain/studios/what-fits.ts';
import type { LocalDate, Weekday } from '#domain/time/calendar.ts';
import { createUser } from '#db/accounts/user.factory.ts';
import { sqlOf } from '../orm.ts';
import type { EntityManager } from '../orm.ts';
import { City } from './city.entity.ts';
import { Studio } from './studio.entity.ts';

let count = 0;

export interface StudioOptions {
  name?: string;
  ownerId?: number;
  cityId?: string;
  description?: string;
  neighbourhood?: string;
  latitude?: number;
  longitude?: number;
  status?: StudioStatus;
  bookingMode?: BookingMode;
  hourlyRateCents?: number;
  engineerFeeCents?: number;
  isEngineerOptional?: boolean;
  canPayAtStudio?: boolean;
  cleaningFeeCents?: number;
  sessionInstantCents?: number;
  sessionRequestCents?: number;
  bufferMinutes?: number;
  minimumNoticeMinutes?: number;
  horizonDays?: number;
  isPromotedByHand?: boolean;
  hiddenFromPromoted?: boolean;
  packageType?: PackageType;
  createdAt?: Date;
  groupSize?: number;
  loadIn?: LoadIn;
  parking?: Parking;
  isStepFree?: boolean;
  allowedRules?: HouseRule[];
  forbiddenRules?: HouseRule[];
  houseNotes?: string;
  /** Main category first. */
  categories?: CategoryId[];
  equipment?: string[];
  /** Paths of its pictures, the main one first. */
  images?: string[];
  missingAmenities?: AmenityId[];
  /** The same windows on every day; open around the clock unless given. */
  hours?: OpenWindow[];
  weekly?: (OpenWindow & { weekday: Weekday })[];
  exceptions?: { date: LocalDate; windows: OpenWindow[] }[];
}

const allDay: OpenWindow[] = [{ opensMinute: 0, closesMinute: 1440 }];
const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;

/** A stored, approved studio for a test, open around the clock and without limits unless asked. */
export async function createStudio(
  em: EntityManager,
  options: StudioOptions = {},
): Promise<Studio> {
  count += 1;
  const {
    ownerId,
    cityId = 'london',
    categories = [categoryIds[0]],
    equipment = [],
    images = [],
    missingAmenities = [],
    hours = allDay,
    weekly = weekdays.flatMap((weekday) => hours.map((window) => ({ weekday, ...window }))),
    exceptions = [],
    ...columns
  } = options;
  const studio = em.create(Studio, {
    owner: ownerId ?? (await createUser(em, { isStudioOwner: true })).id,
    city: cityId,
    name: `Studio ${count}`,
    description: 'A room.',
    neighbourhood: 'Soho',
    street: `${count} Test Street`,
    latitude: 51.5,
    longitude: -0.12,
    sizeSquareMetres: 40,
    hourlyRateCents: 50_00,
    status: 'approved',
    horizonDays: 730,
    ...columns,
  });
  await em.flush();
  await writeListing(em, studio.id, { categories, equipment, images, missingAmenities });
  await writeHours(em, studio.id, { weekly, exceptions });
  return studio;
}

async function writeListing(
  em: EntityManager,
  studio_id: number,
  listing: Required<
    Pick<StudioOptions, 'categories' | 'equipment' | 'images' | 'missingAmenities'>
  >,
): Promise<void> {
  const db = sqlOf(em);
  for (const [position, category_id] of listing.categories.entries()) {
    await db.insertInto('studio_categories').values({ studio_id, category_id, position }).execute();
  }
  for (const [position, name] of listing.equipment.entries()) {
    const { id } = await db
      .insertInto('equipment')
      .values({ name, category: 'microphones' })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ name }))
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('studio_equipment')
      .values({ studio_id, equipment_id: id, position })
      .execute();
  }
  for (const [position, url] of listing.images.entries()) {
    const size = { width: 1200, height: 800 };
    await db
      .insertInto('studio_images')
      .values({ studio_id, position, url, alt: `Picture ${position + 1}`, ...size })
      .execute();
  }
  for (const amenity_id of listing.missingAmenities) {
    await db.insertInto('studio_missing_amenities').values({ studio_id, amenity_id }).execute();
  }
}

async function writeHours(
  em: EntityManager,
  studio_id: number,
  { weekly, exceptions }: Required<Pick<StudioOptions, 'weekly' | 'exceptions'>>,
): Promise<void> {
  const db = sqlOf(em);
  if (weekly.length > 0) {
    await db
      .insertInto('opening_hours')
      .values(
        weekly.map(({ weekday, opensMinute, closesMinute }) => ({
          studio_id,
          weekday,
          opens_minute: opensMinute,
          closes_minute: closesMinute,
        })),
      )
      .execute();
  }
  for (const { date, windows } of exceptions) {
    const rows = windows.length > 0 ? windows : [{ opensMinute: null, closesMinute: null }];
    await db
      .insertInto('studio_exceptions')
      .values(
        rows.map(({ opensMinute, closesMinute }) => ({
          studio_id,
          date,
          opens_minute: opensMinute,
          closes_minute: closesMinute,
          reason: 'Test',
        })),
      )
      .execute();
  }
}

/** A stored city for a test, in the given time zone. */
export async function createCity(em: EntityManager, zone: string): Promise<City> {
  count += 1;
  const city = em.create(City, {
    id: `city-${count}`,
    name: `City ${count}`,
    countryCode: 'AU',
    country: 'Australia',
    region: 'australia',
    zone,
    latitude: 0,
    longitude: 0,
    position: 1000 + count,
  });
  await em.flush();
  return city;
}
