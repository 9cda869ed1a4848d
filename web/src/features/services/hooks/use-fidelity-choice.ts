import { useState } from 'react';
import type { FidelityChoice } from '#domain/services/fidelity.ts';
import { usePageParams } from '#web/lib/page-params.ts';
import { choiceOf } from '../fidelity-choice.ts';

/**
 * What is chosen on the page, which begins with what the address says, and a function that chooses
 * another part of it. The address follows, so that it can be shared; nobody waits for that.
 */
export function useFidelityChoice(): [
  FidelityChoice,
  (part: keyof FidelityChoice, id: string) => void,
] {
  const [params, setParams] = usePageParams();
  const [choice, setChoice] = useState(() => choiceOf(params));

  function choose(part: keyof FidelityChoice, id: string): void {
    const next = choiceOf(new URLSearchParams({ ...choice, [part]: id }));
    setChoice(next);
    setParams(
      (current) => {
        for (const [name, value] of Object.entries(next)) current.set(name, value);
        return current;
      },
      { replace: true, preventScrollReset: true },
    );
  }

  return [choice, choose];
}
