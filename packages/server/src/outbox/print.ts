import { urlFor, urlOf } from '#contract/base/calls/links.ts';
import { outboxLinks } from '#contract/outbox/links.ts';
import type { TextKey } from '#contract/texts/keys.ts';
import type { MailKind } from '#contract/texts/mail.ts';
import { attachedTo, type MailData, type MailSecret } from '../base/mail/mail.ts';
import type { Letter } from '../base/mail/smtp.ts';
import { moduleLeft } from '../base/secrets/tokens.ts';
import { plainly, speak } from '../base/text/speak.ts';
import { type Listed, page, type Said } from './print-html.ts';

export type Writing = {
  kind: MailKind;
  lang: 'cs' | 'en';
  data: MailData;
  secret: MailSecret | null;
  houseName: string | null;
  /** Whom the sign-in behind the button is for; without it nobody is said. */
  recipient?: string;
};
type Written = Required<Pick<Letter, 'subject' | 'text' | 'html'>> & {
  attachments: { filename: string; contentType: string; content: string }[];
};
/** Whether this program knows the kind at all; a newer server may have queued it. */
export const isKnown = (kind: string): kind is MailKind =>
  /^\w+$/.test(kind) && speak('cs').has(`MAIL.${kind}.SUBJECT`);

/** Whether the mail is useless without its link or code. */
export const needsSecret = (kind: string, data: MailData): boolean =>
  isKnown(kind) && speak('cs').has(`MAIL.${kind}.ACTION`) && typeof data.url !== 'string';

const oneLine = (s: string) => s.replace(/[^\S\u00a0]+/g, ' ').trim();

/** The line that a list shows; the kind itself when its text cannot be said. */
export function subjectOf({ kind, lang, data }: Pick<Writing, 'kind' | 'lang' | 'data'>): string {
  try {
    return plainly(oneLine(speak(lang)(`MAIL.${kind}.SUBJECT`, data)));
  } catch {
    return kind;
  }
}

const apiOf = (portalUrl: string, token: string) => `${portalUrl}/api/v2/unsubscribe/${token}`;
/** Whoever reads the mail may have no language of their own in the browser: the page opens in that of the mail. */
const pageOf = (portalUrl: string, token: string, lang: Writing['lang']) =>
  urlOf(portalUrl, outboxLinks.unsubscribe(token), lang === 'en' ? { lang } : {});

/** What stands behind the at-sign of the ids of mails. */
export const hostOf = (url: string) => new URL(url).hostname.replace(/^\[|\]$/g, '');

/** Headers by which a mail program offers to leave the list with one click (RFC 8058). */
function leavingOf({ secret }: Pick<Writing, 'secret'>, portalUrl: string): Record<string, string> {
  if (!secret?.unsubscribe) return {};
  return {
    'List-Unsubscribe': `<${apiOf(portalUrl, secret.unsubscribe)}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}

/**
 * Headers by which a mail program keeps mails of one thing together: all answer one beginning, which never was a mail itself, so
 * whoever comes later is in the same thread.
 */
function threadOf({ data }: Pick<Writing, 'data'>, portalUrl: string): Record<string, string> {
  if (typeof data.thread !== 'string') return {};
  const beginning = `<${data.thread}@${hostOf(portalUrl)}>`;
  return { 'In-Reply-To': beginning, References: beginning };
}

export const headersOf = (mail: Pick<Writing, 'secret' | 'data'>, portalUrl: string): Record<string, string> => ({
  ...leavingOf(mail, portalUrl),
  ...threadOf(mail, portalUrl),
});

/** What a digest lists; kept as one text, because arguments of texts are plain. */
const listOf = ({ list }: MailData): Listed[] => (typeof list === 'string' ? (JSON.parse(list) as Listed[]) : []);

function saidOf({ kind, lang, data: kept, secret, houseName, recipient }: Writing, portalUrl: string): Said {
  const data = { ...kept, ...secret?.words };
  const say = speak(lang);
  const button = `MAIL.${kind}.ACTION`;
  const asked = say.has(button) ? say(button as TextKey, data) : null;
  const url = secret?.url ?? (typeof data.url === 'string' ? data.url : null);
  const body = say(`MAIL.${kind}.TEXT`, data).split(/\n{2,}/);
  return {
    lang,
    heading: oneLine(say(`MAIL.${kind}.SUBJECT`, data)),
    houseName,
    paragraphs: body.map((p) => p.trim()).filter(Boolean),
    action: url ? asked : null,
    url: asked ? url : null,
    // A link with a token of its own asks nobody to sign in.
    opens: asked && url && recipient && !secret?.url ? urlFor(url, recipient) : null,
    code: secret?.code ?? null,
    linkHint: say('LETTER.LINK'),
    codeHint: say('LETTER.CODE'),
    footer: say('LETTER.FOOTER', { host: new URL(portalUrl).host }),
    list: listOf(data),
    leave: secret?.unsubscribe
      ? {
          name: say('LETTER.LEAVE', { module: moduleLeft(secret.unsubscribe) }),
          url: pageOf(portalUrl, secret.unsubscribe, lang),
        }
      : null,
  };
}

function plain(said: Said): string {
  const parts = [...(said.houseName ? [said.houseName] : [])];
  if (said.code) parts.push(`${said.codeHint} ${said.code}`);
  parts.push(...said.paragraphs, ...said.list.map((l) => `${l.title}\n${l.detail}\n${l.url}`));
  if (said.action && said.url) parts.push(`${said.action}:\n${said.url}`);
  const leave = said.leave ? `\n\n${said.leave.name}:\n${said.leave.url}` : '';
  parts.push(`-- \n${said.footer}${leave}`);
  return `${parts.join('\n\n')}\n`;
}

/** The mail as text and as HTML with the same content; throws when the kind's text lacks an argument. */
export function write(writing: Writing, portalUrl: string): Written {
  const said = saidOf(writing, portalUrl);
  const attachments = attachedTo(writing.data).map(({ name, type, text }) => ({
    filename: name,
    contentType: type,
    content: text,
  }));
  // Headers are searched, sorted and cut by programs: fixed spaces stay in the letter.
  return { subject: plainly(said.heading), text: plain(said), html: page(said), attachments };
}
