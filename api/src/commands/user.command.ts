import { createAccount, makeAdministrator } from '#api/features/accounts/operator.service.ts';
import { registrationSchema } from '#domain/accounts/account.schema.ts';
import { validate } from '#domain/errors/validate.ts';
import { textOption } from './command-line.ts';
import type { Arguments, Command } from './command-line.ts';
import { onMigrated, withMigrated } from './installation.ts';
import type { Installation } from './installation.ts';
import type { Terminal } from './terminal.ts';

/** `user create` and `user make-admin`. */
export const userCommands: readonly Command[] = [
  {
    name: 'user create',
    summary: 'Creates an account. The password is asked for, or is the line that is piped in.',
    positionals: [],
    options: {
      email: { type: 'string', meaning: 'Address that emails go to.' },
      username: { type: 'string', meaning: 'Name to log in with.' },
      name: { type: 'string', meaning: 'Name that others see.' },
      owner: { type: 'boolean', meaning: 'Lists studios.' },
      admin: { type: 'boolean', meaning: 'Administers the product.' },
    },
    run: create,
  },
  {
    name: 'user make-admin',
    summary: 'Makes somebody with an account an administrator.',
    positionals: ['email or username'],
    options: {},
    run: onMigrated(makeAdmin),
  },
];

async function makeAdmin(
  terminal: Terminal,
  { orm, record, config }: Installation,
  { positionals: [identifier = ''] }: Arguments,
): Promise<void> {
  const user = await makeAdministrator({ orm, record, now: Date.now() }, identifier);
  terminal.say(`${user.username} (${user.email}) is an administrator.`);
  if (!config.demoMode) terminal.say('They set up an authenticator app when they log in.');
}

async function create(terminal: Terminal, given: Arguments): Promise<void> {
  const password = await terminal.readSecret('Password: ');
  const input = validate(registrationSchema, {
    email: textOption(given, 'email'),
    username: textOption(given, 'username'),
    name: textOption(given, 'name'),
    password,
    isStudioOwner: given.options.owner === true,
  });
  const role = given.options.admin === true ? 'admin' : 'user';
  await withMigrated(terminal, async ({ orm, record }) => {
    const user = await createAccount({ orm, record, now: Date.now() }, input, role);
    terminal.say(
      `Created ${user.username} (${user.email}), ${role === 'admin' ? 'an administrator' : 'a user'}.`,
    );
  });
}
