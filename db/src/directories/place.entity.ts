import { defineEntity, p } from '@mikro-orm/core';
import { UserSchema } from '#db/accounts/user.entity.ts';
import { CitySchema } from '#db/studios/city.entity.ts';
import type { PlaceHours } from '#domain/directories/opening-hours.ts';
import type { CorrectionFact } from '#domain/directories/correction.ts';
import type { Language } from '#domain/accounts/language.ts';
import type {
  PlaceClaimStatus,
  PlaceKind,
  PlaceStatus,
  PlaceTag,
} from '#domain/directories/place.ts';

/** A label or a shop. */
export const PlaceSchema = defineEntity({
  name: 'Place',
  tableName: 'places',
  properties: {
    id: p.integer().primary().autoincrement(),
    kind: p.text().$type<PlaceKind>(),
    slug: p.text(),
    name: p.text(),
    description: p.text().default(''),
    city: () => p.manyToOne(CitySchema).ref(),
    /** In its street, without the city. */
    address: p.text().default(''),
    latitude: p.decimal('number').precision(8).scale(6),
    longitude: p.decimal('number').precision(9).scale(6),
    /** Empty where it has none. */
    website: p.text().default(''),
    links: p.array().columnType('text[]'),
    openingHours: p.json().$type<PlaceHours>(),
    tags: p.array().columnType('text[]').$type<PlaceTag[]>(),
    /** A year. */
    founded: p.integer().nullable(),
    status: p.text().$type<PlaceStatus>().default('draft'),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
  },
});

/** An address that a place had before. */
export const PlaceSlugSchema = defineEntity({
  name: 'PlaceSlug',
  tableName: 'place_slugs',
  properties: {
    id: p.integer().primary().autoincrement(),
    kind: p.text().$type<PlaceKind>(),
    slug: p.text(),
    place: () => p.manyToOne(PlaceSchema).ref(),
  },
});

/** Who suggested a place, and why. */
export const PlaceSuggestionSchema = defineEntity({
  name: 'PlaceSuggestion',
  tableName: 'place_suggestions',
  properties: {
    place: () => p.oneToOne(PlaceSchema).ref().primary().owner(),
    /** Null for visitors. */
    user: () => p.manyToOne(UserSchema).ref().nullable(),
    /** What speaks for it, for administrators. */
    why: p.text().default(''),
  },
});

/** Somebody's claim that they run a place; whoever's is granted does. */
export const PlaceClaimSchema = defineEntity({
  name: 'PlaceClaim',
  tableName: 'place_claims',
  properties: {
    id: p.integer().primary().autoincrement(),
    place: () => p.manyToOne(PlaceSchema).ref(),
    user: () => p.manyToOne(UserSchema).ref(),
    status: p.text().$type<PlaceClaimStatus>(),
    statement: p.text(),
    reasons: p.text().default(''),
    createdAt: p.datetime(),
    decidedAt: p.datetime().nullable(),
  },
});

/** A picture of a place that was uploaded for it. */
export const PlacePictureSchema = defineEntity({
  name: 'PlacePicture',
  tableName: 'place_pictures',
  properties: {
    id: p.integer().primary().autoincrement(),
    place: () => p.manyToOne(PlaceSchema).ref(),
    /** Who sent it, with whose account it goes; null for what the demo draws. */
    user: () => p.manyToOne(UserSchema).ref().nullable(),
    /** Null until the place is saved with it. */
    position: p.integer().nullable(),
    /** What its file is called in the store; null for what the demo draws. */
    name: p.text().nullable(),
    url: p.text(),
    /** Pixels. */
    width: p.integer(),
    height: p.integer(),
    alt: p.text().default(''),
    createdAt: p.datetime(),
  },
});

/** That something is wrong on the page of a place or a wave; it goes when somebody has seen to it. */
export const CorrectionSchema = defineEntity({
  name: 'Correction',
  tableName: 'corrections',
  properties: {
    id: p.integer().primary().autoincrement(),
    /** Null for waves. */
    place: () => p.manyToOne(PlaceSchema).ref().nullable(),
    /** The slug of a wave; null for places. */
    wave: p.text().nullable(),
    fact: p.text().$type<CorrectionFact>(),
    details: p.text(),
    /** Null for visitors. */
    user: () => p.manyToOne(UserSchema).ref().nullable(),
    /** That of a visitor; empty for users, and for visitors who gave none. */
    email: p.text(),
    /** That of the sender, who need not have an account. */
    language: p.text().$type<Language>(),
    createdAt: p.datetime(),
  },
});
