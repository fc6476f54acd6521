import { mostSeats, obstacleOf, type ProxyObstacle } from '#contract/proxies/rules.ts';
import { Refused } from '#contract/refusals.ts';
import type { Db } from '../base/db/db.ts';
import type { Scope } from '../base/http/gate.ts';
import { recordAll } from '../base/log/audit.ts';
import type { Power } from './queries.ts';
import { type Given, partiesOf, powersOfAgent, statutesOf } from './queries-around.ts';
import { addUses, againstUse, holdPowers, seatsOfPrincipals } from './queries-use.ts';

/**
 * Holds the powers that somebody acts by until the transaction ends, so that a revocation comes before or after. Refused
 * when one of them no longer holds in the vote, or when the statutes are against it now.
 */
export async function holdForUse(
  db: Db,
  scope: Scope,
  voteId: number,
  powers: readonly { proxy: number }[],
  now: Date,
): Promise<void> {
  const wanted = [...new Set(powers.map((p) => p.proxy))];
  if (wanted.length === 0) return;
  const held = await holdPowers(db, scope, voteId, wanted, now);
  if (held.length !== wanted.length) throw new Refused('PROXIES.ERRORS.NOT_HOLDING');
  const against = await againstUse(db, scope, voteId, held, now);
  if (against) throw new Refused(`PROXIES.ERRORS.${against.obstacle}`, { params: { limit: against.limit ?? 0 } });
}

type Use = { seat: number; proxy: number; seq: number };

/** Writes down what was done by powers: from now on one for a single vote cannot be revoked. */
export async function noteUses(db: Db, scope: Scope, voteId: number, uses: readonly Use[], now: Date): Promise<void> {
  if (uses.length === 0) return;
  await addUses(db, scope, voteId, uses, now);
  const ids = [...new Set(uses.map((u) => u.proxy))];
  await recordAll(db, scope, now, { noun: 'proxies', ids, verb: 'use', detail: { vote: voteId } });
}

export type Standing = { obstacle: ProxyObstacle | null; limit: number | null };

/** What the statutes hold against the power now, counted with all that its agent has. */
export async function standingOf(
  { db, scope, now }: { db: Db; scope: Scope; now: Date },
  power: Power,
): Promise<Standing> {
  const statutes = await statutesOf(db, scope);
  const agent = power.agentId === null ? undefined : await partiesOf(db, scope, [power.agentId], now);
  const agentOwns = agent?.get(power.agentId as number)?.owns ?? false;
  // Nobody counts what has no limit.
  const seats = statutes.proxyLimit === null ? 0 : await seatsHeld({ db, scope, now }, power);
  const facts = { seats, agentOwns, verified: power.verified };
  return { obstacle: obstacleOf(statutes, facts), limit: statutes.proxyLimit };
}

/** The most seats that the agent would hold in one vote with this power, those of powers that wait included. */
async function seatsHeld({ db, scope, now }: { db: Db; scope: Scope; now: Date }, power: Power): Promise<number> {
  const others: Given[] = await powersOfAgent(db, scope, power, power.id, now);
  const seatsIn = await seatsOfPrincipals(db, scope, [power, ...others], now);
  const counted = (p: Given) => ({ ...p, seats: seatsIn(p) });
  return mostSeats(
    counted(power),
    others.map((o) => counted(o)),
  );
}
