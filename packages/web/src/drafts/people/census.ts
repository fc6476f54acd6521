import * as z from 'zod/mini';
import type { CensusSeat, CensusSum } from '#contract/census/schema.ts';
import { votes } from '#contract/votes/endpoints.ts';
import { Answer } from '../../base/answer.ts';
import { useChange, useReading } from '../../base/data.ts';
import { useListing } from '../../base/listing.ts';
import { useText } from '../../base/texts.tsx';
import { confirm } from '../../kit/dialog/confirm.tsx';
import { type ListState, listShape } from '../../kit/table/useList.ts';

/** Rows stand in the order of the register; there is no other. */
export const censusShape = listShape(['all'], ['position'], z.object({ text: z.optional(z.string()) }));
export type CensusList = ListState<typeof censusShape>;

export const useCensus = (id: number, { page, sizePerPage, filters }: CensusList) =>
  useListing(votes.census, { id, page, sizePerPage, text: filters.text ?? '' }, (answer) => answer.total);
/** Only what the whole list comes to. */
export const useCensusSum = (id: number) => useReading(votes.census, { id });

/** Whom the invitations would reach. */
export const useReach = (id: number) => useReading(votes.reach, { id });

export type Problem = CensusSum['problems'][number]['kind'];
/** What is wrong with each row, by its id. */
export function problemsBySeat({ problems }: CensusSum): ReadonlyMap<number, Problem[]> {
  const found = new Map<number, Problem[]>();
  for (const { kind, seatIds } of problems) for (const id of seatIds) found.set(id, [...(found.get(id) ?? []), kind]);
  return found;
}

/** The draft as the list was read, and what its page does about a correction: it follows its own, and loads another's. */
export type Draft = { id: number; updatedAt: string };
export type Follow = { moved: (from: string, to: string) => void; reload: () => Promise<unknown> };

const settled = (run: Promise<CensusSum | undefined>, from: string, { moved, reload }: Follow) =>
  run.then(
    (sum) => {
      if (sum) moved(from, sum.updatedAt);
      return true;
    },
    async (error) => {
      if (error instanceof Answer && error.key === 'BASE.ERRORS.CONFLICT') await reload();
      return false;
    },
  );

/** Builds the list anew after a question. */
export function useRebuild({ id, updatedAt }: Draft, follow: Follow) {
  const say = useText();
  const change = useChange(votes.rebuild);
  const run = async () => {
    const yes = await confirm({
      title: say('VOTE_FORM.CENSUS.REBUILD_TITLE'),
      text: say('VOTE_FORM.CENSUS.REBUILD_TEXT'),
      yes: say('VOTE_FORM.CENSUS.REBUILD'),
      no: say('VOTE_FORM.CENSUS.REBUILD_NO'),
    });
    return yes && settled(change.run({ id, updatedAt }), updatedAt, follow);
  };
  return { run, busy: change.busy };
}

/** What can be done with one row. */
export function useSeatActs({ id, updatedAt }: Draft, follow: Follow) {
  const say = useText();
  const removing = useChange(votes.removeSeat);
  const remove = async ({ id: seat, owners }: CensusSeat) => {
    const yes = await confirm({
      title: say('VOTE_FORM.CENSUS.REMOVE_TITLE', { name: owners }),
      text: say('VOTE_FORM.CENSUS.REMOVE_TEXT'),
      yes: say('VOTE_FORM.CENSUS.REMOVE'),
      no: say('FORM.KEEP'),
      danger: true,
    });
    return yes && settled(removing.run({ id, seat, updatedAt }), updatedAt, follow);
  };
  return { remove };
}
