import { isEmail } from '../../base/person/email.ts';
import { phone, phoneOf } from '../../base/person/phone.ts';
import type { Contact } from './rules.ts';
import type { ContactField, ContactMapping } from './rules-columns.ts';

/** A value as it is compared and kept: e-mails in small letters, phones with their country. */
export const sameForm = ({ kind, value }: Contact): string =>
  kind === 'email' ? value.trim().toLowerCase() : phoneOf(value);

/** What was to be a contact and is none; `contact` where the column says no more. */
export type Unread = { kind: Contact['kind'] | 'contact'; value: string };
export type CellContacts = { contacts: Contact[]; unread: Unread[] };

const phoneIn = (text: string): string | null => {
  const read = phone.safeParse(text);
  return read.success ? read.data : null;
};

/** Numbers that stand side by side with spaces only ("605 118 274 602 333 444"); null when the digits do not fit. */
function phonesInRun(run: string): string[] | null {
  const alone = phoneIn(run);
  if (alone?.startsWith('+420')) return [alone];
  const found: string[] = [];
  // "001" at the end of a number is no way abroad.
  for (const part of run.trim().split(/\s+(?=\+|00(?:\s|\d{2}))/)) {
    const whole = phoneIn(part);
    if (whole) {
      found.push(whole);
      continue;
    }
    let open = '';
    for (const word of part.split(/\s+/)) {
      open = `${open} ${word}`.trim();
      const read = phoneIn(open);
      // A foreign number has no length by which its end would be known.
      if (!read?.startsWith('+420')) continue;
      found.push(read);
      open = '';
    }
    if (open !== '') return null;
  }
  return found;
}

const digitsIn = (text: string) => text.replace(/\D/g, '').length;

function phonesIn(text: string): CellContacts {
  const read: CellContacts = { contacts: [], unread: [] };
  const take = (run: string): boolean => {
    const found = phonesInRun(run);
    for (const value of found ?? []) read.contacts.push({ kind: 'phone', value });
    return found !== null;
  };
  // Words tell numbers apart as separators do: "mobil 605 118 274, byt 222 333 444", "605 118 274 (Jan)".
  for (const piece of text.split(/[^\d\s+().\-/]+|\s[-–]\s/)) {
    const bare = piece.replace(/^[\s().\-/]+|[\s(.\-/]+$/g, '');
    // A slash inside one number ("605/118 274") or between two.
    if (digitsIn(bare) === 0 || take(bare.replace(/\s*\/\s*/g, ' '))) continue;
    for (const part of bare.split('/')) {
      if (digitsIn(part) < 3 || take(part)) continue;
      read.unread.push({ kind: 'phone', value: part.trim() });
    }
  }
  return read;
}

/**
 * E-mails and phones in one cell, whatever stands between them (comma, semicolon, slash, line end, the portal's own /&/);
 * each is known by its look, not by its column. `unread` holds what looks like a contact and is none.
 */
export function contactsIn(cell: string): CellContacts {
  const text = cell.replaceAll('/&/', ' ; ').replace(/mailto:/gi, ' ');
  const words = text.split(/([\s,;|/<>()"]+)/);
  const mails = words.filter((w) => w.includes('@')).map((w) => w.replace(/^['.:]+|['.:]+$/g, '').toLowerCase());
  const rest = words.map((w) => (w.includes('@') ? ' ; ' : w)).join('');
  const numbers = phonesIn(rest);
  return {
    contacts: [...mails.filter(isEmail).map((value) => ({ kind: 'email' as const, value })), ...numbers.contacts],
    unread: [
      ...mails.filter((m) => !isEmail(m)).map((value) => ({ kind: 'email' as const, value })),
      ...numbers.unread,
    ],
  };
}

/** An address whose at-sign was left out or written by a word. */
const likeAddress = /^[^\s@]+\.[a-z]{2,}$/i;

/** The cell of a column of contacts: whatever of it is no contact is told, so that nothing vanishes. */
function contactsOf(cell: string, kind: Unread['kind']): CellContacts {
  const { contacts, unread } = contactsIn(cell);
  const lost = cell.split(/[\s,;|<>"]+/).filter((w) => likeAddress.test(w) && !w.includes('@'));
  const all: Unread[] = [...unread, ...lost.map((value) => ({ kind: 'email' as const, value }))];
  if (contacts.length + all.length === 0) all.push({ kind, value: cell.trim().slice(0, 200) });
  return { contacts, unread: all };
}

/** A row of the list: who it is about in the file's words, and what it gives. `at` is the row's number in the file. */
export type ContactRow = CellContacts & { at: number; unit: string; name: string };

/** The rows as the mapping reads them; empty ones are left out. `first` is the number of the first row under the header. */
export function readContacts(
  rows: readonly (readonly string[])[],
  mapping: ContactMapping,
  first: number,
): ContactRow[] {
  return rows.flatMap((row, i) => {
    const cells = (...fields: ContactField[]) =>
      fields.flatMap((f) => row.filter((cell, at) => mapping[at] === f && cell !== ''));
    const read = (['email', 'phone', 'contact'] as const).flatMap((f) => cells(f).map((cell) => contactsOf(cell, f)));
    const byForm = new Map(read.flatMap((r) => r.contacts).map((c) => [`${c.kind}:${c.value}`, c]));
    const unread = read.flatMap((r) => r.unread);
    if (byForm.size + unread.length === 0) return [];
    const name = cells('name')[0] ?? cells('lastName', 'firstName').join(' ');
    return [{ at: first + i, unit: cells('unitNumber')[0] ?? '', name, contacts: [...byForm.values()], unread }];
  });
}
