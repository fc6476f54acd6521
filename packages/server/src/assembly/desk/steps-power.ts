import type { DoorPower, PowerInput } from '#contract/assembly/schema.ts';
import { stamp } from '#contract/base/calls/ids.ts';
import { fraction, toText, zero } from '#contract/base/shares/fraction.ts';
import { fieldOf } from '#contract/proxies/rules.ts';
import { ProxyInput } from '#contract/proxies/schema.ts';
import { Refused } from '#contract/refusals.ts';
import { type Asking, filesOf } from '../../base/files/files.ts';
import { may } from '../../base/http/gate.ts';
import type { Portal } from '../../base/http/handler.ts';
import { holdLedger } from '../../ledger/steps.ts';
import { meetingSeen } from '../../meetings/rows/queries.ts';
import { lastOfKinds } from '../../presence/queries.ts';
import { markAttendance } from '../../presence/steps-attendance.ts';
import { lockProxy, powerById, powersById } from '../../proxies/queries.ts';
import { lockPowers, partiesOf } from '../../proxies/queries-around.ts';
import { createProxy } from '../../proxies/steps.ts';
import { approveProxy, waitingOf } from '../../proxies/steps-decide.ts';
import { settlePower } from '../../proxies/steps-second.ts';
import { askAtDoor } from '../../second/steps.ts';
import { eveningOf } from '../rows/queries.ts';
import { bookOf } from '../rows/queries-book.ts';
import { holdAtDoor, keepAtDoor, powersAtDoor } from '../rows/queries-door.ts';
import { peopleOfSeat } from './queries-around.ts';
import type { Found } from './queries-seats.ts';
import { agentStanding } from './steps-agent.ts';
import { admitConfirmed, type Desk, heldDesk, seatAtDesk } from './steps-mark.ts';
import type { At } from './steps-view.ts';

/** Refuses what no paper can mend: the seat has nobody who could give a power, or the statutes forbid this agent. */
async function refuseHindered(at: At, { book }: Desk, seat: Found, input: PowerInput): Promise<void> {
  if (seat.state === 'room' || seat.state === 'power') throw new Refused('ASSEMBLY.ERRORS.IN_ROOM');
  if (seat.way === 'mute') throw new Refused('ASSEMBLY.ERRORS.NO_VOICE');
  const { people } = await peopleOfSeat(at.db, at.scope, seat.id);
  const key = 'ASSEMBLY.ERRORS.NOT_PRINCIPAL';
  if (!people.some((p) => p.id === input.principalId)) throw new Refused(key, { fields: { principalId: key } });
  const { obstacle, limit } = await agentStanding(at, book, input.principalId, input);
  if (!obstacle) return;
  const why = `PROXIES.ERRORS.${obstacle}` as const;
  throw new Refused(why, { fields: { [fieldOf[obstacle]]: why }, params: { limit: limit ?? 0 } });
}

/** A power shown at the door, with its photographed paper: its agent is there, and counts once a second person confirms it. */
export async function powerAtDoor(portal: Portal, at: At, input: PowerInput): Promise<Desk> {
  const { db, scope } = at;
  const desk = await heldDesk(at, input.id);
  await lockPowers(db, scope);
  const seat = await seatAtDesk(at, desk.book, input.seat);
  await refuseHindered(at, desk, seat, input);
  const { principalId, agentId, agentName, verified, fileIds } = input;
  const given = { principalId, agentId, agentName, verified, fileIds, voteId: desk.vote.id };
  const proxy = await createProxy(at, portal, ProxyInput.parse(given), true);
  await standsFor(portal, at, desk, input, proxy);
  return desk;
}

/** The agent is in the room where the power counts at once, given by the very person who writes it; else at the door. */
async function standsFor(portal: Portal, at: At, { vote, book }: Desk, input: PowerInput, proxy: number) {
  const { db, scope, now } = at;
  const power = await powerById(db, scope, proxy);
  if (power?.state === 'waiting')
    return keepAtDoor(db, scope, { meetingId: book.meetingId, seatId: input.seat, proxyId: proxy }, now);
  const given = { id: vote.id, seats: [input.seat], here: true, at: null, person: '', proxy, event: input.event };
  await markAttendance(db, portal, at, given);
}

/** Whether the meeting has decided something: what is shown since then is confirmed before it counts. */
const hasDecided = async ({ db, scope }: Pick<At, 'db' | 'scope'>, voteId: number): Promise<boolean> =>
  (await lastOfKinds(db, scope, voteId, ['point'])) >= 0;

