import { type SQL, sql } from 'drizzle-orm';
import { bigint, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { Overtaken, Overtaker } from '#contract/base/calls/envelope.ts';
import { storedAt } from '#contract/base/calls/ids.ts';
import { Refused } from '#contract/refusals.ts';
import type { DeedName } from '#contract/texts/deeds.ts';
import type { Db } from '../db/db.ts';
import { isOfCommittee, may, type Scope } from '../http/gate.ts';

const ref = (name: string) => bigint(name, { mode: 'number' });

export const activity = pgTable('activity', {
  svjId: ref('svj_id').notNull(),
  id: ref('id').generatedAlwaysAsIdentity(),
  at: timestamp('at', { withTimezone: true, mode: 'date' }).notNull(),
  memberId: ref('member_id'),
  accountId: ref('account_id'),
  noun: text('noun').notNull(),
  nounId: ref('noun_id'),
  verb: text('verb').notNull(),
  detail: jsonb('detail').$type<Record<string, unknown>>().notNull().default({}),
});

/** Whatever is written down has its text: nouns and verbs are those of the catalogue. */
type Deed = DeedName & { nounId: number | null; detail?: Record<string, unknown> };

type ToMany<D> = D extends Deed ? Omit<D, 'nounId'> & { ids: readonly number[] } : never;

/** Writes down what was done and by whom, in the transaction of the deed; answers its id. */
export async function record(db: Db, scope: Scope, now: Date, deed: Deed): Promise<number> {
  const who = { svjId: scope.svjId, memberId: scope.memberId, accountId: scope.accountId };
  const [row] = await db
    .insert(activity)
    .values({ ...who, at: now, ...deed })
    .returning({ id: activity.id });
  return row?.id as number;
}

/** The same deed done to several, in one statement. */
export async function recordAll(db: Db, scope: Scope, now: Date, { ids, ...deed }: ToMany<Deed>): Promise<void> {
  const who = { svjId: scope.svjId, memberId: scope.memberId, accountId: scope.accountId };
  if (ids.length > 0) await db.insert(activity).values(ids.map((nounId) => ({ ...who, at: now, ...deed, nounId })));
}

/** The same deed done to several, each written down by its own name. */
export async function recordNamed(
  db: Db,
  scope: Scope,
  now: Date,
  deed: DeedName,
  named: readonly { id: number; name: string }[],
): Promise<void> {
  const who = { svjId: scope.svjId, memberId: scope.memberId, accountId: scope.accountId };
  if (named.length === 0) return;
  await db
    .insert(activity)
    .values(named.map(({ id, name }) => ({ ...who, at: now, ...deed, nounId: id, detail: { name } })));
}

type Row = { id: number; at: string; who: string; noun: string; verb: string; detail: Record<string, unknown> };

type LoggedDeed = Pick<Row, 'id' | 'who' | 'noun'> & { at: string; what: string; detail: string | null };

/** Nouns of the log whose names are for who administers their module: some of them are not for everybody. */
const guarded = {
  documents: ['documents', 'folders'],
  events: ['events'],
  discussion: ['discussion'],
  reports: ['report', 'wallNote', 'handover'],
  gallery: ['gallery'],
  contact: ['contacts'],
  survey: ['survey'],
  meetingOwners: ['meetings', 'agenda'],
  cashDesk: ['cashdesk'],
  roomFees: ['accounts', 'prescriptions', 'bank', 'clearances'],
} as const;

/** Some contacts are for the committee's group alone, which a role with a right of its own need not be of. */
const knowsNames = (scope: Scope, module: keyof typeof guarded): boolean =>
  may(scope, module, 'rw') && (module !== 'contact' || isOfCommittee(scope));

/** Of `activity a`: what is told of the deed; what is called by a name that not everybody may know, without it. */
export function toldDetail(scope: Scope): SQL {
  const closed = (Object.keys(guarded) as (keyof typeof guarded)[]).flatMap((m) =>
    knowsNames(scope, m) ? [] : [...guarded[m]],
  );
  if (closed.length === 0) return sql`a.detail`;
  return sql`(case when a.noun = any(${sql.param(closed)}::text[]) then a.detail - '{name,title,changes}'::text[] else a.detail end)`;
}

/** The latest deeds with the names of who did them, at most 20. */
export async function latestActivity(db: Db, scope: Scope): Promise<LoggedDeed[]> {
  const { rows } = await db.execute<Row>(sql`
    select a.id, a.at, a.noun, a.verb, ${toldDetail(scope)} as detail,
      coalesce(m.company_name, nullif(concat_ws(' ', m.first_name, m.last_name), ''), c.name, '') as who
    from activity a
    left join member m on m.svj_id = a.svj_id and m.id = a.member_id
    left join account c on c.id = a.account_id and a.member_id is null
    where a.svj_id = ${scope.svjId}
    order by a.at desc, a.id desc
    limit 20`);
  return rows.map(({ at, verb, detail, ...row }) => ({
    ...row,
    at: new Date(at).toISOString(),
    what: verb,
    detail: Object.keys(detail).length ? JSON.stringify(detail) : null,
  }));
}

/** Deeds that raise the version of a record; what only happens around it (a reminder, a paper) does not. */
const raising = [
  'update',
  'settings',
  'role',
  'publish',
  'archive',
  'restore',
  'census',
  'start',
  'version',
  'older',
  'updateOne',
  'updateNext',
  'deleteOne',
  'deleteNext',
];

type Overtaking = Pick<Overtaker, 'name' | 'sex'> & { at: string; memberId: number | null; accountId: number | null };

/** The refusal of a stale version (409), with whose change came first since the one that was read. */
export async function overtaken(
  db: Db,
  scope: Scope,
  { noun, nounId }: Pick<Deed, 'noun' | 'nounId'>,
  read: string,
): Promise<Refused> {
  const { rows } = await db.execute<Overtaking>(sql`
    select a.at, coalesce(m.id, a.member_id) as "memberId", a.account_id as "accountId", coalesce(m.sex, 'others') as sex,
      coalesce(m.company_name, nullif(concat_ws(' ', m.first_name, m.last_name), ''), '') as name
    from activity a
    left join member d on d.svj_id = a.svj_id and d.id = a.member_id
    left join member m on m.svj_id = d.svj_id and m.id = coalesce(d.merged_into, d.id)
    where a.svj_id = ${scope.svjId} and a.noun = ${noun} and a.noun_id = ${nounId}
      and (a.member_id is not null or a.account_id is not null)
      and a.at > ${storedAt(read) ?? new Date(0)} and a.verb in ${raising}
    order by a.at desc, a.id desc
    limit 1`);
  const [found] = rows;
  const data: Overtaken = { by: found ? overtaker(scope, found) : null };
  return new Refused('BASE.ERRORS.CONFLICT', { data });
}

function overtaker(scope: Scope, { memberId, accountId, name, sex, at }: Overtaking): Overtaker | null {
  const self = memberId === null ? accountId === scope.accountId : memberId === scope.memberId;
  if (memberId !== null && name === '') return null;
  const who = self ? 'self' : memberId === null ? 'visit' : 'member';
  return { who, name: who === 'member' ? name : '', sex, at: new Date(at).toISOString() };
}
