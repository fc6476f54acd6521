import { sql } from 'drizzle-orm';
import { mostFound } from '#contract/base/search.ts';
import { type FoundGroup, type GroupName, groupNames, moduleOfGroup, type RowOf } from '#contract/home/schema.ts';
import type { Db } from '../base/db/db.ts';
import { may, type Scope } from '../base/http/gate.ts';
import { findEntries } from '../base/search/search.ts';
import { findContacts } from '../contacts/listing/queries-found.ts';
import { findDiscussions } from '../discussion/listing/queries-found.ts';
import { findDocuments, findFolders } from '../documents/listing/queries-found.ts';
import { findMembers } from '../members/listing/queries-found.ts';
import { findMessages } from '../messages/listing/queries-found.ts';
import { findReports } from '../reports/listing/queries-found.ts';
import { findVotes } from '../votes/queries-found.ts';

type Find<G extends GroupName> = (db: Db, scope: Scope, asked: string, now: Date) => Promise<RowOf<G>[]>;

/** How each kind is found: as its own call does. */
const finders: { [G in GroupName]: Find<G> } = {
  rooms: (db, scope, asked) => findEntries(db, scope, 'rooms', asked),
  members: findMembers,
  discussion: findDiscussions,
  vote: findVotes,
  messages: findMessages,
  folders: findFolders,
  documents: findDocuments,
  reports: findReports,
  contact: findContacts,
};

type Asking = { db: Db; scope: Scope; now: Date; asked: string };
type All = { groups: FoundGroup[]; silent: GroupName[] };

async function groupOf(name: GroupName, { db, scope, now, asked }: Asking): Promise<FoundGroup> {
  const rows = await finders[name](db, scope, asked, now);
  return { noun: name, rows, more: rows.length >= mostFound } as FoundGroup;
}

/** One kind after another, each by itself: what one breaks is taken back, and it is named. */
async function oneByOne(at: Asking, names: readonly GroupName[], broken: (name: GroupName) => void): Promise<All> {
  const all: All = { groups: [], silent: [] };
  for (const name of names) {
    await at.db.execute(sql`savepoint kind`);
    try {
      all.groups.push(await groupOf(name, at));
    } catch {
      await at.db.execute(sql`rollback to savepoint kind`);
      all.silent.push(name);
      broken(name);
    }
  }
  return all;
}

/**
 * What the asker finds, kinds without a match left out. All kinds are asked at once, so that their statements travel
 * together; only when one of them breaks, which ends the others too, is each asked alone.
 */
export async function findAll(at: Asking, broken: (name: GroupName) => void): Promise<All> {
  const names = groupNames.filter((name) => may(at.scope, moduleOfGroup(name), 'r'));
  await at.db.execute(sql`savepoint kinds`);
  const answers = await Promise.allSettled(names.map((name) => groupOf(name, at)));
  const came = answers.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  const all: All = { groups: came, silent: [] };
  const isWhole = came.length === names.length;
  if (!isWhole) await at.db.execute(sql`rollback to savepoint kinds`);
  const { groups, silent } = isWhole ? all : await oneByOne(at, names, broken);
  return { groups: groups.filter(({ rows }) => rows.length > 0), silent };
}
