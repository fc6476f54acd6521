import { Refused } from '#contract/refusals.ts';
import {
  agreesWithin,
  asksVerifiersAtOnce,
  type Candidate,
  type DoorEnd,
  endAtDoor,
  exists,
  fileSuffices,
  missingFrom,
  type SecondAct,
  type SecondKind,
  sameHourLater,
  secondAs,
  turnOf,
  turnsOf,
  verifiersFrom,
  whyNotSecond,
} from '#contract/second/rules.ts';
import type { ActKind, SecondState } from '#contract/second/schema.ts';
import type { Db } from '../base/db/db.ts';
import type { Scope } from '../base/http/gate.ts';
import type { Portal } from '../base/http/handler.ts';
import { tellSecond, tellVerifiers } from './notices.ts';
import * as q from './queries.ts';
import { peopleAtDoor } from './queries-room.ts';
import * as v from './queries-verifiers.ts';

type At = { db: Db; scope: Scope; now: Date };
export type Opening = {
  kind: ActKind;
  subjectId: number;
  voteId: number | null;
  /** What it is about in words, where votes know nothing of its subject. */
  about?: string;
  /** Who wrote the paper, acts by it or gave it. */
  barred: readonly number[];
  onlyVerifier?: boolean;
  afterEnd?: boolean;
  /** Shown at the door of a meeting. */
  atDoor?: boolean;
  /** Who wrote it down; whoever acts now, if left out. */
  askedBy?: number;
};

const groundOf = (act: q.Act): q.Ground => ({ voteId: act.voteId, actId: act.id });

type Seen = { ruled: SecondAct; people: Candidate[] };
const seen = async ({ db, scope }: At, act: q.Act): Promise<Seen> => ({
  ruled: await q.ruledAct(db, scope, act),
  people: await (act.atDoor ? peopleAtDoor : q.candidatesOf)(db, scope, groundOf(act), act.kind),
});

/** The portal asks every member with an account and a seat, once for a vote or for an act outside of votes. */
export async function askVerifiers(at: At, portal: Portal, ground: q.Ground): Promise<Date> {
  const { db, scope, now } = at;
  const before = await v.verifiersAsked(db, scope, ground);
  if (before) return before;
  // Whoever starts it is the one whom somebody else is to stand beside.
  const members = (await v.membersWithSeat(db, scope, ground, now)).filter((id) => id !== scope.memberId);
  const asked = await v.askThem(db, scope, ground, members, null, now);
  await tellVerifiers(db, portal, scope, ground, asked, now);
  return now;
}

/** When a vote begins in a house whose committee and audit are one person, verifiers are asked at once. */
export async function askVerifiersAtStart(at: At, portal: Portal, voteId: number): Promise<void> {
  const ground = { voteId, actId: null };
  const people = await q.candidatesOf(at.db, at.scope, ground, 'proxy');
  if (asksVerifiersAtOnce(people)) await askVerifiers(at, portal, ground);
}

export type Advance = 'waits' | 'alone';

/**
 * Asks whoever's turn it is and has not been asked. Where nobody is left, members are asked to be verifiers; where nobody
 * agreed in time and the signed paper is there, answers `alone`: the noun lets it count without a second person.
 */
export async function advance(at: At, portal: Portal, act: q.Act): Promise<Advance> {
  const { db, scope, now } = at;
  const { ruled, people } = await seen(at, act);
  if (ruled.atDoor) return askInRoom(at, portal, act, { ruled, people });
  if (ruled.atOnce) return askAll(at, portal, act, { ruled, people });
  const turn = turnOf(ruled, people, now);
  if (turn) {
    await q.addParts(db, scope, act.id, turn.kind, turn.toAsk, now);
    await tellSecond(db, portal, scope, act, turn, now);
    const asked = ruled.asked.filter((a) => a.kind === turn.kind && turn.memberIds.includes(a.memberId));
    const last = turn.toAsk.length > 0 ? now : new Date(Math.max(...asked.map((a) => a.at.getTime())));
    await q.changeAct(db, scope, act.id, { nextAt: missingFrom(last) });
    return 'waits';
  }
  // Where nobody is there to be asked, the three days run from when it came to that.
  const verifiersAt = act.verifiersAt ?? (await askVerifiers(at, portal, groundOf(act)));
  const hasFile = await q.hasPaper(db, scope, act);
  const alone = { ...ruled, hasFile, afterEnd: act.afterEnd, verifiersAskedAt: verifiersAt };
  if (fileSuffices(alone, people, now)) {
    await q.changeAct(db, scope, act.id, { verifiersAt, nextAt: now });
    return 'alone';
  }
  const until = sameHourLater(verifiersAt, agreesWithin);
  await q.changeAct(db, scope, act.id, { verifiersAt, nextAt: until > now ? until : null });
  return 'waits';
}

