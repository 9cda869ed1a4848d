/** Stands on a line of every email that can be replied to, above which a reply is written. */
export const REPLY_MARK = '##-';

/** What mail programs put above what they quote: `On Tue, Dec 1, Roomtone wrote:`. */
const INTRODUCTION = /^[^\n]{1,200}[:：]$/u;

/**
 * What somebody wrote in reply to an email, without the email that their program quotes below; the
 * whole of it where there is none.
 */
export function wordsOfReply(text: string): string {
  const lines = text.replaceAll('\r\n', '\n').split('\n');
  const mark = lines.findIndex((line) => line.includes(REPLY_MARK));
  const own = mark === -1 ? lines : lines.slice(0, mark);
  const isQuoted = (line: string | undefined) => line !== undefined && /^\s*(>.*)?$/.test(line);
  while (isQuoted(own.at(-1))) own.pop();
  if (mark !== -1 && INTRODUCTION.test(own.at(-1)?.trim() ?? '')) own.pop();
  return own.join('\n').trim();
}
