import { showToast } from './toast/toast-store.ts';

/** Copies a text to the clipboard and says so, or that it could not be copied. */
export async function copyText(
  text: string,
  { copied, notCopied }: { copied: string; notCopied: string },
): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast({ tone: 'success', title: copied });
  } catch {
    showToast({ tone: 'error', title: notCopied });
  }
}