async function askEach(at: At, portal: Portal, act: q.Act, { ruled, people }: Seen): Promise<void> {
  for (const turn of turnsOf(ruled, people, at.now)) {
    await q.addParts(at.db, at.scope, act.id, turn.kind, turn.toAsk, at.now);
    await tellSecond(at.db, portal, at.scope, act, turn, at.now);
  }
}

/** Asks everybody who is in the room, or may be; where nobody is there who could act, members are asked to be verifiers. */
async function askInRoom(at: At, portal: Portal, act: q.Act, found: Seen): Promise<Advance> {
  await askEach(at, portal, act, found);
  const isNobody = turnOf(found.ruled, found.people, at.now) === null;
  const verifiersAt = act.verifiersAt ?? (isNobody ? await askVerifiers(at, portal, groundOf(act)) : null);
  if (verifiersAt !== act.verifiersAt || act.nextAt !== null)
    await q.changeAct(at.db, at.scope, act.id, { verifiersAt, nextAt: null });
  return 'waits';
}

/** What an agent shows at the door is for who is in the room; once they are gone, for everybody again. */
export async function bringToDoor(at: At, portal: Portal, act: q.Act, atDoor: boolean): Promise<void> {
  if (act.atDoor === atDoor) return;
  await q.changeAct(at.db, at.scope, act.id, { atDoor });
  await advance(at, portal, { ...act, atDoor });
}

/** Whoever has come to the meeting since is asked for what waits at its door. */
export async function askAtDoor(at: At, portal: Portal, voteId: number): Promise<void> {
  const acts = (await q.openActsIn(at.db, at.scope, { voteId, actId: null })).filter((act) => act.atDoor);
  for (const act of acts) await advance(at, portal, act);
}

/** What something at the door comes to when the meeting is to decide, by who is in the room now. */
export async function doorEndOf(at: At, act: q.Act): Promise<DoorEnd> {
  const { ruled, people } = await seen(at, { ...act, atDoor: true });
  return endAtDoor({ ...ruled, hasFile: await q.hasPaper(at.db, at.scope, act) }, people);
}

/** Asks all who may be the second person at once; members are asked to be verifiers once nobody else is left to wait for. */
async function askAll(at: At, portal: Portal, act: q.Act, { ruled, people }: Seen): Promise<Advance> {
  const { db, scope, now } = at;
  await askEach(at, portal, act, { ruled, people });
  const from = verifiersFrom(ruled, people, now);
  if (from > now) await q.changeAct(db, scope, act.id, { nextAt: from });
  else
    await q.changeAct(db, scope, act.id, { verifiersAt: await askVerifiers(at, portal, groundOf(act)), nextAt: null });
  return 'waits';
}

/** Opens what waits for a second person and asks the first of them. */
export async function openAct(
  at: At,
  portal: Portal,
  { barred, ...one }: Opening,
): Promise<{ act: q.Act; how: Advance }> {
  const { db, scope, now } = at;
  const act = await q.addAct(db, scope, { askedBy: scope.memberId, ...one, askedAt: now });
  await q.addParts(db, scope, act.id, 'barred', barred, now);
  return { act, how: await advance(at, portal, act) };
}

/** As what the asker may decide the act now; refused with what is missing when they may not. */
export async function secondOf(at: At, act: q.Act): Promise<{ by: number; as: SecondKind }> {
  const { scope, now } = at;
  const { ruled, people } = await seen(at, act);
  const me = people.find((p) => p.memberId === scope.memberId);
  const why = me ? whyNotSecond(me, { ...ruled, people, now }) : whyStranger(scope, ruled);
  if (why) throw new Refused(why);
  return { by: scope.memberId as number, as: secondAs(ruled, people, scope.memberId, now) as SecondKind };
}

const whyStranger = ({ memberId }: Scope, { barred }: SecondAct) => {
  if (memberId === null) return 'SECOND.ERRORS.NO_MEMBER';
  return barred.includes(memberId) ? 'SECOND.ERRORS.BARRED' : 'SECOND.ERRORS.NOBODY_OF_THESE';
};

type Asked = { kind: ActKind; subjectId: number; voteId: number; barred: readonly number[]; atOnce?: boolean };

