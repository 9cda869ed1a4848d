const KEY = 'recent_commands';

/** How many are kept. */
export const RECENT_COMMANDS = 5;

/** A command that was chosen; one that leads somewhere is known by where. */
export interface RecentCommand {
  id: string;
  label: string;
  to?: string | undefined;
}

/** The commands that were last chosen in this browser, the latest first. */
export function readRecentCommands(): readonly RecentCommand[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(value) ? value.filter(isCommand).slice(0, RECENT_COMMANDS) : [];
  } catch {
    // Refused, or not ours.
    return [];
  }
}

export function rememberCommand({ id, label, to }: RecentCommand): void {
  const others = readRecentCommands().filter((other) => other.id !== id);
  try {
    const kept = [{ id, label, to }, ...others].slice(0, RECENT_COMMANDS);
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Where storage is refused, nothing is remembered.
  }
}

export function forgetCommands(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // As above.
  }
}

function isCommand(value: unknown): value is RecentCommand {
  if (typeof value !== 'object' || value === null) return false;
  const { id, label, to } = value as Record<string, unknown>;
  const isPath = to === undefined || (typeof to === 'string' && /^\/(?!\/)/.test(to));
  return typeof id === 'string' && typeof label === 'string' && isPath;
}
