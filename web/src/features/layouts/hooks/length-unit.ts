import { useSyncExternalStore } from 'react';

export const lengthUnits = ['meter', 'foot'] as const;
export type LengthUnit = (typeof lengthUnits)[number];

const STORAGE_KEY = 'lengthUnit';
const listeners = new Set<() => void>();

/** The unit that lengths are read in, kept on the device: meters, unless somebody chose feet. */
export function useLengthUnit(): LengthUnit {
  return useSyncExternalStore(watch, read, () => 'meter');
}

export function keepLengthUnit(unit: LengthUnit): void {
  try {
    localStorage.setItem(STORAGE_KEY, unit);
  } catch {
    // Storage is full or forbidden: there are only meters then.
  }
  for (const listener of listeners) listener();
}

function read(): LengthUnit {
  try {
    return localStorage.getItem(STORAGE_KEY) === 'foot' ? 'foot' : 'meter';
  } catch {
    return 'meter';
  }
}

function watch(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
