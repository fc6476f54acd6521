import { and, eq, isNull, sql } from 'drizzle-orm';
import type { WayStep } from '#contract/activation/rules-letters.ts';
import type { Ways } from '#contract/activation/schema-letters.ts';
import type { Db } from '../base/db/db.ts';
import type { Scope } from '../base/http/gate.ts';
import { type NameColumns, nameOf } from '../base/people/people.ts';
import { invitationLetter as letter } from './tables.ts';

type Made = Pick<typeof letter.$inferInsert, 'memberId' | 'nonce' | 'codeHash' | 'createdAt' | 'expiresAt'>;

/** Makes letters; earlier ones of the same people open nothing any more. Answers their ids. */
export async function addLetters(db: Db, scope: Scope, made: readonly Made[], now: Date): Promise<number[]> {
  const people = made.map((one) => one.memberId);
  await db
    .update(letter)
    .set({ endedAt: now, endedBy: scope.memberId, endWhy: 'renewed' })
    .where(
      and(
        eq(letter.svjId, scope.svjId),
        sql`${letter.memberId} = any(${sql.param(people)}::bigint[])`,
        isNull(letter.endedAt),
      ),
    );
  const rows = await db
    .insert(letter)
    .values(made.map((one) => ({ ...one, svjId: scope.svjId, createdBy: scope.memberId })))
    .returning({ id: letter.id });
  return rows.map(({ id }) => id as number);
}

type Printed = NameColumns & { nonce: Buffer; expires_at: string };

/** Letters that still open, with whom they are for, in the order of names. */
export async function lettersToPrint(db: Db, scope: Scope, ids: readonly number[], now: Date) {
  const { rows } = await db.execute<Printed>(sql`
    select l.nonce, l.expires_at, m.id, m.kind, m.title_before, m.first_name, m.last_name, m.title_after, m.company_name
    from invitation_letter l join member m on m.svj_id = l.svj_id and m.id = l.member_id
    where l.svj_id = ${scope.svjId} and l.id = any(${sql.param([...ids])}::bigint[])
      and l.ended_at is null and l.expires_at > ${now}
    order by coalesce(m.company_name, m.last_name), m.first_name, m.id`);
  return rows.map((row) => ({ name: nameOf(row).full_name, nonce: row.nonce, expiresAt: new Date(row.expires_at) }));
}

/** Across associations: which letter the code opens. */
export async function letterOf(db: Db, codeHash: Buffer) {
  const [row] = await db
    .select({ svjId: letter.svjId, id: letter.id, memberId: letter.memberId })
    .from(letter)
    .where(eq(letter.codeHash, codeHash));
  return row;
}

/** Of `m`: nobody comes in by a letter of theirs, or they are in already. */
const isShut = sql`(m.archived_at is not null or m.died_on is not null or m.erased_at is not null or (m.has_access and m.is_active))`;

/** Whom the letter is for. */
export async function letterFor(db: Db, scope: Scope, id: number): Promise<number | undefined> {
  const [row] = await db
    .select({ memberId: letter.memberId })
    .from(letter)
    .where(and(eq(letter.svjId, scope.svjId), eq(letter.id, id)));
  return row?.memberId;
}

/** The letter with what decides whether it opens, held until the end of the transaction. */
export async function heldLetter(db: Db, scope: Scope, id: number) {
  const { rows } = await db.execute<{
    member_id: number;
    email: string | null;
    asked_count: number;
    ended: boolean;
    expires_at: string;
    shut: boolean;
    house: string;
  }>(sql`
    select l.member_id, l.email, l.asked_count, l.ended_at is not null as ended, l.expires_at, s.name as house,
      ${isShut} as shut
    from invitation_letter l
    join member m on m.svj_id = l.svj_id and m.id = l.member_id
    join svj s on s.id = l.svj_id
    where l.svj_id = ${scope.svjId} and l.id = ${id}
    for update of l`);
  return rows[0];
}

