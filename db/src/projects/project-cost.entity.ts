import { defineEntity, p } from '@mikro-orm/core';
import { UserSchema } from '#db/accounts/user.entity.ts';
import { BookingSchema } from '#db/bookings/booking.entity.ts';
import type { CurrencyId } from '#domain/payments/currency.ts';
import { ProjectSchema } from './project.entity.ts';

/** A session that is booked for a project, or an expense. */
export const ProjectCostSchema = defineEntity({
  name: 'ProjectCost',
  tableName: 'project_costs',
  properties: {
    id: p.integer().primary().autoincrement(),
    project: () => p.manyToOne(ProjectSchema).ref(),
    /** Who wrote it down. */
    user: () => p.manyToOne(UserSchema).ref(),
    payer: () => p.manyToOne(UserSchema).ref(),
    /** Of a session, which costs what its booking does; null for an expense. */
    booking: () => p.manyToOne(BookingSchema).ref().nullable(),
    title: p.text().nullable(),
    /** In the minor unit of its currency. */
    amountCents: p.integer().nullable(),
    currency: p.text().$type<CurrencyId>(),
    createdAt: p.datetime(),
  },
});

/** Who bears a cost, by weight. */
export const ProjectCostShareSchema = defineEntity({
  name: 'ProjectCostShare',
  tableName: 'project_cost_shares',
  properties: {
    cost: () => p.manyToOne(ProjectCostSchema).ref().primary(),
    user: () => p.manyToOne(UserSchema).ref().primary(),
    weight: p.integer(),
  },
});

/** An amount that one member has paid another. */
export const ProjectSettlementSchema = defineEntity({
  name: 'ProjectSettlement',
  tableName: 'project_settlements',
  properties: {
    id: p.integer().primary().autoincrement(),
    project: () => p.manyToOne(ProjectSchema).ref(),
    user: () => p.manyToOne(UserSchema).ref(),
    payee: () => p.manyToOne(UserSchema).ref(),
    amountCents: p.integer(),
    currency: p.text().$type<CurrencyId>(),
    createdAt: p.datetime(),
  },
});
