import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import type { Figures, Result } from './comparison.ts';

const HEADINGS = ['', 'req/s', 'p50', 'p99', 'floor req/s', 'p50', 'p99', 'ratio', 'errors', 'RSS'];

/** A table of the figures, with a line for each scenario. */
export function tableOf(results: readonly Result[]): string {
  const floorOfList = results.find(({ name }) => name === 'list')?.floor;
  const lines = results.map(({ title, product, floor, memory }) => {
    const ratio = floor
      ? ratioOf(product, floor)
      : floorOfList && `${ratioOf(product, floorOfList)} of list`;
    return [
      title,
      ...columnsOf(product),
      ...(floor ? columnsOf(floor) : ['', '', '']),
      ratio ?? '',
      String(product.errors + (floor?.errors ?? 0)),
      memory === undefined ? '' : `${Math.round(memory / 1024 / 1024)} MB`,
    ];
  });
  return align([HEADINGS, ...lines]);
}

function columnsOf({ requestsPerSecond, p50Ms, p99Ms }: Figures): string[] {
  return [String(Math.round(requestsPerSecond)), milliseconds(p50Ms), milliseconds(p99Ms)];
}

function milliseconds(value: number): string {
  return `${value < 10 ? value.toFixed(1) : Math.round(value)} ms`;
}

function ratioOf(product: Figures, floor: Figures): string {
  return (product.requestsPerSecond / floor.requestsPerSecond).toFixed(2);
}

/** Columns side by side, the first to the left and the others to the right. */
export function align(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  const lines = rows.map((row) =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[column]!) : cell.padStart(widths[column]!),
      )
      .join('  '),
  );
  return lines.join('\n');
}

/** Writes figures for machines to read. @returns the file. */
export function writeResults(folder: string, results: object): string {
  mkdirSync(folder, { recursive: true });
  const at = new Date().toISOString();
  const file = join(folder, `${at.replaceAll(/[:.]/g, '-')}.json`);
  const machine = { cores: cpus().length, model: cpus()[0]?.model, node: process.version };
  writeFileSync(file, `${JSON.stringify({ at, machine, ...results }, undefined, 2)}\n`);
  return file;
}
