import { window } from '#contract/base/calls/paging.ts';
import { toText } from '#contract/base/shares/fraction.ts';
import { searchKey } from '#contract/base/words/search.ts';
import type { CensusSum, SeatChange } from '#contract/census/schema.ts';
import { Refused } from '#contract/refusals.ts';
import type { votes } from '#contract/votes/endpoints.ts';
import { peopleOf } from '../answers/queries-mailboxes.ts';
import type { Db } from '../base/db/db.ts';
import type { Scope } from '../base/http/gate.ts';
import type { Handlers } from '../base/http/handler.ts';
import { record } from '../base/log/audit.ts';
import { dropSeat, seatsOfVote, votersOf } from '../census/queries.ts';
import { buildCensus, correctSeat, sumOf } from '../census/steps.ts';
import { reachOf } from '../course/mails/notices.ts';
import { turnDraft, voteSeen } from '../motions/queries.ts';

type Correction =
  | { act: 'rebuild' }
  | { act: 'remove'; units: number[] }
  | ({ act: 'correct'; units: number[] } & Pick<SeatChange, 'share'>);
type Census = Pick<Handlers<typeof votes>, 'census' | 'reach' | 'rebuild' | 'changeSeat' | 'removeSeat'>;

/** The list of a draft after a change, which is written down: whoever corrects a list by hand leaves a trace of what. */
async function changed(db: Db, scope: Scope, id: number, now: Date, detail: Correction): Promise<CensusSum> {
  await record(db, scope, now, { noun: 'votes', nounId: id, verb: 'census', detail });
  return sumOf(db, scope, await voteSeen(db, scope, id), await seatsOfVote(db, scope, id), now);
}

export const censusHandlers: Census = {
  async census({ db, scope, now }, { id, text, ...page }) {
    const vote = await voteSeen(db, scope, id);
    const all = await seatsOfVote(db, scope, id);
    const key = searchKey(text);
    const found = all.filter((s) => s.key.includes(key));
    const { limit, offset } = window(page);
    const shown = found.slice(offset, offset + limit);
    const voters = await votersOf(
      db,
      scope,
      id,
      shown.map((s) => s.id),
    );
    return {
      ...(await sumOf(db, scope, vote, all, now)),
      seats: shown.map(({ share, key: _, voterCount: __, ...seat }) => ({
        ...seat,
        share: share && toText(share),
        voters: (voters.get(seat.id) ?? []).map(({ member, how }) => ({ member, how })),
      })),
      total: found.length,
    };
  },

  async reach({ db, scope }, { id }) {
    await voteSeen(db, scope, id);
    return reachOf(await peopleOf(db, scope, id, 'voters'));
  },

  async rebuild({ db, scope, now }, { id, updatedAt }) {
    await turnDraft(db, scope, id, updatedAt, now);
    await buildCensus(db, scope, id, now);
    return changed(db, scope, id, now, { act: 'rebuild' });
  },

  async changeSeat({ db, scope, now }, input) {
    await turnDraft(db, scope, input.id, input.updatedAt, now);
    const units = await correctSeat(db, scope, input, now);
    return changed(db, scope, input.id, now, { act: 'correct', units, share: input.share });
  },

  async removeSeat({ db, scope, now }, { id, seat, updatedAt }) {
    await turnDraft(db, scope, id, updatedAt, now);
    const units = await dropSeat(db, scope, id, seat);
    if (!units) throw new Refused('VOTE.ERRORS.SEAT_UNKNOWN');
    return changed(db, scope, id, now, { act: 'remove', units });
  },
};
