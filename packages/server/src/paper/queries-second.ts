import { and, eq, sql } from 'drizzle-orm';
import { defaultRoles, holds, type Rights, type RoleId } from '#contract/access.ts';
import { showsAnswers } from '#contract/answers/rules.ts';
import { none } from '#contract/base/noun/define-noun.ts';
import { secondUntil } from '#contract/motions/rules-papers.ts';
import type { Taker } from '#contract/paper/schema.ts';
import type { Refusal } from '#contract/refusals.ts';
import type { SecondKind } from '#contract/second/rules.ts';
import { ownSeats } from '../answers/queries.ts';
import type { Db } from '../base/db/db.ts';
import type { FileGuard } from '../base/files/file-handlers.ts';
import { may, type Scope } from '../base/http/gate.ts';
import { type NameColumns, nameOf } from '../base/people/people.ts';
import { type Vote, voteSeen } from '../motions/queries.ts';
import { courseOf } from '../motions/queries-course.ts';
import { secondNow } from '../second/steps.ts';
import { isOfFormer, type PaperRow } from './counting/queries.ts';
import { peopleOfSeat } from './counting/queries-course.ts';
import { votePaper } from './counting/tables.ts';

type Officer = NameColumns & { role: RoleId | null; rights: Rights | null };

/** Who signs in here and administers votes, or sits in the audit group. */
async function officers(db: Db, scope: Scope): Promise<(Taker & { administers: boolean; audits: boolean })[]> {
  const { rows } = await db.execute<Officer>(sql`
    select m.id, m.kind, m.title_before, m.first_name, m.last_name, m.title_after, m.company_name, m.role, r.rights
    from member m left join custom_role r on r.svj_id = m.svj_id and r.id = m.custom_role_id
    where m.svj_id = ${scope.svjId} and m.account_id is not null and m.has_access and m.is_active
      and m.archived_at is null
    order by m.id`);
  return rows
    .map((m) => {
      const role = defaultRoles[m.role ?? 'neighbour'];
      const administers = holds(m.rights ?? role.rights, 'vote', 'rw');
      return { id: m.id, full_name: nameOf(m).full_name, administers, audits: role.group === 'audit' };
    })
    .filter((m) => m.administers || m.audits);
}

/** Members who may have taken a paper that was handed in. */
export const takersOf = async (db: Db, scope: Scope): Promise<Taker[]> =>
  (await officers(db, scope)).map(({ id, full_name }) => ({ id, full_name }));

/** Nobody confirms what they wrote down themselves, or a paper of their own seat. */
export const barredFrom = async (db: Db, scope: Scope, p: PaperRow): Promise<number[]> => [
  ...new Set([p.recordedBy, ...(await peopleOfSeat(db, scope, p.seatId))]),
];

/** As what the asker may confirm the paper now; null when they may not. */
export async function secondAsOf(db: Db, scope: Scope, p: PaperRow, now: Date): Promise<SecondKind | null> {
  const barred = await barredFrom(db, scope, p);
  const act = { kind: 'paper', subjectId: p.id, voteId: p.voteId, barred, atOnce: p.handedIn !== null } as const;
  return secondNow({ db, scope, now }, act);
}

/** Papers of all associations that wait in running votes without anybody asked, as after a merge; call it across them. */
export async function papersToAskFor(db: Db): Promise<{ svj_id: number; id: number }[]> {
  const { rows } = await db.execute<{ svj_id: number; id: number }>(sql`
    select p.svj_id, p.id from vote_paper p
    join vote v on v.svj_id = p.svj_id and v.id = p.vote_id and v.status = 'run'
    where not p.counts and p.void_at is null and p.confirmed_at is null and not exists (select from second_act a
      where a.svj_id = p.svj_id and a.kind = 'paper' and a.subject_id = p.id and a.state = 'waits')
    order by p.svj_id, p.id limit 500`);
  return rows;
}

/** Why the asker cannot confirm the paper now; null when they can. */
export async function whyNotConfirm(db: Db, scope: Scope, v: Vote, p: PaperRow, now: Date): Promise<Refusal | null> {
  if (v.status !== 'run') return 'VOTE.ERRORS.NOT_RUNNING';
  if (p.voidAt !== null) return 'VOTE_PAPER.ERRORS.SETTLED';
  if (p.confirmedBy !== null) return 'VOTE_PAPER.ERRORS.ALREADY_CONFIRMED';
  if (p.recordedBy === scope.memberId) return 'VOTE_PAPER.ERRORS.SAME_PERSON';
  const until = secondUntil(p, await courseOf(db, scope, v));
  if (until !== null && until <= now) return 'VOTE_PAPER.ERRORS.SECOND_LATE';
  return (await secondAsOf(db, scope, p, now)) === null ? 'VOTE_PAPER.ERRORS.NOT_SECOND' : null;
}

/**
 * How the asker sees what the paper says: as it is (`open`), only when they ask for it, and that is written down (`veiled`:
 * who recorded it while it waits, and who may confirm it), or not at all.
 */
export async function sightOf(
  db: Db,
  scope: Scope,
  v: Vote,
  p: PaperRow,
  { mine, now }: { mine: ReadonlySet<number>; now: Date },
): Promise<'open' | 'veiled' | 'nothing'> {
  if (mine.has(p.seatId) && !(await isOfFormer(db, scope, p.id))) return 'open';
  const administers = may(scope, 'vote', 'rw');
  if (administers && showsAnswers(v, { administers }, now)) return 'open';
  const writes = p.recordedBy === scope.memberId && !p.counts && p.voidAt === null && v.status === 'run';
  if (!writes && (await whyNotConfirm(db, scope, v, p, now)) !== null) return 'nothing';
  return showsAnswers(v, { administers }, now) ? 'open' : 'veiled';
}

/** Photographs are seen by the owners of the seat, and by whoever may see what the paper says. */
export const paperFiles: FileGuard = {
  async sees(db, scope, ownerId, now) {
    if (!may(scope, 'vote', 'r')) return 'nothing';
    const [row] = await db
      .select()
      .from(votePaper)
      .where(and(eq(votePaper.svjId, scope.svjId), eq(votePaper.id, ownerId)));
    if (!row) return 'nothing';
    const mine = await ownSeats(db, scope, row.voteId);
    const sight = await sightOf(db, scope, await voteSeen(db, scope, row.voteId), row, { mine, now });
    return sight === 'nothing' ? 'nothing' : 'all';
  },
  mayChange: async () => false,
  hasForm: (scope) => (may(scope, 'vote', 'rw') ? 'all' : null),
  uses: none('no document is chosen for a photograph of a paper'),
};
