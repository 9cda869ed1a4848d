/** Goes to a page on which people pay: as a document of its own, which lets the provider's script in. */
export function goToPay(path: string): void {
  window.location.assign(path);
}
