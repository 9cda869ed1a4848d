import 'reflect-metadata';
import { commands } from './commands/commands.ts';
import { runCommandLine } from './commands/command-line.ts';
import { processTerminal } from './commands/terminal.ts';

/* What is done by hand: `npm run db`, `npm run user`, `npm run backup` and `npm run restore`. */
process.exit(await runCommandLine(commands, processTerminal(), process.argv.slice(2)));
