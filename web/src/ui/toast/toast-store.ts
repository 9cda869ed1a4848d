import { useSyncExternalStore } from 'react';

export interface ToastMessage {
  title: string;
  description?: string | undefined;
  /** How it looks and how it is announced; `error` interrupts. */
  tone?: 'neutral' | 'success' | 'error';
  /** Something to do about it, such as taking it back. */
  action?: { label: string; onSelect: () => void };
  /** Whether it is only said when nothing else is being said. */
  yields?: boolean;
}

interface ShownToast extends ToastMessage {
  /** Increases with each toast, so that a new one is announced as a new one. */
  id: number;
  open: boolean;
}

/** How long a dismissed toast is remembered, so that it can fade out (spec §9). */
const REMOVE_AFTER_MS = 1_000_000;

let current: ShownToast | undefined;
let count = 0;
let removal: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function set(next: ShownToast | undefined): void {
  current = next;
  for (const listener of listeners) listener();
}

/** Shows a toast. There is at most one: a new one replaces the one before (spec §4), unless it yields. */
export function showToast(message: ToastMessage): void {
  if (message.yields === true && current?.open === true) return;
  clearTimeout(removal);
  count += 1;
  set({ ...message, id: count, open: true });
}

/** Lets the toast fade out. */
export function dismissToast(): void {
  if (!current?.open) return;
  set({ ...current, open: false });
  removal = setTimeout(() => set(undefined), REMOVE_AFTER_MS);
}

/** The toast that is shown or fading out, if any. */
export function useToast(): ShownToast | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => current,
    () => undefined,
  );
}
