import sharp from 'sharp';
import type { VoteDetail, VoteValue } from '#contract/motions/schema.ts';
import { votePaper } from '#contract/paper/endpoints.ts';
import { voteLedger } from '#contract/verification/endpoints.ts';
import { ticketNumber } from '#server/paper/tickets/print.ts';
import { answersFor } from './ballots.ts';
import type { Person } from './house.ts';
import type { TestPortal } from './portal.ts';
import { uploads } from './sending-files.ts';
import { aRunningVote, seatIds, type Wanted } from './votes.ts';

/** The day on which tests of papers begin. */
export const today = '2026-11-21';

/** A running vote with two of the committee, and the seats that papers come from. */
export async function aPaperVote(portal: TestPortal, wanted: Wanted = {}) {
  const made = await aRunningVote(portal, wanted);
  const second = await made.house.person({ role: 'memberCommittee', lastName: 'Druhý' });
  const seats = await seatIds(made.chair, made.vote.id);
  const seat = (units: string) => seats.get(units) as number;
  const ofPetr = [...seats].find(([units]) => units.includes('10'))?.[1] as number;
  return { ...made, second, seat, ofAlena: seat('1'), ofCouple: seat('2'), ofPetr };
}

export const pointsOf = (vote: VoteDetail, said: VoteValue | readonly VoteValue[]) =>
  answersFor(vote, [0], said).map(({ vote_point_id, vote_value }) => ({ vote_point_id, vote_value }));

/** What is typed of a paper: its number or code, the same mark at every point or one for each, its date. */
export const paperOf = (
  vote: VoteDetail,
  ticket: string | number,
  said: VoteValue | readonly VoteValue[] = 'agree',
) => ({
  id: vote.id,
  ticket: typeof ticket === 'number' ? ticketNumber(ticket) : ticket,
  points: pointsOf(vote, said),
  date: today,
});

let shade = 0;
/** A picture, each another one. */
export async function aPhoto(who: Person): Promise<number> {
  shade = (shade + 1) % 255;
  const background = { r: shade, g: 255 - shade, b: 80 };
  const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background } })
    .png()
    .toBuffer();
  return (await uploads(who, 'listek.png', bytes)).id;
}

/** Records a paper with its photo. */
export async function recordsPhotographed(who: Person, vote: VoteDetail, seat: number, said?: VoteValue) {
  return who.asks(votePaper.record, { ...paperOf(vote, seat, said), fileIds: [await aPhoto(who)] });
}

/** Bodies of the ledger, once they are published. */
export const bodiesOf = async (who: Person, vote: VoteDetail): Promise<Record<string, unknown>[]> => {
  const { entries } = await who.asks(voteLedger.list, { id: vote.id, sizePerPage: 'all' });
  return entries.map((e) => JSON.parse(e.body ?? '{}'));
};

/** Mails of the kind to people of the house, as they wait. */
export const mailsOfKind = (portal: TestPortal, svjId: number, kind: string) =>
  portal.pool.across('read only', async (db) => {
    const text = 'select recipient, data from outbox where svj_id = $1 and kind = $2 order by id';
    return (await db.client.query<{ recipient: string; data: Record<string, string> }>(text, [svjId, kind])).rows;
  });

const day = 24 * 3600_000;
/** Moves the portal's clock to so many milliseconds after the end of the vote. */
export const atEnd = (portal: TestPortal, vote: VoteDetail, later = 0): void => {
  portal.clock.now = new Date(Date.parse(vote.closesAt as string) + later);
};
export const days = (n: number): number => n * day;
