import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { whenIdle } from '#web/lib/idle.ts';
import { useToast } from '#web/ui/toast/toast-store.ts';

/**
 * Toasts, whose code comes once there is nothing else to do: what is said of a lost connection could
 * not be loaded any more. Where it did not come, the next toast asks for it again.
 */
export function Toasts() {
  const { id } = useToast() ?? {};
  const [Toaster, setToaster] = useState<ComponentType>();
  useEffect(() => {
    if (Toaster) return undefined;
    const load = () =>
      void import('#web/ui/toast/toaster.tsx').then(
        (loaded) => setToaster(() => loaded.Toaster),
        () => undefined,
      );
    if (id === undefined) return whenIdle(load);
    load();
    return undefined;
  }, [id, Toaster]);
  return id !== undefined && Toaster && <Toaster />;
}
