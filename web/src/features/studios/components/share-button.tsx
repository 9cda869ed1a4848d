import Button from '@mui/material/Button';
import { Share } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { usePageParams } from '#web/lib/page-params.ts';
import { useOrigin } from '#web/ui/origin.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';

/** Gives the studio's page to others, with the time that is chosen: as the device does, or as a link. */
export function ShareButton({ name }: { name: string }) {
  const { t } = useTranslation('studios');
  const origin = useOrigin();
  const { pathname } = useLocation();
  const [params] = usePageParams();

  async function share(): Promise<void> {
    const hasTime = params.has('date');
    const url = origin + pathname + (hasTime ? `?${params.toString()}` : '');
    try {
      // Not every browser has it, whatever its types say.
      if (Reflect.has(navigator, 'share')) return await navigator.share({ title: name, url });
      await navigator.clipboard.writeText(url);
      showToast({
        tone: 'success',
        title: t('share.copied'),
        description: hasTime ? t('share.withTime') : undefined,
      });
    } catch (error) {
      // Somebody has thought better of it.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      showToast({ tone: 'error', title: t('share.notCopied') });
    }
  }

  return (
    <Button
      variant="outlined"
      color="inherit"
      startIcon={<Share size={18} aria-hidden />}
      onClick={() => void share()}
    >
      {t('share.action')}
    </Button>
  );
}