/** Powers at the door that wait, for who administers and for who may confirm them. */
export async function doorPowers(portal: Portal, at: Asking, id: number): Promise<DoorPower[]> {
  const { db, scope, now } = at;
  await meetingSeen(db, scope, id);
  const vote = await bookOf(db, scope, id);
  const isLate = vote !== undefined && (await hasDecided(at, vote.id));
  const rows = (await powersAtDoor(db, scope, id)).filter((d) => d.state === 'waiting' || d.state === 'approved');
  const parties = await partiesOf(
    db,
    scope,
    rows.flatMap((d) => [d.principal_id, d.agent_id ?? []].flat()),
    now,
  );
  const files = await filesOf(
    portal,
    at,
    'vote_proxy',
    rows.map((d) => d.proxy),
    { all: true },
  );
  const waiting = rows.filter((d) => d.state === 'waiting').map((d) => d.proxy);
  const powers = await powersById(db, scope, waiting);
  // Asked at once they travel together, however many wait.
  const decided = await Promise.all(
    [...powers].map(async ([proxy, power]) => [proxy, await waitingOf({ db, scope, now }, power)] as const),
  );
  const waits = new Map(decided);
  return rows.flatMap((d) => {
    // One that counts already is let in by whoever writes the attendance.
    const mayConfirm = waits.get(d.proxy)?.mayDecide ?? may(scope, 'vote', 'rw');
    if (!mayConfirm && !may(scope, 'vote', 'rw')) return [];
    return {
      ...{ proxy: d.proxy, seat: d.seat, owners: d.owners, units: d.units.split(', '), mayConfirm },
      share: toText(d.num === null || d.den === null ? zero : fraction(d.num, d.den)),
      principal: parties.get(d.principal_id)?.name ?? '',
      agent: d.agent_id === null ? d.agent_name : (parties.get(d.agent_id)?.name ?? ''),
      since: new Date(d.since).toISOString(),
      state: d.state === 'approved' ? 'approved' : 'waiting',
      seconds: waits.get(d.proxy)?.second?.people ?? [],
      perhaps: waits.get(d.proxy)?.second?.atDoor?.perhaps ?? [],
      // Without its paper nobody was asked.
      end: isLate ? 'waits' : (waits.get(d.proxy)?.second?.atDoor?.end ?? 'noFile'),
      files: files.get(d.proxy) ?? [],
    };
  });
}

/** Confirms powers of the door in one act, each by the rule of its second person; whoever acts by them comes in. */
export async function confirmAtDoor(portal: Portal, at: At, id: number, proxies: readonly number[]): Promise<void> {
  const { db, scope } = at;
  await meetingSeen(db, scope, id);
  const vote = await bookOf(db, scope, id);
  if (!vote) throw new Refused('ASSEMBLY.ERRORS.NOT_OPEN');
  // As a desk takes them: whoever writes there holds the ledger and waits for a power, so a power is never held first.
  await holdLedger(db, scope, vote.id);
  await lockPowers(db, scope);
  await holdAtDoor(db, scope, id);
  await askAtDoor(at, portal, vote.id);
  const there = new Map((await powersAtDoor(db, scope, id)).map((d) => [d.proxy, d]));
  for (const proxy of new Set(proxies)) {
    const power = there.has(proxy) ? await lockProxy(db, scope, proxy) : undefined;
    if (!power) throw new Refused('ASSEMBLY.ERRORS.NOT_WAITING');
    if (power.state === 'waiting') await approveProxy(at, portal, proxy, stamp(power.version, power.updatedAt));
  }
  // Who confirms without administering votes leaves the writing to the next act at the desk.
  if (may(scope, 'vote', 'rw')) await admitConfirmed(portal, at, { meetingId: id, voteId: vote.id });
}

/**
 * Before the meeting decides anything, what nobody in the room may confirm is decided in one act: by the file of its paper, or
 * refused with the reason; whoever acts by a power that counts comes in, one confirmed meanwhile too.
 */
export async function settleAtDoor(portal: Portal, at: At, id: number, proxies: readonly number[]): Promise<void> {
  const { db, scope } = at;
  const { book, vote } = await heldDesk(at, id);
  // Until it begins people come, and one of them may confirm it.
  if (!(await eveningOf(db, scope, id))?.begunAt) throw new Refused('COURSE.ERRORS.NOT_BEGUN');
  const isLate = await hasDecided(at, vote.id);
  await lockPowers(db, scope);
  const there = new Map((await powersAtDoor(db, scope, id)).map((d) => [d.proxy, d]));
  for (const proxy of new Set(proxies)) {
    const power = there.has(proxy) ? await lockProxy(db, scope, proxy) : undefined;
    if (!power) throw new Refused('ASSEMBLY.ERRORS.NOT_WAITING');
    if (power.state !== 'waiting') continue;
    if (isLate) throw new Refused('ASSEMBLY.ERRORS.DECIDES_ALREADY');
    await settlePower(at, portal, power);
  }
  await admitConfirmed(portal, at, book);
}
