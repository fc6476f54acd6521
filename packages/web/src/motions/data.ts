import * as z from 'zod/mini';
import { type VoteRow, voteTabs } from '#contract/motions/schema.ts';
import { votes } from '#contract/votes/endpoints.ts';
import { useChange, useReading } from '../base/data.ts';
import { useListing } from '../base/listing.ts';
import { useText } from '../base/texts.tsx';
import { confirm } from '../kit/dialog/confirm.tsx';
import { type ListState, listShape } from '../kit/table/useList.ts';

/** The newest stand first; the list knows no other order. */
export const voteList = listShape(voteTabs, ['-createdAt'], z.object({ text: z.optional(z.string()) }));
export type VoteList = ListState<typeof voteList>;

export const useVotes = ({ page, sizePerPage, tab, filters }: VoteList) =>
  useListing(votes.list, { page, sizePerPage, tab, text: filters.text ?? '' }, (answer) => answer.total);
export const useVote = (id: number, when = true) => useReading(votes.one, { id }, { when });

export const useCreate = () => useChange(votes.create);
export const useUpdate = () => useChange(votes.update);
export const useStart = () => useChange(votes.start);

/** Deletes a draft after a question; answers whether it is gone. */
export function useRemove() {
  const say = useText();
  const change = useChange(votes.remove, { ends: [votes.one, votes.census] });
  return async ({ id, name }: Pick<VoteRow, 'id' | 'name'>): Promise<boolean> => {
    const yes = await confirm({
      title: say('VOTE.DELETE.TITLE', { name }),
      text: say('VOTE.DELETE.TEXT'),
      yes: say('VOTE.DELETE.YES'),
      no: say('FORM.KEEP'),
      danger: 'deletes',
    });
    return (
      yes &&
      (await change.run({ id }).then(
        () => true,
        () => false,
      ))
    );
  };
}
