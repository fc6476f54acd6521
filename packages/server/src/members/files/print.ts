import { showPhone } from '#contract/base/person/phone.ts';
import { type Fraction, fromText, percent, show } from '#contract/base/shares/fraction.ts';
import type { MemberRow } from '#contract/members/schema.ts';
import type { Locale } from '#contract/texts/catalog.ts';
import type { Bytes } from '../../base/http/handler.ts';
import { allRows, amount, plain, xlsx } from '../../base/sheets/spreadsheet.ts';
import { escaped } from '../../base/text/content-lines.ts';
import { speak } from '../../base/text/speak.ts';
import { cardsFile, cardText } from '../../base/text/vcard.ts';
import type { Reach } from './queries.ts';

export type Line = MemberRow & { reach: Reach; roleName: string };
type Part = (page: number) => Promise<Line[]>;

const share = (of: string | null): Fraction | null => (of ? fromText(of) : null);

const heads = ['NAME', 'ROLE', 'UNITS', 'SHARE', 'PERCENT', 'EMAILS', 'PHONES', 'ACCESS'] as const;

/** The list as XLSX, contacts of one person in one cell. */
export async function membersSheet(lang: Locale, part: Part): Promise<Bytes> {
  const say = speak(lang);
  const head = heads.map((name) => say(`MEMBERS.EXPORT.${name}`));
  const rows = [];
  for await (const m of allRows(part)) {
    const whole = share(m.share);
    rows.push([
      plain(m.full_name),
      plain(m.roleName),
      plain(m.rooms.map((r) => r.number).join(', ')),
      plain(whole ? show(whole) : ''),
      amount(whole && percent(whole, 4)),
      plain(m.reach.emails.join(', ')),
      plain(m.reach.phones.map(showPhone).join(', ')),
      plain(m.access ? say(`MEMBERS.EXPORT.ACCESSES.${m.access}`) : ''),
    ]);
  }
  return xlsx(lang === 'cs' ? 'sousede' : 'neighbours', head, rows);
}

/** One person as a vCard 4.0 (RFC 6350): name, organisation, e-mails, phones, role in the house. */
export function cardOf(m: Line, house: string): string {
  const name = [m.lastName, m.firstName, '', m.titleBefore, m.titleAfter].map((s) => escaped(s ?? '')).join(';');
  return cardText('4.0', [
    `KIND:${m.isCompany ? 'org' : 'individual'}`,
    `FN:${escaped(m.full_name)}`,
    ...(m.isCompany ? [] : [`N:${name}`]),
    ...(m.isCompany ? [`ORG:${escaped(m.companyName ?? '')}`] : []),
    ...m.reach.emails.map((e) => `EMAIL:${escaped(e)}`),
    ...m.reach.phones.map((p) => `TEL;VALUE=uri:tel:${p}`),
    `ROLE:${escaped(m.roleName)}`,
    `NOTE:${escaped([house, ...m.rooms.map((r) => r.number)].join(', '))}`,
  ]);
}

/** The list as one file of vCards, which phones and mail programs take into their contacts. */
export async function memberCards(lang: 'cs' | 'en', house: string, part: Part): Promise<Bytes> {
  const cards: string[] = [];
  for await (const m of allRows(part)) cards.push(cardOf(m, house));
  return cardsFile(lang === 'cs' ? 'sousede' : 'neighbours', cards);
}
