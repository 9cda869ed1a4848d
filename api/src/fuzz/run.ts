import { Choices } from './choices.ts';
import { inputAt, makeRequest } from './inputs.ts';
import { judge, nameOfError } from './judge.ts';
import type { Fault } from './judge.ts';
import { curlOf } from './request.ts';
import type { FuzzRequest, RequestKind } from './request.ts';
import { shrink } from './shrink.ts';
import type { Outcome, World } from './world.ts';

/** After so many inputs everything begins again, so that what they leave behind stays small. */
export const ROUND = 500;

export interface RunOptions {
  seed: number;
  /** Number of the first input. */
  from: number;
  count: number;
  /** Notified after each input. */
  onProgress?: (done: number, findings: number) => void;
}

/** An input that has met a fault. */
export interface Finding extends Fault {
  seed: number;
  index: number;
  /** The input as a command for a shell; undefined when the fault is not that of one input. */
  input?: string;
  /** The smallest input found that meets the same; undefined when none was. */
  shrunk?: string;
  /** How many inputs have met it. */
  times: number;
}

export interface RunResult {
  /** One of each fault. */
  findings: Finding[];
  /** How many inputs of each kind had which class of status, such as `4xx`. */
  counts: Map<RequestKind, Map<string, number>>;
  /** How many emails the inputs have caused, without those of rounds that ended early. */
  emails: number;
  /** How often an account could not be logged in any more, and everything began again. */
  lostAccounts: number;
}

/**
 * Sends inputs one by one, and tells what they have met. At the end of each round the emails that
 * they have caused leave, and what time changes is changed.
 */
export async function runFuzz(world: World, options: RunOptions): Promise<RunResult> {
  const { seed, from, count, onProgress } = options;
  const lostBefore = world.lostAccounts;
  const findings = new Map<string, Finding>();
  const counts: RunResult['counts'] = new Map();
  let emails = 0;
  for (let index = from; index < from + count; index += 1) {
    const { request, record } = inputAt(seed, index, world.target);
    const { outcome, fault } = await attempt(world, request);
    add(counts, request.kind, classOf(outcome));
    if (fault && !isKnown(findings, fault)) {
      const shrunk = await smallest(world, record, fault);
      const input = curlOf(request);
      findings.set(fault.reason, { ...fault, seed, index, input, ...shrunk, times: 1 });
    }
    const isLast = index + 1 === from + count;
    if (isLast || (index + 1) % ROUND === 0) {
      const settlement = await world.settle();
      emails += settlement.emails;
      for (const later of settlement.failures.map(leftBehind)) {
        if (!isKnown(findings, later)) {
          findings.set(later.reason, { ...later, seed, index, times: 1 });
        }
      }
      if (!isLast) await world.renew();
    }
    onProgress?.(index - from + 1, findings.size);
  }
  const lostAccounts = world.lostAccounts - lostBefore;
  return { findings: [...findings.values()], counts, emails, lostAccounts };
}

async function attempt(world: World, request: FuzzRequest) {
  const outcome = await world.send(request);
  return { outcome, fault: faultIn(request, outcome) };
}

function faultIn(request: FuzzRequest, { response, missing, log }: Outcome): Fault | undefined {
  const fault = judge(request, response, log);
  if (fault || missing === undefined) return fault;
  return { reason: `no response: ${missing}`, detail: missing };
}

/** Whether a fault was met before, which is then counted. */
function isKnown(findings: ReadonlyMap<string, Finding>, { reason }: Fault): boolean {
  const known = findings.get(reason);
  if (known) known.times += 1;
  return known !== undefined;
}

async function smallest(
  world: World,
  record: readonly number[],
  { reason }: Fault,
): Promise<{ shrunk?: string }> {
  const requestOf = (choices: readonly number[]) =>
    makeRequest(Choices.recorded(choices), world.target);
  const found = await shrink(record, async (candidate) => {
    const { fault } = await attempt(world, requestOf(candidate));
    return fault?.reason === reason;
  });
  return found === record ? {} : { shrunk: curlOf(requestOf(found)) };
}

/** The fault of inputs that have left something behind which fails. */
function leftBehind(error: Error): Fault {
  const reason = `left behind: ${nameOfError(error)}`;
  return { reason, detail: error.stack ?? String(error) };
}

function classOf({ response }: Outcome): string {
  return response ? `${Math.floor(response.status / 100)}xx` : 'none';
}

function add(counts: RunResult['counts'], kind: RequestKind, status: string): void {
  const ofKind = counts.get(kind) ?? new Map<string, number>();
  ofKind.set(status, (ofKind.get(status) ?? 0) + 1);
  counts.set(kind, ofKind);
}
