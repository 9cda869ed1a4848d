/** Where anybody gets an address, so that having one proves nothing. */
const mailProviders: ReadonlySet<string> = new Set([
  'aol.com',
  'gmail.com',
  'gmx.de',
  'gmx.net',
  'googlemail.com',
  'hotmail.com',
  'icloud.com',
  'laposte.net',
  'live.com',
  'mail.com',
  'mail.ru',
  'me.com',
  'msn.com',
  'orange.fr',
  'outlook.com',
  'proton.me',
  'protonmail.com',
  'qq.com',
  'web.de',
  'yahoo.co.jp',
  'yahoo.com',
  'yandex.ru',
  'zoho.com',
]);

/** Names with letters in them, such as `kettleworks.example`: no numbers of hosts, no bare words. */
const DOMAIN = /^(?:[a-z0-9-]+\.)+[a-z][a-z0-9-]*$/;

/**
 * The domain at which an email address proves that somebody runs a website: the website's own,
 * without `www.`; undefined where there is none, or where anybody can have an address.
 */
export function provingDomain(website: string): string | undefined {
  const [, host = ''] = /^https?:\/\/([^\s/?#@:]+)/i.exec(website) ?? [];
  const domain = host.toLowerCase().replace(/^www\./, '');
  return DOMAIN.test(domain) && !mailProviders.has(domain) ? domain : undefined;
}

/** Whether an email address is one of the domain of a website. */
export function provesWebsite(email: string, website: string): boolean {
  const domain = provingDomain(website);
  return domain !== undefined && email.slice(email.lastIndexOf('@') + 1).toLowerCase() === domain;
}
