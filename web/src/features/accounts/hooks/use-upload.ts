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

/** Sends what is cut out of a picture. Whoever leaves meanwhile gives it up. */
export function useUpload(userId: string, onTaken: (url: string) => void): Upload {
  const { t } = useTranslation('accounts');
  const [progress, setProgress] = useState<number>();
  const [problem, setProblem] = useState<string>();
  const sending = useRef<AbortController>(undefined);
  useEffect(() => () => sending.current?.abort(), []);

  function reasonOf(code: string): string {
    if (code === 'UNAUTHENTICATED') return t('profile.loggedOut');
    if (code === 'RATE_LIMITED') return t('picture.problem.tooMany');
    return t(code === 'BAD_USER_INPUT' ? 'picture.problem.unreadable' : 'profile.tryAgain');
  }

  async function send(picture: LoadedPicture, area: Area): Promise<void> {
    sending.current = new AbortController();
    const { signal } = sending.current;
    setProblem(undefined);
    setProgress(0);
    const file = await cutOut(picture, area);
    if (signal.aborted) return;
    const answer = await sendPicture(userId, file, { onProgress: setProgress, signal });
    if (answer === undefined) return;
    setProgress(undefined);
    if (typeof answer !== 'string') return setProblem(reasonOf(answer.code));
    onTaken(answer);
    const [title, description] = [t('profile.updated'), t('profile.updatedText')];
    showToast({ tone: 'success', title, description });
  }

  return { progress, problem, send };
}
