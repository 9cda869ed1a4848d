import { useSyncExternalStore } from 'react';

/** Where the browser keeps whether pages are edited in place (spec §3). */
const STORAGE_KEY = 'inline-edit-mode';

const listeners = new Set<() => void>();

function isOn(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) === 'on';
  } catch {
    // The browser keeps nothing for this site.
    return false;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** Whether pages are edited in place on this device. Never while the server renders. */
export function useEditMode(): boolean {
  return useSyncExternalStore(subscribe, isOn, () => false);
}

/** Has pages be edited in place on this device, or not. */
export function setEditMode(on: boolean): void {
  try {
    localStorage.setItem(STORAGE_KEY, on ? 'on' : 'off');
  } catch {
    // Then it stays as it is.
  }
  for (const listener of listeners) listener();
}
