import { sql } from 'drizzle-orm';
import type { z } from 'zod/mini';
import { isShortNumber, nameOfContact, personAt, showNumber } from '#contract/contacts/rules.ts';
import type { FoundContact } from '#contract/contacts/schema.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import { findEntries, keepEntry } from '../../base/search/search.ts';
import { speak } from '../../base/text/speak.ts';
import { seen } from '../rows/queries.ts';
import type { Contact } from '../rows/tables.ts';

/** At most 20 contacts that hold the text, of those the asker may see. */
export async function findContacts(db: Db, scope: Scope, asked: string): Promise<z.output<typeof FoundContact>[]> {
  const only = sql`(search_entry.id in (select contact.id from contact where ${seen(scope)})) is true`;
  const found = await findEntries(db, scope, 'contact', asked, { only });
  const ids = found.map((row) => row.id);
  const { rows } = await db.execute<{ id: number; kind: 'person' | 'company' }>(sql`
    select id, kind from contact where svj_id = ${scope.svjId} and id = any(${sql.param(ids)}::bigint[])`);
  const types = new Map(rows.map((r) => [r.id, r.kind]));
  return found.map((row) => ({ ...row, type: types.get(row.id) ?? 'company' }));
}

/** A number as it is kept, as it is read, and without its country. */
const numbersOf = (phone: string): string[] =>
  isShortNumber(phone) ? [phone] : [phone, showNumber(phone), phone.replace(/^\+420/, '')];

/** Keeps what the contact is found by: everything that whoever sees it may read. Notes are not among it. */
export async function keepFound(db: Db, scope: Scope, c: Contact): Promise<void> {
  const categories = (['cs', 'en'] as const).map((lang) => speak(lang)(`CONTACTS.CATEGORIES.${c.category}`));
  const words = [
    ...[personAt(c) ?? '', c.company, c.ico, c.dic, c.dataBox, c.town, ...categories],
    ...c.emails.map((e) => e.value),
    ...c.phones.flatMap((p) => numbersOf(p.value)),
  ];
  const detail = [c.position, c.company].filter(Boolean).join(', ') || null;
  await keepEntry(db, scope, { noun: 'contact', id: c.id, title: nameOfContact(c), detail, words: words.join(' ') });
}
