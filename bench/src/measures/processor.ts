import { readdirSync, readFileSync } from 'node:fs';

/** Linux tells processor time in hundredths of a second. */
const TICK_MS = 10;

interface Process {
  pid: number;
  parent: number;
  /** Its own, and of those of its children that have ended. */
  processorMs: number;
}

/**
 * Processor time that a process, all its threads and all its descendants have taken so far, in
 * milliseconds; undefined where the system has no `/proc` or the process is gone.
 */
export function processorMs(pid: number): number | undefined {
  const root = readProcess(pid);
  if (!root) return undefined;
  const childrenOf = Map.groupBy(allProcesses(), ({ parent }) => parent);
  const total = (process: Process): number =>
    (childrenOf.get(process.pid) ?? []).reduce(
      (sum, child) => sum + total(child),
      process.processorMs,
    );
  return total(root);
}

/** The process that has started another; undefined where the system does not tell. */
export function parentOf(pid: number): number | undefined {
  return readProcess(pid)?.parent;
}

/** Memory of a process that is in use, in bytes; undefined where the system does not tell. */
export function residentBytes(pid: number): number | undefined {
  try {
    const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return kilobytes === undefined ? undefined : Number(kilobytes) * 1024;
  } catch {
    return undefined;
  }
}

function allProcesses(): Process[] {
  return readdirSync('/proc').flatMap((name) =>
    /^\d+$/.test(name) ? (readProcess(Number(name)) ?? []) : [],
  );
}

function readProcess(pid: number): Process | undefined {
  try {
    return processOf(pid, readFileSync(`/proc/${pid}/stat`, 'latin1'));
  } catch {
    return undefined;
  }
}

/** A process by its line in `/proc/PID/stat`, see proc_pid_stat(5). */
export function processOf(pid: number, line: string): Process {
  // The name stands in brackets and may hold anything; the parent is the second field after it.
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
  const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
  return { pid, parent: Number(fields[1]), processorMs: ticks * TICK_MS };
}
