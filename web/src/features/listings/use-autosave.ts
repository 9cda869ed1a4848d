import { useFormikContext } from 'formik';
import { useCallback, useEffect, useRef, useState } from 'react';
import { draftSchema } from '#domain/listings/listing.schema.ts';
import { failureOf } from '#web/lib/failures.ts';
import { usePaused } from '#web/lib/paused.ts';
import { useLeavingGuard } from '#web/ui/form/leaving-guard.tsx';
import { contentOf, inputOf } from './listing-values.ts';
import type { ListingValues } from './listing-values.ts';
import { useSaveListingMutation } from './listings.generated.ts';

/** How saving goes: `elsewhere` when another device has saved a newer version. */
export type SaveState = 'saved' | 'saving' | 'invalid' | 'failed' | 'elsewhere';

export interface Autosave {
  state: SaveState;
  /** Saves what is not saved yet. @returns the version that is stored then, or undefined in vain */
  flush: () => Promise<number | undefined>;
}

interface Edited {
  id: string;
  version: number;
  /** The beginning of the addresses of its steps. */
  base: string;
}

const RETRY_MS = 5000;

/**
 * Saves the listing that is in the form whenever typing pauses, one save after the other. What could
 * not be sent is tried again; until it is saved, the page asks before it is left.
 */
export function useAutosave({ id, version, base }: Edited): Autosave {
  const { values } = useFormikContext<ListingValues>();
  const [save] = useSaveListingMutation();
  const [outcome, setOutcome] = useState<SaveState>('saved');
  const [saved, setSaved] = useState(values);
  const latest = useRef(values);
  const done = useRef(values);
  const stored = useRef(version);
  const running = useRef<Promise<void>>(undefined);
  const guard = useLeavingGuard();
  useEffect(() => {
    latest.current = values;
  }, [values]);

  const saveLatest = useCallback(async (): Promise<void> => {
    while (latest.current !== done.current) {
      const sent = latest.current;
      const content = contentOf(sent);
      if (!draftSchema.isValidSync(content)) return setOutcome('invalid');
      setOutcome('saving');
      try {
        const input = { id, version: stored.current, content: inputOf(content) };
        const { data } = await save({ variables: { input } });
        stored.current = data?.saveListing?.listing.version ?? stored.current;
        done.current = sent;
        setSaved(sent);
      } catch (error) {
        return setOutcome(outcomeOf(failureOf(error).code));
      }
    }
    setOutcome('saved');
  }, [id, save]);

  const flush = useCallback(async () => {
    // Whatever is under way is waited for: two saves at once would be two versions.
    await running.current;
    running.current = saveLatest().finally(() => {
      running.current = undefined;
    });
    await running.current;
    return latest.current === done.current ? stored.current : undefined;
  }, [saveLatest]);

  const paused = usePaused(values);
  const isElsewhere = outcome === 'elsewhere';
  useEffect(() => {
    if (!isElsewhere && paused !== done.current && !running.current) void flush();
  }, [paused, isElsewhere, flush]);

  useEffect(() => {
    if (outcome !== 'failed') return undefined;
    const timer = setTimeout(() => void flush(), RETRY_MS);
    return () => clearTimeout(timer);
  }, [outcome, flush]);

  const isUnsaved = values !== saved;
  useEffect(() => (isUnsaved ? guard(base) : undefined), [isUnsaved, base, guard]);

  const state = isUnsaved && outcome === 'saved' ? 'saving' : outcome;
  return { state, flush };
}

function outcomeOf(code: string): SaveState {
  if (code === 'CONFLICT') return 'elsewhere';
  return code === 'BAD_USER_INPUT' ? 'invalid' : 'failed';
}
