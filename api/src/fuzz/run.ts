import { Choices } from './choices.ts';
import { inputAt, makeRequest } from './inputs.ts';
import { judge } from './judge.ts';
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
  /** The input as a command for a shell. */
  input: string;
  /** The smallest input found that meets the same; undefined when the fault did not show again. */
  shrunk: string | undefined;
  /** How many inputs have met it. */
  times: number;
}

export interface RunResult {
  /** One of each fault. */
  findings: Finding[];
  /** How many inputs of each kind had which class of status, such as `4xx`. */
  counts: Map<RequestKind, Map<string, number>>;
  lostAccounts: number;
}

/** Sends inputs one by one, and tells what they have met. */
export async function runFuzz(world: World, options: RunOptions): Promise<RunResult> {
  const { seed, from, count, onProgress } = options;
  const findings = new Map<string, Finding>();
  const counts: RunResult['counts'] = new Map();
  const faultOf = async (request: FuzzRequest) => {
    const outcome = await world.send(request);
    return { outcome, fault: faultIn(request, outcome) };
  };
  for (let index = from; index < from + count; index += 1) {
    if (index % ROUND === 0 && index > from) await world.renew();
    const { request, record } = inputAt(seed, index, world.target);
    const { outcome, fault } = await faultOf(request);
    add(counts, request.kind, classOf(outcome));
    const known = fault && findings.get(fault.reason);
    if (known) known.times += 1;
    else if (fault) {
      const smallest = await shrink(record, async (candidate) => {
        const smaller = makeRequest(Choices.recorded(candidate), world.target);
        return (await faultOf(smaller)).fault?.reason === fault.reason;
      });
      findings.set(fault.reason, {
        ...fault,
        seed,
        index,
        input: curlOf(request),
        shrunk:
          smallest === record
            ? undefined
            : curlOf(makeRequest(Choices.recorded(smallest), world.target)),
        times: 1,
      });
    }
    onProgress?.(index - from + 1, findings.size);
  }
  return { findings: [...findings.values()], counts, lostAccounts: world.lostAccounts };
}

function faultIn(request: FuzzRequest, { response, missing, log }: Outcome): Fault | undefined {
  const fault = judge(request, response, log);
  if (fault || missing === undefined) return fault;
  return { reason: `no response: ${missing}`, detail: missing };
}

function classOf({ response }: Outcome): string {
  return response ? `${Math.floor(response.status / 100)}xx` : 'none';
}

function add(counts: RunResult['counts'], kind: RequestKind, status: string): void {
  const ofKind = counts.get(kind) ?? new Map<string, number>();
  ofKind.set(status, (ofKind.get(status) ?? 0) + 1);
  counts.set(kind, ofKind);
}
