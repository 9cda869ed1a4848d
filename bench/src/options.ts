import { parseArgs } from 'node:util';
import type { Effort } from './comparison.ts';

/** What is measured on demo data, without the bench's database. */
const onDemoData = ['sockets', 'fan-out', 'lighthouse'];
/** What takes so long that it is measured only when it is named. */
const onlyNamed = ['addresses', 'many-pages', 'soak'];

/** What a run is asked for. */
export interface Options {
  effort: Effort;
  /** Folders that `npm run build` made, the one to compare with first. */
  builds: readonly string[];
  dataDir: string;
  /** Whether on twice as many rows. */
  isDouble: boolean;
  /** How many different addresses are asked, each once. */
  addresses: number;
  /** How long it is used as people do. */
  minutes: number;
  /** Whether figures and picture go into the documentation. */
  writesDocs: boolean;
  needsDatabase: boolean;
  /** Whether something is measured. */
  isAsked: (name: string) => boolean;
}

/** Reads the arguments of `npm run bench`. @throws when there is one that it does not know */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      only: { type: 'string' },
      seconds: { type: 'string', default: '5' },
      rounds: { type: 'string', default: '3' },
      connections: { type: 'string', default: '32' },
      build: { type: 'string', multiple: true, default: ['dist'] },
      'data-dir': { type: 'string', default: '.data/bench' },
      double: { type: 'boolean', default: false },
      addresses: { type: 'string', default: '1000000' },
      minutes: { type: 'string', default: '20' },
      'write-docs': { type: 'boolean', default: false },
    },
  });
  const names = values.only?.split(',');
  return {
    effort: {
      connections: Number(values.connections),
      seconds: Number(values.seconds),
      rounds: Number(values.rounds),
    },
    builds: values.build,
    dataDir: values['data-dir'],
    isDouble: values.double,
    addresses: Number(values.addresses),
    minutes: Number(values.minutes),
    writesDocs: values['write-docs'],
    needsDatabase: names?.some((name) => !onDemoData.includes(name)) ?? true,
    isAsked: (name) => (names ? names.includes(name) : !onlyNamed.includes(name)),
  };
}
