/** Waits, but not longer than until the device is back on the network. */
export async function pauseOrOnline(ms: number): Promise<void> {
  await new Promise<void>((over) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      over();
    };
    const timer = setTimeout(end, ms);
    window.addEventListener('online', end);
  });
}
