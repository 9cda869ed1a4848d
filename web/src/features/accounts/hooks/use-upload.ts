import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { cutOut } from '../components/picture/loaded-picture.ts';
import type { Area, LoadedPicture } from '../components/picture/loaded-picture.ts';
import { sendPicture } from '../picture-upload.ts';

interface Upload {
  /** From 0 to 1; undefined while nothing is sent. */
  progress: number | undefined;
  /** Why the last attempt came to nothing, in the reader's words. */
  problem: string | undefined;
  send: (picture: LoadedPicture, area: Area) => Promise<void>;
}

interface Outcome {
  /** Told the address of the picture once the server has it. */
  onTaken: (url: string) => void;
  /** Told the same, unless somebody has left meanwhile. */
  onDone: () => void;
}

/** Sends what is cut out of a picture. Whoever leaves meanwhile is told how it ended all the same. */
export function useUpload(userId: string, { onTaken, onDone }: Outcome): Upload {
  const { t } = useTranslation('accounts');
  const [progress, setProgress] = useState<number>();
  const [problem, setProblem] = useState<string>();
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  function reasonOf(code: string): string {
    if (code === 'UNAUTHENTICATED') return t('profile.loggedOut');
    if (code === 'RATE_LIMITED') return t('picture.problem.tooMany');
    return t(code === 'BAD_USER_INPUT' ? 'picture.problem.unreadable' : 'profile.tryAgain');
  }

  function fail(reason: string): void {
    if (isHere.current) return setProblem(reason);
    showToast({ tone: 'error', title: t('profile.failed'), description: reason });
  }

  async function send(picture: LoadedPicture, area: Area): Promise<void> {
    setProblem(undefined);
    setProgress(0);
    const result = await sendPicture(userId, await cutOut(picture, area), setProgress);
    setProgress(undefined);
    if (typeof result !== 'string') return fail(reasonOf(result.code));
    onTaken(result);
    if (isHere.current) onDone();
    const [title, description] = [t('profile.updated'), t('profile.updatedText')];
    showToast({ tone: 'success', title, description });
  }

  return { progress, problem, send };
}
