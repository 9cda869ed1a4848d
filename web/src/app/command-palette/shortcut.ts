/** Whether the keyboard is one of Apple's, on which ⌘ does what Ctrl does elsewhere. */
export function hasCommandKey(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.platform);
}

/** Whether a key press asks for the command palette. Texts with links of their own keep theirs. */
export function opensPalette(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing) return false;
  if (event.key.toLowerCase() !== 'k' || event.altKey || event.shiftKey) return false;
  // On a Mac Ctrl+K deletes to the end of the line.
  const isAsked = hasCommandKey()
    ? event.metaKey && !event.ctrlKey
    : event.ctrlKey && !event.metaKey;
  return isAsked && !(event.target instanceof HTMLElement && event.target.isContentEditable);
}
