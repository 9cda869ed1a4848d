import { defineEntity, p } from '@mikro-orm/core';
import { UserSchema } from '#db/accounts/user.entity.ts';
import { CitySchema } from '#db/studios/city.entity.ts';
import type { Credit } from '#domain/portfolios/portfolio.schema.ts';
import type { PortfolioRole, PortfolioStatus } from '#domain/portfolios/role.ts';

/** The page of a musician or an engineer. */
export const PortfolioSchema = defineEntity({
  name: 'Portfolio',
  tableName: 'portfolios',
  properties: {
    id: p.integer().primary().autoincrement(),
    user: () => p.manyToOne(UserSchema).ref(),
    slug: p.text(),
    name: p.text(),
    headline: p.text().default(''),
    roles: p.array().columnType('text[]').$type<PortfolioRole[]>(),
    genres: p.array().columnType('text[]'),
    city: () => p.manyToOne(CitySchema).ref().nullable(),
    bio: p.text().default(''),
    links: p.array().columnType('text[]'),
    gear: p.array().columnType('text[]'),
    credits: p.json().$type<Credit[]>(),
    status: p.text().$type<PortfolioStatus>().default('draft'),
    /** When it was published first. */
    publishedAt: p.datetime().nullable(),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
  },
});

/** An address that a portfolio had before. */
export const PortfolioSlugSchema = defineEntity({
  name: 'PortfolioSlug',
  tableName: 'portfolio_slugs',
  properties: {
    slug: p.text().primary(),
    portfolio: () => p.manyToOne(PortfolioSchema).ref(),
  },
});

const uploaded = {
  id: p.integer().primary().autoincrement(),
  portfolio: () => p.manyToOne(PortfolioSchema).ref(),
  /** Null until the portfolio is saved with it. */
  position: p.integer().nullable(),
  /** What its file is called in the store. */
  name: p.text(),
  url: p.text(),
  createdAt: p.datetime(),
};

export const PortfolioImageSchema = defineEntity({
  name: 'PortfolioImage',
  tableName: 'portfolio_images',
  properties: {
    ...uploaded,
    /** Pixels. */
    width: p.integer(),
    height: p.integer(),
    alt: p.text().default(''),
  },
});

export const PortfolioTrackSchema = defineEntity({
  name: 'PortfolioTrack',
  tableName: 'portfolio_tracks',
  properties: {
    ...uploaded,
    title: p.text().default(''),
    durationMs: p.integer(),
    /** How loud it is from its beginning to its end, from 0 to 100. */
    peaks: p.array().columnType('integer[]').$type<number[]>(),
  },
});
