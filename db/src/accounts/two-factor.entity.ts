import { defineEntity, p } from '@mikro-orm/core';
import { UserSchema } from './user.entity.ts';

export const TwoFactorSchema = defineEntity({
  name: 'TwoFactor',
  tableName: 'two_factors',
  properties: {
    user: () => p.oneToOne(UserSchema).primary().ref().owner(),
    /** The secret that the app shares, sealed. */
    secret: p.uint8array().columnType('bytea').hidden(),
    /** Which key it was sealed with. */
    keyId: p.uint8array().columnType('bytea'),
    /** Null until a first code has shown that the app is set up. */
    enabledAt: p.datetime().nullable(),
    /** The last period of 30 seconds of which a code was taken. */
    lastStep: p.integer().default(0),
  },
});

/** The authenticator app of a user. */
export class TwoFactor extends TwoFactorSchema.class {}
TwoFactorSchema.setClass(TwoFactor);

export const RecoveryCodeSchema = defineEntity({
  name: 'RecoveryCode',
  tableName: 'recovery_codes',
  properties: {
    id: p.integer().primary().autoincrement(),
    user: () => p.manyToOne(UserSchema).ref(),
    /** Keyed hash of the code; the code itself is never stored. */
    codeHash: p.uint8array().columnType('bytea').hidden(),
  },
});

/** A code that stands in once for one of the app. Gone once it is used. */
export class RecoveryCode extends RecoveryCodeSchema.class {}
RecoveryCodeSchema.setClass(RecoveryCode);