/**
 * As what the asker may be the second person of something in a vote, asked about or not yet; null when they may not.
 * Whoever has come to be barred since it was asked is named by `barred`.
 */
export async function secondNow({ db, scope, now }: At, { barred, atOnce, ...of }: Asked): Promise<SecondKind | null> {
  const act = await q.openActOf(db, scope, of.kind, of.subjectId, 'read');
  const ruled: SecondAct = act ? await q.ruledAct(db, scope, act) : { barred: [], onlyVerifier: false, asked: [] };
  const ground = { voteId: of.voteId, actId: null };
  const people = await q.candidatesOf(db, scope, ground, of.kind);
  const facts = { ...ruled, barred: [...ruled.barred, ...barred], atOnce: atOnce ?? false };
  const as = secondAs(facts, people, scope.memberId, now);
  if (as !== null || of.kind !== 'sheet' || !people.some((p) => p.memberId === scope.memberId)) return as;
  // Whoever was in the room saw how it went: they wait for nobody who is at home.
  return secondAs({ ...facts, atDoor: true }, await inRoom(db, scope, ground, of.kind), scope.memberId, now);
}

const inRoom = async (...[db, scope, ground, kind]: Parameters<typeof peopleAtDoor>) =>
  (await peopleAtDoor(db, scope, ground, kind)).filter((p) => p.place === 'room');

/** How the act waits, for who looks at it: whose turn it is, until when, and whether the asker may confirm it. */
export async function secondState(at: At, act: q.Act): Promise<SecondState> {
  const { db, scope, now } = at;
  const { ruled, people } = await seen(at, act);
  const turn = turnOf(ruled, people, now);
  const asked = ruled.atDoor ? turnsOf(ruled, people, now).flatMap((t) => t.memberIds) : (turn?.memberIds ?? []);
  const here = new Set(people.filter((p) => exists(ruled, p)).map((p) => p.memberId));
  return {
    turn: turn?.kind ?? null,
    people: await q.namesOfPeople(
      db,
      scope,
      asked.filter((id) => here.has(id)),
    ),
    until: act.nextAt?.toISOString() ?? null,
    onlyVerifier: act.onlyVerifier,
    mayConfirm: secondAs(ruled, people, scope.memberId, now) !== null,
    atDoor: ruled.atDoor
      ? {
          end: endAtDoor({ ...ruled, hasFile: await q.hasPaper(db, scope, act) }, people),
          perhaps: await q.namesOfPeople(
            db,
            scope,
            asked.filter((id) => !here.has(id)),
          ),
        }
      : null,
  };
}

type Decision =
  | { state: 'confirmed' | 'refused'; by: number; as: SecondKind | 'principal' }
  | { state: 'alone' | 'gone' };

/** Writes down how the act ended. */
export async function closeAct({ db, scope, now }: At, act: q.Act, decision: Decision): Promise<void> {
  const who = 'by' in decision ? { decidedBy: decision.by, decidedAs: decision.as } : {};
  await q.changeAct(db, scope, act.id, { state: decision.state, ...who, decidedAt: now, nextAt: null });
}

/** What was waiting for a second person waits no more: its subject went another way. */
export async function dropAct(at: At, kind: ActKind, subjectId: number): Promise<void> {
  const act = await q.openActOf(at.db, at.scope, kind, subjectId);
  if (act) await closeAct(at, act, { state: 'gone' });
}

/** Names a member as a verifier of the vote beside those the portal asks; they have to agree. */
export async function nameVerifier(at: At, portal: Portal, voteId: number, memberId: number): Promise<void> {
  const { db, scope, now } = at;
  const ground = { voteId, actId: null };
  const asked = await v.askThem(db, scope, ground, [memberId], scope.memberId, now);
  await tellVerifiers(db, portal, scope, ground, asked, now);
}

/** Agrees to be a verifier, or declines; whoever agreed is asked for all that waits there. Answers acts that may go on. */
export async function answerAsVerifier(at: At, portal: Portal, id: number, agrees: boolean): Promise<void> {
  const { db, scope, now } = at;
  const asked = await v.heldVerifier(db, scope, id);
  if (!asked) throw new Refused('SECOND.ERRORS.NOT_ASKED');
  if (asked.agreedAt || asked.declinedAt) throw new Refused('SECOND.ERRORS.ANSWERED');
  await v.answerVerifier(db, scope, id, { agreedAt: agrees ? now : null, declinedAt: agrees ? null : now });
  if (!agrees) return;
  for (const act of await q.openActsIn(db, scope, asked)) await advance(at, portal, act);
}
