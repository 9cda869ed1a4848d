import { useEffect, useRef, useState } from 'react';
import { followOperation } from './follow.ts';
import type { Operation, Request } from './request.ts';
import { problemsIn, send } from './send.ts';
import type { Outcome, Problem } from './send.ts';

/** Messages of a subscription that are kept to be read. */
const KEPT_MESSAGES = 50;

/** What became of what was run. */
export type RunState =
  | { kind: 'idle' | 'running' | 'canceled' | 'unreachable' }
  | { kind: 'done'; outcome: Outcome }
  | { kind: 'following' | 'ended'; messages: readonly string[]; problems: readonly Problem[] };

interface Run {
  state: RunState;
  isRunning: boolean;
  start: (request: Request, operation: Operation | undefined) => Promise<void>;
  /** Ends it: what comes of it then is not shown. */
  stop: () => void;
}

/** Runs one operation at a time; the one before ends with the next, and all with the page. */
export function useRun(): Run {
  const [state, setState] = useState<RunState>({ kind: 'idle' });
  const end = useRef<() => void>(undefined);
  useEffect(() => () => end.current?.(), []);

  async function ask(request: Request): Promise<void> {
    const controller = new AbortController();
    end.current = () => controller.abort();
    setState({ kind: 'running' });
    try {
      const outcome = await send(request, controller.signal);
      if (!controller.signal.aborted) setState({ kind: 'done', outcome });
    } catch {
      if (!controller.signal.aborted) setState({ kind: 'unreachable' });
    }
  }

  function follow(request: Request): void {
    let messages: readonly string[] = [];
    let problems: readonly Problem[] = [];
    setState({ kind: 'following', messages, problems });
    end.current = followOperation(request, {
      next(result) {
        messages = [JSON.stringify(result, null, 2), ...messages].slice(0, KEPT_MESSAGES);
        setState({ kind: 'following', messages, problems });
      },
      end(error) {
        if (error !== undefined && !Array.isArray(error) && messages.length === 0) {
          return setState({ kind: 'unreachable' });
        }
        if (Array.isArray(error)) problems = problemsIn({ errors: error });
        setState({ kind: 'ended', messages, problems });
      },
    });
  }

  return {
    state,
    isRunning: state.kind === 'running' || state.kind === 'following',
    async start(request, operation) {
      end.current?.();
      if (operation?.kind === 'subscription') follow(request);
      else await ask(request);
    },
    stop() {
      end.current?.();
      setState((now) =>
        now.kind === 'following' ? { ...now, kind: 'ended' } : { kind: 'canceled' },
      );
    },
  };
}
