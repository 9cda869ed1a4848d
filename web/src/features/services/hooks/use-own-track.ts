import { useRef, useState } from 'react';
import { message } from '#domain/messages/message.ts';
import type { SampleId } from '#domain/samples/sample.ts';
import { useMessages } from '#web/ui/messages.ts';
import type { OwnTrack } from '../canvas-track.ts';

/** A file of the reader's, in place of the samples. */
export interface OwnTrackChoice {
  track: OwnTrack | undefined;
  isReading: boolean;
  /** Why the file that was chosen last is not drawn. */
  problem: string | undefined;
  choose: (file: File) => Promise<void>;
  /** Goes back to the samples. */
  clear: () => void;
}

/** Reads a file with code that only those need who choose one. */
async function readLater(file: File) {
  const { readTrack } = await import('../canvas-track.ts');
  return readTrack(file);
}

const unread = { problem: message('files.soundUnreadable') };

/** What the reader has chosen beside a sample. Choosing another sample goes back to the samples. */
export function useOwnTrack(sample: SampleId): OwnTrackChoice {
  const word = useMessages();
  const [chosen, setChosen] = useState<{ beside: SampleId; track: OwnTrack }>();
  const [problem, setProblem] = useState<string>();
  const [isReading, setIsReading] = useState(false);
  /** Of several files only the last one counts, whichever is read first. */
  const attempt = useRef(0);

  async function choose(file: File): Promise<void> {
    attempt.current += 1;
    const own = attempt.current;
    setProblem(undefined);
    setIsReading(true);
    const read = await readLater(file).catch(() => unread);
    if (own !== attempt.current) return;
    setIsReading(false);
    if ('problem' in read) setProblem(word(read.problem));
    else setChosen({ beside: sample, track: read.track });
  }

  function clear(): void {
    attempt.current += 1;
    setChosen(undefined);
    setProblem(undefined);
    setIsReading(false);
  }

  const track = chosen?.beside === sample ? chosen.track : undefined;
  return { track, isReading, problem, choose, clear };
}
