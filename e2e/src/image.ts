import {
  chmodSync,
  chownSync,
  copyFileSync,
  linkSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  readlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const source = join(import.meta.dirname, '../..');

/** An account without rights, of the same number on every Linux. */
const NOBODY = 65_534;

/** What a container of the image would see, in a folder. */
export interface Image {
  source: string;
  /** Its working folder. */
  root: string;
  /** As the Dockerfile sets it, and nothing of the machine's. */
  env: NodeJS.ProcessEnv;
  command: string[];
  healthCheck: string[];
  /** Whom its processes run as, where that can be chosen. */
  account: { uid?: number; gid?: number };
  /** Beside it, for a database server. */
  databaseDir: string;
  /** What is in a folder of it. */
  files: (folder: string) => string[];
  remove: () => void;
}

/**
 * Does what the Dockerfile says with a built tree: installs what `npm ci --omit=dev` would, removes
 * what is removed, and takes what the last stage copies. The Dockerfile itself is read for that.
 */
export function makeImage(): Image {
  const place = mkdtempSync(join(tmpdir(), 'roomtone-image-'));
  chmodSync(place, 0o755);
  const dockerfile = readFileSync(join(source, 'Dockerfile'), 'utf8').replaceAll('\\\n', ' ');
  const [, packagesStage = '', lastStage = ''] = dockerfile.split(/^FROM .*$/m).slice(1);
  const root = join(place, 'app');
  const removed = /rm -rf (.*)/.exec(packagesStage)![1]!.split(/\s+/);
  for (const [, origin = '', path = ''] of lastStage.matchAll(
    /^COPY (?:--from=\S+ \/app\/)?(\S+) (\S+)$/gm,
  )) {
    const target = path === './' ? origin : path;
    if (target === 'node_modules') installPackages(join(root, target), removed);
    else copy(join(source, origin), join(root, target));
  }
  const isRoot = process.getuid?.() === 0;
  const dataDir = join(place, 'data');
  mkdirSync(dataDir);
  if (isRoot) chownSync(dataDir, NOBODY, NOBODY);
  else makeReadOnly(root);
  const [, assignments = ''] = /^ENV (.*)$/m.exec(lastStage)!;
  const env = Object.fromEntries(assignments.split(' ').map((pair) => pair.split('=')));
  return {
    source,
    root,
    env: { ...env, RELEASE: '', DATA_DIR: dataDir },
    command: JSON.parse(/^CMD (\[.*\])$/m.exec(lastStage)![1]!) as string[],
    healthCheck: JSON.parse(/HEALTHCHECK .*CMD (\[.*\])$/m.exec(lastStage)![1]!) as string[],
    account: isRoot ? { uid: NOBODY, gid: NOBODY } : {},
    databaseDir: join(place, 'database'),
    files: (folder) => readdirSync(join(root, folder)).toSorted(),
    remove() {
      makeWritable(root);
      rmSync(place, { recursive: true, force: true });
    },
  };
}

/** The packages that the lock file does not call those of development, but for `removed`. */
function installPackages(target: string, removed: readonly string[]): void {
  const lock = JSON.parse(readFileSync(join(source, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { dev?: boolean }>;
  };
  const isRemoved = (path: string) =>
    removed.some((pattern) => path.startsWith(pattern.replace(/\*$/, '')));
  for (const [path, { dev }] of Object.entries(lock.packages)) {
    if (path === '' || dev || isRemoved(path)) continue;
    const origin = join(source, path);
    // Those of other systems are not installed.
    if (!lstatSync(origin, { throwIfNoEntry: false })) continue;
    copy(origin, join(dirname(target), path), ['node_modules']);
  }
}

/** By links where the disk can, since nobody writes into them. */
function copy(origin: string, target: string, without: readonly string[] = []): void {
  const stats = lstatSync(origin);
  if (stats.isDirectory()) {
    mkdirSync(target, { recursive: true });
    for (const name of readdirSync(origin)) {
      if (!without.includes(name)) copy(join(origin, name), join(target, name));
    }
    return;
  }
  mkdirSync(dirname(target), { recursive: true });
  if (stats.isSymbolicLink()) return symlinkSync(readlinkSync(origin), target);
  try {
    linkSync(origin, target);
  } catch {
    copyFileSync(origin, target);
  }
}

/** Folders alone: files may be links. */
function makeReadOnly(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.isDirectory()) makeReadOnly(join(folder, entry.name));
  }
  chmodSync(folder, 0o555);
}

function makeWritable(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.isDirectory()) makeWritable(join(folder, entry.name));
  }
}
