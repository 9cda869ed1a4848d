import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './project.mjs';

/**
 * @typedef {object} Outcome
 * @property {number} code 0 when all went well
 * @property {string} output what was printed, in order
 */

/**
 * Runs a program to its end with its output kept.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ env?: Record<string, string | undefined>, echo?: boolean }} [options] `echo` also prints the output as it comes
 * @returns {Promise<Outcome>}
 */
export function run(command, args, { env = {}, echo = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const [stream, target] of [
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ]) {
      stream.setEncoding('utf8');
      stream.on('data', (text) => {
        output += text;
        if (echo) target.write(text);
      });
    }
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/**
 * Runs the program of an installed package with this Node.
 * @param {string} packageName
 * @param {readonly string[]} args
 * @param {{ env?: Record<string, string | undefined>, echo?: boolean, program?: string }} [options] `program` where a package has several
 * @returns {Promise<Outcome>}
 */
export function runPackage(packageName, args, { program = packageName, ...options } = {}) {
  return run(process.execPath, [programOf(packageName, program), ...args], options);
}

/**
 * As {@link runPackage}, quietly.
 * @param {string} task what fails, in words
 * @param {string} packageName
 * @param {readonly string[]} args
 * @param {{ program?: string }} [options]
 * @throws with what the program printed, when it fails
 */
export async function runQuietly(task, packageName, args, options = {}) {
  const { code, output } = await runPackage(packageName, args, options);
  if (code !== 0) throw new Error(`${output.trimEnd()}\n${task} failed.`);
}

function programOf(packageName, program) {
  const folder = join(root, 'node_modules', packageName);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof bin === 'string' ? bin : bin[program]);
}
