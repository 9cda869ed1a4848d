import Button from '@mui/material/Button';
import { Share } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useOrigin } from './origin.tsx';
import { showToast } from './toast/toast-store.ts';

interface ShareButtonProps {
  /** What the page is about. */
  title: string;
  /** What of the address's query is part of the link, with its `?`. */
  search?: string;
  /** Said of the link once it is copied. */
  note?: string | undefined;
}

/** Gives the page to others: as the device does, or as a link. */
export function ShareButton({ title, search = '', note }: ShareButtonProps) {
  const { t } = useTranslation('ui');
  const origin = useOrigin();
  const { pathname } = useLocation();

  async function share(): Promise<void> {
    const url = origin + pathname + search;
    try {
      // Not every browser has it, whatever its types say.
      if (Reflect.has(navigator, 'share')) return await navigator.share({ title, url });
      await navigator.clipboard.writeText(url);
      showToast({ tone: 'success', title: t('share.copied'), description: note });
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
