import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { houseRules, loadIns, parkingKinds } from '#domain/studios/what-fits.ts';
import { useDatabase } from '../testing/test-database.ts';
import { createStudio } from './studio.factory.ts';
import { findStudioParts } from './studio-parts.repository.ts';
import { findStudios } from './studio.repository.ts';

const database = useDatabase();

/** Parking and the way in, as columns and as amenities. */
async function accessOf(id: number) {
  const [studio] = await findStudios(database.sql, [id]);
  const parts = await findStudioParts(database.sql, ['amenities'], [id]);
  const amenities = parts.get(id)!.amenities.map((amenity) => amenity.id);
  const { parking, isStepFree, loadIn } = studio!;
  return {
    parking,
    isStepFree,
    loadIn,
    hasParking: amenities.includes('parking'),
    hasAccess: amenities.includes('step-free-access'),
  };
}

describe('parking and step-free access', () => {
  test('are amenities of a studio that has them, and only of such', async () => {
    const usual = await createStudio(database.em);
    const other = await createStudio(database.em, { parking: 'street', isStepFree: false });
    expect(await accessOf(usual.id)).toMatchObject({ hasParking: true, hasAccess: true });
    expect(await accessOf(other.id)).toMatchObject({ hasParking: false, hasAccess: false });
    await database.sql
      .updateTable('studios')
      .set({ parking: 'on-site', is_step_free: true })
      .where('id', '=', other.id)
      .execute();
    expect(await accessOf(other.id)).toMatchObject({ hasParking: true, hasAccess: true });
  });

  test('follow the amenities that an owner unticks and ticks', async () => {
    const { id } = await createStudio(database.em, {
      missingAmenities: ['parking', 'step-free-access', 'coffee'],
    });
    expect(await accessOf(id)).toMatchObject({ parking: 'none', isStepFree: false });
    await sql`UPDATE studios SET load_in = 'stairs' WHERE id = ${id}`.execute(database.sql);
    await database.sql.deleteFrom('studio_missing_amenities').where('studio_id', '=', id).execute();
    expect(await accessOf(id)).toMatchObject({
      parking: 'on-site',
      isStepFree: true,
      loadIn: null,
    });
  });

  test('keep street parking apart from none, and go with their studio', async () => {
    const { id } = await createStudio(database.em, { parking: 'street' });
    await sql`
      INSERT INTO studio_missing_amenities VALUES (${id}, 'parking') ON CONFLICT DO NOTHING
    `.execute(database.sql);
    expect((await accessOf(id)).parking).toBe('street');
    await database.sql.deleteFrom('studios').where('id', '=', id).execute();
    expect(await findStudios(database.sql, [id])).toEqual([]);
  });
});

describe('the database refuses', () => {
  test.each([
    ['nobody', sql`group_size = 0`],
    ['a stadium', sql`group_size = 1001`],
    ['a way in that is none', sql`load_in = 'crane'`],
    ['stairs where there is no step', sql`load_in = 'stairs', is_step_free = true`],
    ['parking that is none', sql`parking = 'roof'`],
    ['a rule that is none', sql`allowed_rules = '{dancing}'`],
    ['to forbid what is allowed', sql`allowed_rules = '{pets}', forbidden_rules = '{pets,food}'`],
    ['a book of rules', sql`house_notes = repeat('x', 501)`],
  ])('%s', async (_, change) => {
    const { id } = await createStudio(database.em);
    await expect(
      sql`UPDATE studios SET ${change} WHERE id = ${id}`.execute(database.sql),
    ).rejects.toThrow('violates check constraint');
  });

  test('nothing that the rules know', async () => {
    for (const loadIn of loadIns) {
      await createStudio(database.em, { loadIn, isStepFree: loadIn !== 'stairs' });
    }
    for (const parking of parkingKinds) await createStudio(database.em, { parking });
    const { id } = await createStudio(database.em, { allowedRules: [...houseRules] });
    const [studio] = await findStudios(database.sql, [id]);
    expect(studio?.allowedRules).toEqual(houseRules);
  });
});
