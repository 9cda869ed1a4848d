/** What programs call themselves that open pages without anybody looking at them. */
const ROBOT = /bot\b|crawl|spider|slurp|preview|facebookexternalhit|headless|lighthouse|monitor/i;

/** Whether a caller is no browser that somebody looks at, by what it says of itself; empty for nothing. */
export function isRobot(userAgent: string): boolean {
  return userAgent === '' || ROBOT.test(userAgent);
}
