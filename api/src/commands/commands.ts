import { backupCommands } from './backup/backup.command.ts';
import type { Command } from './command-line.ts';
import { dbCommands } from './db.command.ts';
import { jobsCommands } from './jobs.command.ts';
import { userCommands } from './user.command.ts';

/** Everything that is done by hand. */
export const commands: readonly Command[] = [
  ...dbCommands,
  ...userCommands,
  ...backupCommands,
  ...jobsCommands,
];
