import type { Answer } from '#contract/answers/schema.ts';
import { ballots } from '#contract/ballots/endpoints.ts';
import type { Out } from '#contract/base/calls/endpoint.ts';
import type { VoteDetail, VoteValue } from '#contract/motions/schema.ts';
import type { Person } from './house.ts';

export type Stored = Out<typeof ballots.store>;

/** The same value to every point of the vote, or one for each point, for every seat. */
export const answersFor = (
  vote: VoteDetail,
  seats: readonly number[],
  said: VoteValue | readonly VoteValue[],
): Answer[] =>
  seats.flatMap((voted_user_id) =>
    vote.votePoints.map((p, i) => ({
      vote_point_id: p.id,
      voted_user_id,
      vote_value: (typeof said === 'string' ? said : said[i]) as VoteValue,
    })),
  );

/** The latest code that the portal told whoever runs it, to this person. */
export const codeTo = (who: Person): string => {
  const line = who.portal.said.findLast((l) => l.startsWith('Kód k hlasování') && l.includes(`pro ${who.email}:`));
  return /(\d{6})$/.exec(line ?? '')?.[1] as string;
};

type Ballot = { id: number; ids: number[]; points: Answer[] };

/** Asks for the code and answers the whole request that stores with it. */
export async function coded(who: Person, ballot: Ballot): Promise<Ballot & { code: string }> {
  await who.asks(ballots.askCode, ballot);
  return { ...ballot, code: codeTo(who) };
}

export const ballotOf = (vote: VoteDetail, ids: number[], said: VoteValue | readonly VoteValue[]): Ballot => ({
  id: vote.id,
  ids,
  points: answersFor(vote, ids, said),
});

/** Votes online the way people do: asks for the code, types it in. */
export async function casts(who: Person, vote: VoteDetail, ids: number[], said: VoteValue | readonly VoteValue[]) {
  return who.asks(ballots.store, await coded(who, ballotOf(vote, ids, said)));
}

/** Writes answers down on the spot. */
export const records = (by: Person, vote: VoteDetail, ids: number[], said: VoteValue | readonly VoteValue[]) =>
  by.asks(ballots.store, ballotOf(vote, ids, said));

/** Waits on the portal's clock for the next code that may be sent. */
export const minutesLater = (who: Person, minutes: number): void => {
  const { clock } = who.portal;
  clock.now = new Date(clock.now.getTime() + minutes * 60_000);
};
