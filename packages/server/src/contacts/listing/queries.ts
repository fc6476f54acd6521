import { and, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod/mini';
import {
  type ContactList,
  type ContactTab,
  contactCategories,
  type contactFilters,
  type contactSorts,
  mostPins,
} from '#contract/contacts/schema.ts';
import type { Db } from '../../base/db/db.ts';
import type { Page } from '../../base/db/paged.ts';
import type { Scope } from '../../base/http/gate.ts';
import { named } from '../../base/search/search.ts';
import { seen } from '../rows/queries.ts';
import { type Contact, contact } from '../rows/tables.ts';

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

const czech = sql.raw('collate "cs-x-icu"');
const name = sql`(case contact.kind when 'company' then contact.company_name else contact.last_name end) ${czech}`;
const first = sql`(contact.first_name) ${czech}`;

/** Pinned ones first, whatever else it is sorted by. */
function sorted(sort: Listing['sort']): SQL {
  const down = sort.startsWith('-') ? sql` desc` : sql``;
  const category = sql`array_position(${sql.param([...contactCategories])}::text[], contact.category)`;
  const by = sort.endsWith('category')
    ? sql`${category}${down}, ${name}, ${first}`
    : sql`${name}${down}, ${first}${down}`;
  return sql`contact.is_pinned desc, ${by}, contact.id`;
}

/** One page of contacts that the asker may see; the last that a call asks for. */
export function listContacts(db: Db, scope: Scope, listing: Listing, { limit, offset }: Page): Promise<Contact[]> {
  const filtered = kept(scope, listing) ?? sql``;
  return db
    .select()
    .from(contact)
    .where(sql`${seen(scope)} and ${inTab[listing.type]}${filtered}`)
    .orderBy(sorted(listing.sort))
    .limit(limit)
    .offset(offset);
}

type Counts = Pick<ContactList, 'allCount' | 'peopleCount' | 'companyCount' | 'total'>;

/** Counts of all types as the asker has them, and of what the filters leave of this one. */
export async function countContacts(db: Db, scope: Scope, listing: Listing): Promise<Counts> {
  const filtered = kept(scope, listing) ?? sql``;
  const { rows } = await db.execute<Counts>(sql`
    select count(*) as "allCount", count(*) filter (where ${inTab.people}) as "peopleCount",
      count(*) filter (where ${inTab.companies}) as "companyCount",
      count(*) filter (where ${inTab[listing.type]}${filtered}) as total
    from contact where ${seen(scope)}`);
  return rows[0] as Counts;
}

/** Pinned contacts that the asker may see, those for emergencies first, each kind in the order it is written down. */
export function pinnedContacts(db: Db, scope: Scope): Promise<Contact[]> {
  return db
    .select()
    .from(contact)
    .where(and(seen(scope), sql`contact.is_pinned`))
    .orderBy(sql`contact.emergency is null, array_position(array['gas', 'lift', 'water', 'drain', 'power', 'heat', 'lock'],
      contact.emergency), ${name}, ${first}, contact.id`)
    .limit(mostPins);
}
