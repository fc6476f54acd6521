import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod/mini';
import {
  type ContactCategory,
  type ContactList,
  type ContactTab,
  contactCategories,
  type contactFilters,
  type contactSorts,
  mostPins,
} from '#contract/contacts/schema.ts';
import type { Db } from '../../base/db/db.ts';
import { type Page, pageOf } from '../../base/db/paged.ts';
import type { Scope } from '../../base/http/gate.ts';
import { named } from '../../base/search/search.ts';
import { seen } from '../rows/queries.ts';
import { type Contact, contact, type Listed } from '../rows/tables.ts';

export type Listing = {
  type: ContactTab;
  sort: (typeof contactSorts)[number];
  filters: z.output<typeof contactFilters>;
  /** Of all of them these alone. */
  ids?: readonly number[] | undefined;
};

const inTab: Record<ContactTab, SQL> = {
  all: sql`true`,
  people: sql`contact.kind = 'person'`,
  companies: sql`contact.kind = 'company'`,
};

/** A fixed menu of filters, so that prepared statements stay a bounded set. */
function kept(scope: Scope, { filters: f, ids }: Pick<Listing, 'filters' | 'ids'>): SQL | undefined {
  const parts: SQL[] = [];
  if (f.text) parts.push(sql` and ${named(scope, 'contact', sql`contact.id`, f.text)}`);
  if (f.category) parts.push(sql` and contact.category = ${f.category}`);
  if (f.visibility) parts.push(sql` and contact.visibility = ${f.visibility}`);
  if (ids) parts.push(sql` and contact.id = any(${sql.param([...ids])}::bigint[])`);
  return parts.length > 0 ? sql.join(parts, sql``) : undefined;
}

/** What lists show of a contact: half of its columns. */
const shown = sql.raw(`select contact.id, contact.kind as type, contact.visibility, contact.category, contact.emergency,
  contact.is_pinned as "isPinned", contact.company_name as "companyName", contact.title_before as "titleBefore",
  contact.first_name as "firstName", contact.last_name as "lastName", contact.title_after as "titleAfter", contact.position,
  contact.company, contact.phones, contact.emails, contact.hours, contact.hours_on_holidays as "hoursOnHolidays"
  from contact`);

const czech = sql.raw('collate "cs-x-icu"');
const name = sql`(case contact.kind when 'company' then contact.company_name else contact.last_name end) ${czech}`;
const first = sql`(contact.first_name) ${czech}`;

/** By name pinned ones first; by category each stands together, in it those for emergencies first, then pinned ones. */
function sorted(sort: Listing['sort']): SQL {
  const down = sort.startsWith('-') ? sql` desc` : sql``;
  if (!sort.endsWith('category')) return sql`contact.is_pinned desc, ${name}${down}, ${first}${down}, contact.id`;
  const category = sql`array_position(${sql.param([...contactCategories])}::text[], contact.category)`;
  return sql`${category}${down}, contact.emergency is null, contact.is_pinned desc, ${name}, ${first}, contact.id`;
}

/** Of all that the asker may see what the listing leaves, in its order. */
const listed = (scope: Scope, listing: Listing): SQL =>
  sql`${seen(scope)} and ${inTab[listing.type]}${kept(scope, listing) ?? sql``} order by ${sorted(listing.sort)}`;

/** One page of contacts that the asker may see, as the list shows them. */
export async function listContacts(db: Db, scope: Scope, listing: Listing, page: Page): Promise<Listed[]> {
  const { rows } = await db.execute<Listed>(sql`${shown} where ${listed(scope, listing)} ${pageOf(page)}`);
  return rows;
}

/** The same, each contact whole. */
export const wholeContacts = (db: Db, scope: Scope, listing: Listing, page: Page): Promise<Contact[]> =>
  db
    .select()
    .from(contact)
    .where(sql`${listed(scope, listing)} ${pageOf(page)}`);

type Counts = Pick<ContactList, 'allCount' | 'peopleCount' | 'companyCount' | 'total' | 'groups'>;
type Counted = { category: ContactCategory; all: number; people: number; kept: number };

/** Counts of all types as the asker has them, and of what the filters leave of this one, also by category. */
export async function countContacts(db: Db, scope: Scope, listing: Listing): Promise<Counts> {
  const filtered = kept(scope, listing) ?? sql``;
  const { rows } = await db.execute<Counted>(sql`
    select contact.category, count(*) as all, count(*) filter (where ${inTab.people}) as people,
      count(*) filter (where ${inTab[listing.type]}${filtered}) as kept
    from contact where ${seen(scope)} group by contact.category`);
  const sum = (of: (row: Counted) => number) => rows.reduce((total, row) => total + of(row), 0);
  return {
    total: sum((r) => r.kept),
    groups: contactCategories.flatMap((category) => {
      const count = rows.find((r) => r.category === category)?.kept ?? 0;
      return count > 0 ? [{ category, count }] : [];
    }),
    allCount: sum((r) => r.all),
    peopleCount: sum((r) => r.people),
    companyCount: sum((r) => r.all - r.people),
  };
}

/** Pinned contacts that the asker may see, those for emergencies first, each kind in the order it is written down. */
export async function pinnedContacts(db: Db, scope: Scope): Promise<Listed[]> {
  const { rows } = await db.execute<Listed>(sql`${shown} where ${seen(scope)} and contact.is_pinned
    order by contact.emergency is null, array_position(array['gas', 'lift', 'water', 'drain', 'power', 'heat', 'lock'],
      contact.emergency), ${name}, ${first}, contact.id limit ${sql.raw(String(mostPins))}`);
  return rows;
}
