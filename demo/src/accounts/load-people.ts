import { randomBytes } from 'node:crypto';
import { bulkInsert, continueIds } from '#demo/lib/bulk-insert.ts';
import type { Sql } from '#db/orm.ts';
import { demoAccounts, demoAdmin, demoMusician, demoOwner, standings } from './demo-accounts.ts';
import type { DemoAccount } from './demo-accounts.ts';
import { demoPeople } from './people.demo.ts';
import type { DemoPerson } from './people.demo.ts';

/** The users of the demo data by their ids, which follow from their order. */
export interface DemoUserIds {
  demoMusician: number;
  demoOwner: number;
  demoAdmin: number;
  /** In the order of the musicians and of the owners in `demoPeople()`. */
  musicians: readonly number[];
  owners: readonly number[];
}

interface Entry {
  id: number;
  person: Pick<DemoPerson, 'name' | 'username' | 'email'>;
  role: DemoAccount['role'];
  /** Nobody can log in to an account without one. */
  password?: string;
}

/** The demo accounts, and after them everybody else. */
function entries(): Entry[] {
  return [
    ...demoAccounts.map((account) => ({
      person: account,
      role: account.role,
      password: account.password,
    })),
    ...demoPeople().map((person) => ({ person, role: person.kind })),
  ].map((entry, index) => ({ id: index + 1, ...entry }));
}

/** Who is who among the users that `loadPeople` writes. */
export function demoUserIds(): DemoUserIds {
  const all = entries();
  const idOf = (account: DemoAccount) => all.find(({ person }) => person === account)!.id;
  const idsOf = (role: DemoAccount['role']) =>
    all.filter((entry) => entry.role === role && !entry.password).map(({ id }) => id);
  return {
    demoMusician: idOf(demoMusician),
    demoOwner: idOf(demoOwner),
    demoAdmin: idOf(demoAdmin),
    musicians: idsOf('musician'),
    owners: idsOf('owner'),
  };
}

/**
 * Writes the users of the demo data.
 * @param joinedAt when the user with an id registered, epoch milliseconds
 * @param speaks the languages of the user with an id, as ISO 639-1 codes
 */
export async function loadPeople(
  db: Sql,
  hashPassword: (password: string) => Promise<string>,
  joinedAt: (userId: number) => number,
  speaks: (userId: number) => string[],
): Promise<void> {
  // One for all of them, of a password that nobody has ever known: hashing is slow by intent.
  const unusable = await hashPassword(randomBytes(32).toString('base64'));
  const rows = entries().map(async ({ id, person, role, password }) => ({
    id,
    username: person.username,
    email: person.email,
    name: person.name,
    password_hash: password ? await hashPassword(password) : unusable,
    role: standings[role].role,
    user_type: standings[role].userType,
    is_studio_owner: standings[role].isStudioOwner,
    is_booker: true,
    spoken_languages: speaks(id),
    // Nobody could follow a link: these addresses receive no mail.
    email_verified_at: new Date(joinedAt(id)),
    created_at: new Date(joinedAt(id)),
  }));
  await bulkInsert(db, 'users', await Promise.all(rows));
  await continueIds(db, 'users');
}
