import { defineEntity, p } from '@mikro-orm/core';
import type { MarketKind, MarketScope } from '#domain/market/market.ts';

export const MarketFigureSchema = defineEntity({
  name: 'MarketFigure',
  tableName: 'market_figures',
  properties: {
    scope: p.string().columnType('text').$type<MarketScope>().primary(),
    /** The code of the country, or the id of the city; empty for the world. */
    place: p.string().columnType('text').primary(),
    kind: p.string().columnType('text').$type<MarketKind>().primary(),
    bucket: p.string().columnType('text').primary(),
    /** When it was made, UTC. */
    day: p.date(),
    level: p.integer().nullable(),
    lowCents: p.integer().nullable(),
    medianCents: p.integer().nullable(),
    highCents: p.integer().nullable(),
  },
});

/** A figure of the market that rests on enough studios to be told. */
export class MarketFigure extends MarketFigureSchema.class {}
MarketFigureSchema.setClass(MarketFigure);
