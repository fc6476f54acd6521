import type { AgentStanding } from '#contract/assembly/schema.ts';
import { searchKey } from '#contract/base/words/search.ts';
import { mostSeats, obstacleOf } from '#contract/proxies/rules.ts';
import { partiesOf, powersOfAgent, statutesOf } from '../../proxies/queries-around.ts';
import { seatsOfPrincipals } from '../../proxies/queries-use.ts';
import { unitsInRoom } from './queries-around.ts';
import type { Book } from './queries-seats.ts';
import type { At } from './steps-view.ts';

type Asked = { agentId: number | null; agentName: string; verified?: boolean };

/** Of all powers of the agent, those that wait too. */
const before = Number.MAX_SAFE_INTEGER;

/** What the statutes say of somebody who would act for a seat of this principal, counted with all that they hold already. */
export async function agentStanding(at: At, book: Book, principalId: number, asked: Asked): Promise<AgentStanding> {
  const { db, scope, now } = at;
  const { agentId } = asked;
  const { proxyLimit, proxyWho, proxyVerified } = await statutesOf(db, scope);
  const party = agentId === null ? undefined : (await partiesOf(db, scope, [agentId], now)).get(agentId);
  const agent = { agentId, agentKey: agentId === null ? searchKey(asked.agentName) : '' };
  const power = { principalId, voteId: book.voteId, validFrom: null, validTo: null };
  const others = await powersOfAgent(db, scope, agent, before, now);
  const seatsIn = await seatsOfPrincipals(db, scope, [power, ...others], now);
  const seats = seatsIn(power);
  const all = mostSeats(
    { ...power, seats },
    others.map((o) => ({ ...o, seats: seatsIn(o) })),
  );
  const theirs = new Set(others.flatMap(seatsIn));
  const fresh = seats.filter((seat) => !theirs.has(seat)).length;
  const owns = party?.owns ?? false;
  const units = agentId === null ? [] : await unitsInRoom(db, scope, book.voteId, agentId);
  return {
    ...{ name: party?.name ?? asked.agentName, units, inRoom: units.length > 0, owns, held: all - fresh },
    ...{ limit: proxyLimit, ownersOnly: proxyWho === 'owners', verified: proxyVerified },
    obstacle: obstacleOf(
      { proxyLimit, proxyWho, proxyVerified },
      { seats: all, agentOwns: owns, verified: asked.verified ?? false },
    ),
  };
}
