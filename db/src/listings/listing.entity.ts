import { defineEntity, p } from '@mikro-orm/core';
import { UserSchema } from '#db/accounts/user.entity.ts';
import { StudioSchema } from '#db/studios/studio.entity.ts';
import type { Crop } from '#domain/listings/crop.schema.ts';
import type { ListingStatus } from '#domain/listings/lifecycle.ts';
import type { StudioContent } from '#domain/studios/studio-content.ts';

export const ListingSchema = defineEntity({
  name: 'Listing',
  tableName: 'listings',
  properties: {
    id: p.integer().primary().autoincrement(),
    user: () => p.manyToOne(UserSchema).ref(),
    /** Null until it is approved for the first time. */
    studio: () => p.manyToOne(StudioSchema).ref().nullable(),
    status: p.text().$type<ListingStatus>().default('draft'),
    /** What its owner is writing; null while that is the studio as it is. */
    content: p.json<StudioContent>().nullable(),
    /** Grows with each time that it is saved. */
    version: p.integer().default(1),
    /** What administrators are to decide about, and which version that was. */
    submitted: p.json<StudioContent>().nullable(),
    submittedVersion: p.integer().nullable(),
    submittedAt: p.datetime().nullable(),
    /** What they said when they returned or suspended it. */
    reasons: p.text().default(''),
    createdAt: p.datetime().defaultRaw('now()'),
    updatedAt: p.datetime().defaultRaw('now()'),
  },
});

/** What somebody lists: a draft, a studio, or a studio with changes that are not shown yet. */
export class Listing extends ListingSchema.class {}
ListingSchema.setClass(Listing);

export const ListingPictureSchema = defineEntity({
  name: 'ListingPicture',
  tableName: 'listing_pictures',
  properties: {
    id: p.integer().primary().autoincrement(),
    listing: () => p.manyToOne(ListingSchema).ref(),
    /** What its file is called in the store. */
    name: p.text(),
    url: p.text(),
    /** Pixels. */
    width: p.integer(),
    height: p.integer(),
    /** The whole photograph, of one that is cropped. */
    whole: () => p.manyToOne(ListingPictureSchema).ref().nullable(),
    crop: p.json<Crop>().nullable(),
  },
});

/** A photograph that was uploaded for a listing, whether the listing shows it or not. */
export class ListingPicture extends ListingPictureSchema.class {}
ListingPictureSchema.setClass(ListingPicture);