export async function keepAddress(db: Db, scope: Scope, id: number, email: string, now: Date): Promise<void> {
  await db
    .update(letter)
    .set({ email, askedAt: now, askedCount: sql`${letter.askedCount} + 1` })
    .where(and(eq(letter.svjId, scope.svjId), eq(letter.id, id)));
}

export async function endLetter(db: Db, scope: Scope, id: number, why: 'approved' | 'refused', now: Date) {
  await db
    .update(letter)
    .set({ endedAt: now, endedBy: scope.memberId, endWhy: why })
    .where(and(eq(letter.svjId, scope.svjId), eq(letter.id, id)));
}

/** How many typed an address and wait for the committee; who is in, or gone, waits no more. */
export async function countAsked(db: Db, scope: Scope): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(sql`
    select count(*) as n from invitation_letter l join member m on m.svj_id = l.svj_id and m.id = l.member_id
    where l.svj_id = ${scope.svjId} and l.ended_at is null and l.asked_at is not null and not ${isShut}`);
  return rows[0]?.n ?? 0;
}

/** Lines of one list that are shown. */
const mostShown = 500;

type WayRow = NameColumns & {
  step: WayStep;
  has_email: boolean;
  letter_id: number | null;
  letter_email: string | null;
  asked_at: string | null;
  letter_until: string | null;
};

const isIn = (row: WayRow): boolean => row.step === 'in';

/** How people of the house who may come in have got, by their links and letters that still open; firms are not counted nor missed. */
export async function waysOf(db: Db, scope: Scope, now: Date): Promise<Ways> {
  const { rows } = await db.execute<WayRow>(sql`
    select m.id, m.kind, m.title_before, m.first_name, m.last_name, m.title_after, m.company_name,
      case when m.has_access and m.is_active then 'in' when i.opened_at is not null or l.asked_at is not null then 'opened'
        when i.id is not null or l.id is not null then 'invited' else 'none' end as step,
      exists (select from member_contact c where c.svj_id = m.svj_id and c.member_id = m.id and c.kind = 'email') as has_email,
      l.id as letter_id, l.email as letter_email, l.asked_at, l.expires_at as letter_until
    from member m
    left join invitation i on i.svj_id = m.svj_id and i.member_id = m.id and i.used_at is null and i.voided_at is null
      and i.expires_at > ${now}
    left join invitation_letter l on l.svj_id = m.svj_id and l.member_id = m.id and l.ended_at is null
      and (l.expires_at > ${now} or l.asked_at is not null)
    where m.svj_id = ${scope.svjId} and m.archived_at is null and m.erased_at is null and m.died_on is null
    order by coalesce(m.company_name, m.last_name), m.first_name, m.id`);
  const people = rows.map((row) => ({ row, id: row.id, full_name: nameOf(row).full_name }));
  const isAt = (row: WayRow, step: WayStep) => row.step === step && row.kind === 'person';
  const countOf = (step: WayStep) => rows.filter((row) => isAt(row, step)).length;
  return {
    counts: { none: countOf('none'), invited: countOf('invited'), opened: countOf('opened'), in: countOf('in') },
    waiting: people
      .flatMap(({ row, id, full_name }) =>
        row.letter_id !== null && row.letter_email !== null && row.asked_at !== null && !isIn(row)
          ? [
              {
                id,
                full_name,
                letterId: row.letter_id,
                email: row.letter_email,
                askedAt: new Date(row.asked_at).toISOString(),
              },
            ]
          : [],
      )
      .slice(0, mostShown),
    forgotten: people
      .filter(({ row }) => isAt(row, 'none'))
      .slice(0, mostShown)
      .map(({ row, id, full_name }) => ({ id, full_name, hasEmail: row.has_email })),
    letters: people
      .flatMap(({ row, id, full_name }) =>
        row.letter_until !== null && row.asked_at === null && !isIn(row)
          ? [{ id, full_name, expiresAt: new Date(row.letter_until).toISOString() }]
          : [],
      )
      .slice(0, mostShown),
  };
}
