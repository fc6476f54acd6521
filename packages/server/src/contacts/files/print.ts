import { nameOfContact, personAt, showNumber } from '#contract/contacts/rules.ts';
import { timesIn, weekDays } from '#contract/contacts/rules-hours.ts';
import type { Locale } from '#contract/texts/catalog.ts';
import type { Bytes } from '../../base/http/handler.ts';
import { allRows, plain, xlsx } from '../../base/sheets/spreadsheet.ts';
import { escaped } from '../../base/text/content-lines.ts';
import { plainly, type Say, speak } from '../../base/text/speak.ts';
import { cardsFile, cardText } from '../../base/text/vcard.ts';
import type { Contact } from '../rows/tables.ts';

type Part = (page: number) => Promise<Contact[]>;
/** A contact as the reader has it: without notes where they are closed to them. */
type Read = { lang: Locale; notes: boolean };

const heads = [
  ...(['NAME', 'TYPE', 'CATEGORY', 'POSITION', 'COMPANY', 'PERSON', 'PHONES', 'EMAILS', 'ADDRESS'] as const),
  ...(['HOURS', 'WEB', 'ICO', 'DIC', 'DATA_BOX'] as const),
];

const addressOf = (c: Contact) => [c.street, [c.post, c.town].filter(Boolean).join(' ')].filter(Boolean).join(', ');

/** Days on which somebody is there, with their hours. */
const hoursIn = (say: Say, { hours }: Contact): string =>
  weekDays
    .flatMap((day, i) => {
      const times = timesIn(hours[i] ?? '').map((pair) => pair.join('–'));
      return times.length > 0 ? [`${say(`CONTACTS.HOURS.DAYS.${day}`)} ${times.join(', ')}`] : [];
    })
    .join('; ');

function cellsOf(say: Say, c: Contact): string[] {
  return [
    ...[
      nameOfContact(c),
      say(`CONTACTS.TYPES.${c.type}`),
      plainly(say(`CONTACTS.CATEGORIES.${c.category}`)),
      c.position,
    ],
    ...[c.company, c.type === 'company' ? (personAt(c) ?? '') : ''],
    c.phones.map((p) => showNumber(p.value)).join(', '),
    c.emails.map((e) => e.value).join(', '),
    ...[addressOf(c), hoursIn(say, c), c.web, c.ico, c.dic, c.dataBox],
  ];
}

/** The list as XLSX, phones of one contact in one cell. */
export async function contactsSheet({ lang, notes }: Read, part: Part): Promise<Bytes> {
  const say = speak(lang);
  const head = [...heads, ...(notes ? (['NOTES'] as const) : [])].map((name) => say(`CONTACTS.EXPORT.${name}`));
  const rows = [];
  for await (const c of allRows(part)) rows.push([...cellsOf(say, c), ...(notes ? [c.notes] : [])].map(plain));
  return xlsx(say('CONTACTS.EXPORT.FILE'), head, rows);
}

const has = (value: string, line: string) => (value === '' ? [] : [line]);
/** What a line is for, as cards say it. */
const kinds = { work: 'WORK', emergency: 'WORK,PREF', private: 'HOME', invoices: 'WORK' } as const;
const kindOf = ({ word }: Contact['phones'][number]) => (word ? kinds[word] : 'WORK');

/**
 * One contact as a vCard 3.0 (RFC 2426), which phones and mail programs of all ages read. An address of pages is no text there,
 * yet some readers cut it at a comma as if it were.
 */
export function cardOf(c: Contact, { lang, notes }: Read): string {
  const isCompany = c.type === 'company';
  const name = [c.lastName, c.firstName, '', c.titleBefore, c.titleAfter].map(escaped).join(';');
  const firm = isCompany ? c.companyName : c.company;
  return cardText('3.0', [
    `FN:${escaped(nameOfContact(c))}`,
    // Of a firm without anybody named the standard still asks for a name.
    `N:${isCompany && c.lastName === '' ? `${escaped(c.companyName)};;;;` : name}`,
    ...has(firm, `ORG:${escaped(firm)}`),
    ...has(c.position, `TITLE:${escaped(c.position)}`),
    ...c.phones.map((p) => `TEL;TYPE=${kindOf(p)},VOICE:${escaped(p.value)}`),
    ...c.emails.map((e) => `EMAIL;TYPE=INTERNET,${kindOf(e)}:${escaped(e.value)}`),
    ...has(addressOf(c), `ADR;TYPE=WORK:;;${[c.street, c.town, '', c.post, ''].map(escaped).join(';')}`),
    ...has(c.web, `URL:${c.web.replace(/[,\\]/g, encodeURIComponent)}`),
    `CATEGORIES:${escaped(plainly(speak(lang)(`CONTACTS.CATEGORIES.${c.category}`)))}`,
    ...(notes ? has(c.notes, `NOTE:${escaped(c.notes)}`) : []),
    ...(isCompany ? ['X-ABSHOWAS:COMPANY'] : []),
  ]);
}

/** The contacts as one file of vCards. */
export async function contactCards(read: Read, part: Part): Promise<Bytes> {
  const cards: string[] = [];
  for await (const c of allRows(part)) cards.push(cardOf(c, read));
  return cardsFile(plainly(speak(read.lang)('CONTACTS.EXPORT.FILE')), cards);
}
