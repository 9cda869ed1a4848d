import { defineEntity, p } from '@mikro-orm/core';
import { UserSchema } from '#db/accounts/user.entity.ts';
import type { BookingMode, PackageType, StudioStatus } from '#domain/studios/studio.ts';
import type { CancellationKind } from '#domain/studios/studio-content.ts';
import type { HouseRule, LoadIn, Parking } from '#domain/studios/what-fits.ts';
import { CitySchema } from './city.entity.ts';

export const StudioSchema = defineEntity({
  name: 'Studio',
  tableName: 'studios',
  properties: {
    id: p.integer().primary().autoincrement(),
    owner: () => p.manyToOne(UserSchema).ref(),
    city: () => p.manyToOne(CitySchema).ref(),
    name: p.string(),
    description: p.string(),
    neighbourhood: p.string(),
    street: p.string(),
    latitude: p.double().$type<number>(),
    longitude: p.double().$type<number>(),
    sizeSquareMetres: p.integer(),
    /** People that it takes at once; null while the owner has not said. */
    groupSize: p.integer().nullable(),
    loadIn: p.string().$type<LoadIn>().nullable(),
    /** The amenities `parking` and `step-free-access` follow from these two, and these from them. */
    parking: p.string().$type<Parking>().default('on-site'),
    isStepFree: p.boolean().default(true),
    /** Of a rule in neither list the owner has said nothing. */
    allowedRules: p.array().columnType('text[]').$type<HouseRule[]>().default([]),
    forbiddenRules: p.array().columnType('text[]').$type<HouseRule[]>().default([]),
    houseNotes: p.string().default(''),
    status: p.string().$type<StudioStatus>().default('pending'),
    isVerified: p.boolean().default(false),
    /** Whether those who run the product promote it, for as long as they like. */
    isPromotedByHand: p.boolean().default(false),
    /** Whether a boost, or a featured place, that was bought runs. Kept by the database. */
    isBoosted: p.boolean().default(false),
    isFeatured: p.boolean().default(false),
    /** Whether it is among the sponsored studios, for any of these reasons. Kept by the database. */
    isPromoted: p.boolean().generated('stored').persist(false),
    /** Keeps a promoted studio out of the promoted grid on the home page (ruling 5). */
    hiddenFromPromoted: p.boolean().default(false),
    packageType: p.string().$type<PackageType>().nullable(),

    bookingMode: p.string().$type<BookingMode>().default('hourly'),
    hourlyRateCents: p.integer(),
    engineerFeeCents: p.integer().default(4000),
    /** Whether whoever books may do without the engineer. */
    isEngineerOptional: p.boolean().default(false),
    canPayAtStudio: p.boolean().default(true),
    cleaningFeeCents: p.integer().default(2500),
    sessionInstantCents: p.integer().default(10_000),
    sessionRequestCents: p.integer().default(7500),
    /** The price before a time is chosen (`priceFrom` of the domain). Kept by the database. */
    priceFromCents: p.integer().generated('stored').persist(false),

    bufferMinutes: p.integer().default(0),
    minimumNoticeMinutes: p.integer().default(0),
    horizonDays: p.integer().default(90),
    cancellation: p.string().$type<CancellationKind>().default('standard'),

    /** What it replies by itself to whoever writes for the first time (ruling 5); empty for nothing. */
    firstReply: p.string().default(''),

    /** Sum and number of the ratings in its reviews. Kept by the database. */
    ratingTotal: p.integer().default(0),
    reviewCount: p.integer().default(0),
    /** Until when times of it are blocked at most; null for none. Kept by the database. */
    blockedUntil: p.datetime().nullable(),
    /** When the public first saw it. Kept by the database. */
    listedAt: p.datetime().nullable(),
    createdAt: p.datetime().defaultRaw('now()'),
  },
});

/** A room that can be booked, with its prices and its limits on bookings. */
export class Studio extends StudioSchema.class {}
StudioSchema.setClass(Studio);
