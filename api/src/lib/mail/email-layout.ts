import type { Language } from '#domain/accounts/language.ts';
import { escapeHtml } from '../html.ts';
import type { EmailContent, EmailFact, EmailFooter } from './mail-kind.ts';

/** The product's colours: mail programs know neither variables nor style sheets of ours. */
const light = {
  paper: '#F7F4EE',
  surface: '#FFFFFF',
  ink: '#17140F',
  muted: '#655E53',
  line: '#E4DED3',
  tally: '#C93A24',
};
const dark = {
  paper: '#12110F',
  surface: '#1B1916',
  ink: '#F3EEE4',
  muted: '#A9A193',
  line: '#2E2A25',
  tally: '#FF7A5C',
};

const fonts = "'Instrument Sans', 'Helvetica Neue', Helvetica, Arial, sans-serif";

/** For programs that follow the reader's choice of light or dark; others show the light colours. */
const darkStyles = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .paper { background-color: ${dark.paper} !important; }
  .surface { background-color: ${dark.surface} !important; border-color: ${dark.line} !important; }
  .ink { color: ${dark.ink} !important; }
  .muted { color: ${dark.muted} !important; }
  .line { border-color: ${dark.line} !important; }
  .action { background-color: ${dark.tally} !important; color: ${dark.paper} !important; }
  .link { color: ${dark.tally} !important; }
}`;

/**
 * An email as HTML that mail programs can show: tables, and styles on each element.
 * @param origin where its links lead, without a path
 */
export function htmlOf(email: EmailContent<string>, origin: string, language: Language): string {
  const { subject, preview, above, heading, paragraphs, facts = [], action, footer } = email;
  const { notes = [] } = email;
  const parts = [
    `<h1 class="ink" style="margin:0;font-size:24px;line-height:32px;color:${light.ink}">${escapeHtml(heading)}</h1>`,
    ...paragraphs.map((text) => paragraph(text)),
    facts.length > 0 ? factTable(facts) : '',
    action ? button(action.label, origin + action.path) : '',
    ...notes.map((text) => note(text)),
  ];
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${darkStyles}</style>
</head>
<body class="paper" style="margin:0;padding:0;background-color:${light.paper};font-family:${fonts}">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview)}</div>
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" style="background-color:${light.paper}">
<tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">${above ? aboveRow(above) : ''}
<tr><td style="padding:0 8px 16px;font-size:18px;font-weight:700"><a class="ink" href="${escapeHtml(origin)}/" style="color:${light.ink};text-decoration:none">Roomtone</a></td></tr>
<tr><td class="surface" style="padding:32px;background-color:${light.surface};border:1px solid ${light.line};border-radius:12px">
${parts.filter(Boolean).join('\n')}
</td></tr>${footer ? footerRow(footer, origin) : ''}
</table>
</td></tr>
</table>
</body>
</html>
`;
}

/** An email as plain text, for those who read it so. */
export function textOf(email: EmailContent<string>, origin: string): string {
  const { above = '', heading, paragraphs, facts = [], action, notes = [], footer } = email;
  const blocks = [
    above,
    heading,
    ...paragraphs,
    facts.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    action ? `${action.label}:\n${origin}${action.path}` : '',
    ...notes,
    footer
      ? [
          footer.reason,
          ...footer.links.map(({ label, path }) => `${label}: ${origin}${path}`),
        ].join('\n')
      : '',
    `-- \nRoomtone\n${origin}`,
  ];
  return `${blocks.filter(Boolean).join('\n\n')}\n`;
}

function paragraph(text: string): string {
  return `<p class="ink" style="margin:16px 0 0;font-size:16px;line-height:24px;color:${light.ink}">${escapeHtml(text)}</p>`;
}

function note(text: string): string {
  return `<p class="muted" style="margin:16px 0 0;font-size:14px;line-height:20px;color:${light.muted}">${escapeHtml(text)}</p>`;
}

/** Above the email, where whoever replies sees it first in what their program quotes. */
function aboveRow(text: string): string {
  return `\n<tr><td class="muted" style="padding:0 8px 16px;font-size:13px;line-height:20px;color:${light.muted}">${escapeHtml(text)}</td></tr>`;
}

/** Beneath the email, where mail programs and people look for it. */
function footerRow({ reason, links }: EmailFooter<string>, origin: string): string {
  const style = `font-size:13px;line-height:20px;color:${light.muted}`;
  const anchors = links.map(
    ({ label, path }) =>
      // Tall enough for a finger.
      `<a class="muted" href="${escapeHtml(origin + path)}" style="display:inline-block;padding:10px 12px 10px 0;${style};text-decoration:underline">${escapeHtml(label)}</a>`,
  );
  return (
    `\n<tr><td style="padding:16px 8px 0"><p class="muted" style="margin:0;${style}">${escapeHtml(reason)}</p>` +
    `${anchors.join(' ')}</td></tr>`
  );
}

function factTable(facts: readonly EmailFact<string>[]): string {
  const cell = `padding:10px 0;border-top:1px solid ${light.line};font-size:15px;line-height:22px;vertical-align:top`;
  const rows = facts.map(
    ({ label, value }) =>
      `<tr><th scope="row" align="left" class="muted line" style="${cell};padding-right:16px;font-weight:400;color:${light.muted}">${escapeHtml(label)}</th>` +
      `<td align="right" class="ink line" style="${cell};color:${light.ink}">${escapeHtml(value)}</td></tr>`,
  );
  return `<table width="100%" cellpadding="0" cellspacing="0" style="margin:16px 0 0">${rows.join('')}</table>`;
}

/** A button, and its address in full for those whose program shows none. */
function button(label: string, address: string): string {
  const href = escapeHtml(address);
  return (
    `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:24px 0 16px"><tr><td>` +
    `<a class="action" href="${href}" style="display:inline-block;padding:14px 24px;border-radius:12px;background-color:${light.tally};color:#FFFFFF;font-size:16px;font-weight:600;text-decoration:none">${escapeHtml(label)}</a>` +
    `</td></tr></table>` +
    smallLink(address)
  );
}

/** An address in full. */
function smallLink(address: string): string {
  const href = escapeHtml(address);
  return `<p class="muted" style="margin:0;font-size:13px;line-height:20px;color:${light.muted};word-break:break-all"><a class="link" href="${href}" style="color:${light.tally}">${href}</a></p>`;
}
