import { MikroORM, PostgreSqlDriver } from '@mikro-orm/postgresql';
import { Migrator } from '@mikro-orm/migrations';
import { SessionSchema } from './accounts/session.entity.ts';
import { UserSchema } from './accounts/user.entity.ts';
import {
  BookingLineSchema,
  BookingSchema,
  BookingStatusChangeSchema,
} from './bookings/booking.entity.ts';
import { migrations } from './migrations/list.ts';
import { ReviewSchema } from './reviews/review.entity.ts';
import { AmenitySchema } from './studios/amenity.entity.ts';
import { CategorySchema } from './studios/category.entity.ts';
import { CitySchema } from './studios/city.entity.ts';
import { OpeningHoursSchema, StudioExceptionSchema } from './studios/opening-hours.entity.ts';
import {
  EquipmentSchema,
  StudioCategorySchema,
  StudioEquipmentSchema,
  StudioFaqSchema,
  StudioImageSchema,
  StudioMissingAmenitySchema,
  StudioSpaceSchema,
} from './studios/studio-listing.entity.ts';
import { StudioSchema } from './studios/studio.entity.ts';

export const entities = [
  UserSchema,
  SessionSchema,
  CategorySchema,
  CitySchema,
  AmenitySchema,
  StudioSchema,
  StudioCategorySchema,
  StudioImageSchema,
  EquipmentSchema,
  StudioEquipmentSchema,
  StudioSpaceSchema,
  StudioMissingAmenitySchema,
  StudioFaqSchema,
  OpeningHoursSchema,
  StudioExceptionSchema,
  BookingSchema,
  BookingLineSchema,
  BookingStatusChangeSchema,
  ReviewSchema,
];

export interface DatabaseSettings {
  /** PostgreSQL connection URL that is written to. */
  url: string;
  /** Replicas that public reads may go to. */
  readUrls?: readonly string[];
  /** Connections kept open at most, to each server. */
  poolSize?: number;
  /** Called with each statement that is sent, for tests that count them. */
  onQuery?: (sql: string) => void;
}

/** Opens the database. Nothing is connected until the first statement. */
export async function openDatabase(settings: DatabaseSettings) {
  const { onQuery } = settings;
  return MikroORM.init({
    driver: PostgreSqlDriver,
    clientUrl: settings.url,
    replicas: settings.readUrls?.map((url) => ({ clientUrl: url })) ?? [],
    pool: { min: 0, max: settings.poolSize ?? 10 },
    entities,
    extensions: [Migrator],
    migrations: { migrationsList: migrations, snapshot: false, tableName: 'migrations' },
    discovery: { warnWhenNoEntities: false },
    // Statements are logged only for those who ask, and never with their values.
    debug: onQuery ? ['query'] : false,
    logger: onQuery ?? (() => undefined),
  });
}

export type Orm = Awaited<ReturnType<typeof openDatabase>>;

/** A unit of work. Each request has one of its own. */
export type Em = ReturnType<Orm['em']['fork']> & { '~entities'?: typeof entities };

/** Typed SQL over the same tables, for reads that need plain rows. */
export type Sql = ReturnType<Orm['em']['getKysely']>;
