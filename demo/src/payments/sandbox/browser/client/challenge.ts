/// <reference lib="dom" />

/**
 * Shows what the bank of a card asks its holder, in a dialog over the page, and waits until it is
 * answered or closed. Runs in the browser, and stands on nothing else.
 */
export function showChallenge(url: string): Promise<void> {
  const dialog = document.createElement('dialog');
  dialog.setAttribute('aria-label', 'Card authentication');
  // Whoever closes it by mistake would have to begin again.
  dialog.setAttribute('closedby', 'none');
  dialog.style.cssText =
    'border:0;border-radius:12px;padding:0;width:min(420px,calc(100vw - 32px));height:min(360px,calc(100vh - 32px));overflow:hidden;box-shadow:0 0 0 100vmax rgb(0 0 0/.5)';
  const frame = document.createElement('iframe');
  frame.title = 'Card authentication';
  frame.src = url;
  frame.style.cssText = 'border:0;display:block;width:100%;height:100%';
  dialog.append(frame);
  document.body.append(dialog);
  dialog.showModal();
  return new Promise((resolve) => {
    const hear = (event: MessageEvent<unknown>) => {
      if (event.source === frame.contentWindow && event.data === 'challenge-answered')
        dialog.close();
    };
    addEventListener('message', hear);
    dialog.addEventListener('close', () => {
      removeEventListener('message', hear);
      dialog.remove();
      resolve();
    });
  });
}
