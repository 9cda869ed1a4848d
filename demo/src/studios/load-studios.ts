import { defaultFees } from '#domain/bookings/default-fees.ts';
import { cities } from '#domain/studios/city.ts';
import { addDays, DAY_MS } from '#domain/time/calendar.ts';
import { localDateOf } from '#domain/time/local-time.ts';
import { bulkInsert, continueIds } from '#demo/lib/bulk-insert.ts';
import type { Sql } from '#db/orm.ts';
import { seeded } from '#demo/lib/random.ts';
import { describeScene, scenePath, sceneSize, studioViews } from '#demo/scenes/scene.ts';
import type { DemoStudio } from './demo-studio.ts';
import { pictureKit } from './picture-kit.ts';

const zones = new Map(cities.map(({ id, zone }) => [id, zone]));

/** The IANA time zone of a demo studio. */
export function zoneOf({ cityId }: Pick<DemoStudio, 'cityId'>): string {
  return zones.get(cityId)!;
}

/** When a demo studio was listed, epoch milliseconds. */
export function listedAt({ id, createdDaysAgo }: DemoStudio, now: number): number {
  const timeOfDay = Math.floor(seeded('listed', id).float() * DAY_MS);
  return now - createdDaysAgo * DAY_MS - timeOfDay;
}

/**
 * Writes listings with everything that belongs to them, on the day of `now` (epoch milliseconds).
 * @param owners who owns each studio, by its id
 */
export async function loadStudios(
  db: Sql,
  studios: readonly DemoStudio[],
  owners: ReadonlyMap<number, number>,
  now: number,
): Promise<void> {
  await bulkInsert(
    db,
    'studios',
    studios.map((studio) => studioRow(studio, owners.get(studio.id)!, now)),
  );
  await continueIds(db, 'studios');
  await loadEquipment(db, studios);
  await bulkInsert(db, 'studio_categories', studios.flatMap(categoryRows));
  await bulkInsert(db, 'studio_spaces', studios.flatMap(spaceRows));
  await bulkInsert(db, 'studio_images', studios.flatMap(imageRows));
  await bulkInsert(db, 'studio_missing_amenities', studios.flatMap(missingAmenityRows));
  await bulkInsert(db, 'studio_faqs', studios.flatMap(faqRows));
  await bulkInsert(db, 'opening_hours', studios.flatMap(openingHoursRows));
  await bulkInsert(
    db,
    'studio_exceptions',
    studios.flatMap((studio) => exceptionRows(studio, now)),
  );
}

function studioRow(studio: DemoStudio, ownerId: number, now: number) {
  return {
    id: studio.id,
    owner_id: ownerId,
    city_id: studio.cityId,
    name: studio.name,
    description: studio.description,
    neighbourhood: studio.neighbourhood,
    street: studio.street,
    latitude: studio.latitude,
    longitude: studio.longitude,
    size_square_metres: studio.sizeSquareMetres,
    group_size: studio.groupSize,
    load_in: studio.loadIn,
    parking: studio.parking,
    is_step_free: !studio.missingAmenities.includes('step-free-access'),
    allowed_rules: studio.allowedRules,
    forbidden_rules: studio.forbiddenRules,
    house_notes: studio.houseNotes,
    status: 'approved',
    is_verified: studio.isVerified,
    is_promoted_by_hand: studio.isPromoted,
    hidden_from_promoted: studio.hiddenFromPromoted,
    package_type: studio.packageType,
    booking_mode: studio.bookingMode,
    hourly_rate_cents: studio.hourlyRateCents,
    engineer_fee_cents: studio.engineerFeeCents,
    is_engineer_optional: studio.isEngineerOptional,
    cleaning_fee_cents: studio.cleaningFeeCents,
    session_instant_cents: defaultFees.sessionInstantCents,
    session_request_cents: defaultFees.sessionRequestCents,
    buffer_minutes: studio.bufferMinutes,
    minimum_notice_minutes: studio.minimumNoticeMinutes,
    horizon_days: studio.horizonDays,
    created_at: new Date(listedAt(studio, now)),
  };
}

async function loadEquipment(db: Sql, studios: readonly DemoStudio[]): Promise<void> {
  const products = new Map(
    studios.flatMap(({ equipment }) => equipment.map((product) => [product.name, product])),
  );
  const ids = new Map([...products.keys()].map((name, index) => [name, index + 1]));
  await bulkInsert(
    db,
    'equipment',
    [...products.values()].map((product) => ({ id: ids.get(product.name), ...product })),
  );
  await continueIds(db, 'equipment');
  await bulkInsert(
    db,
    'studio_equipment',
    studios.flatMap(({ id, equipment }) =>
      equipment.map(({ name }, position) => ({
        studio_id: id,
        equipment_id: ids.get(name),
        position,
      })),
    ),
  );
}

function categoryRows({ id, categories }: DemoStudio) {
  return categories.map((category_id, position) => ({ studio_id: id, category_id, position }));
}

function spaceRows({ id, spaces }: DemoStudio) {
  return spaces.map(({ name, description }, position) => ({
    studio_id: id,
    position,
    name,
    description,
  }));
}

/** The pictures of a studio, which show of its equipment what can be seen. */
export function picturesOf(studio: DemoStudio) {
  const { categories, sceneSeed: seed } = studio;
  const kit = pictureKit(studio);
  return studioViews.map(
    (view) => ({ kind: 'studio', category: categories[0]!, view, seed, kit }) as const,
  );
}

/** The five views of the room that the studio is in the first place. */
function imageRows(studio: DemoStudio) {
  const { id } = studio;
  return picturesOf(studio).map((scene, position) => {
    return {
      studio_id: id,
      position,
      url: scenePath(scene),
      alt: describeScene(scene),
      ...sceneSize(scene),
    };
  });
}

/** The two that are columns of the studio as well follow from these. */
function missingAmenityRows({ id, missingAmenities }: DemoStudio) {
  return missingAmenities
    .filter((amenity) => amenity !== 'parking' && amenity !== 'step-free-access')
    .map((amenity_id) => ({ studio_id: id, amenity_id }));
}

function faqRows({ id, faqs }: DemoStudio) {
  return faqs.map(({ question, answer }, position) => ({
    studio_id: id,
    position,
    question,
    answer,
  }));
}

function openingHoursRows({ id, openingHours }: DemoStudio) {
  return openingHours.map(({ weekday, opensMinute, closesMinute }) => ({
    studio_id: id,
    weekday,
    opens_minute: opensMinute,
    closes_minute: closesMinute,
  }));
}

function exceptionRows(studio: DemoStudio, now: number) {
  return datedExceptions(studio, now).flatMap(({ date, windows, reason }) => {
    const hours = windows.length > 0 ? windows : [{ opensMinute: null, closesMinute: null }];
    return hours.map(({ opensMinute, closesMinute }) => ({
      studio_id: studio.id,
      date,
      opens_minute: opensMinute,
      closes_minute: closesMinute,
      reason,
    }));
  });
}

/** The days on which a studio's hours differ, reckoned from the day of `now` in its own zone. */
export function datedExceptions(studio: DemoStudio, now: number) {
  const today = localDateOf(now, zoneOf(studio));
  return studio.exceptions.map(({ dayOffset, windows, reason }) => ({
    date: addDays(today, dayOffset),
    windows,
    reason,
  }));
}
