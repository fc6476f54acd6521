import * as z from 'zod/mini';
import { discussion } from '#contract/discussion/endpoints.ts';
import { discussionSorts, discussionTabs, Which } from '#contract/discussion/schema.ts';
import { useChange, useReading } from '../../base/data.ts';
import { useListing } from '../../base/listing.ts';
import { useText } from '../../base/texts.tsx';
import { confirm } from '../../kit/dialog/confirm.tsx';
import { type ListState, listShape } from '../../kit/table/useList.ts';

const yes = z.optional(z.enum(['yes']));
/** Filters as they stand in the address; what is ticked is a word there. */
const filters = z.object({
  text: z.optional(z.string()),
  owner: z.optional(z.coerce.number().check(z.int(), z.minimum(1))),
  fresh: yes,
  mine: yes,
  reported: yes,
  from: z.optional(z.iso.date()),
  to: z.optional(z.iso.date()),
});
export const discussionList = listShape(discussionTabs, discussionSorts, filters);
export type DiscussionListState = ListState<typeof discussionList>;

export function useDiscussions({ page, sizePerPage, tab, sort, filters: f }: DiscussionListState) {
  const { fresh, mine, reported, ...rest } = f;
  const asked = {
    ...rest,
    ...(fresh && { fresh: true }),
    ...(mine && { mine: true }),
    ...(reported && { reported: true }),
  };
  return useListing(
    discussion.list,
    { page, sizePerPage, tab, sort, filters: asked },
    (answer) => answer.total,
    discussion.rows,
  );
}

/** What stands in the address; undefined where it can be none. */
export function whichOf(text: string) {
  const read = Which.safeParse(text);
  return read.success ? read.data : undefined;
}
export const useDiscussion = (text: string) => {
  const which = whichOf(text);
  return useReading(discussion.one, { id: which ?? 1 }, { when: which !== undefined });
};

/** Deletes one after a question; answers whether it is gone. */
export function useRemove() {
  const say = useText();
  const change = useChange(discussion.remove, { ends: [discussion.one] });
  return async ({ id, name }: { id: number; name: string }): Promise<boolean> =>
    (await confirm({
      title: say('DISCUSSION.DELETE.TITLE', { name }),
      text: say('DISCUSSION.DELETE.TEXT'),
      yes: say('DISCUSSION.DELETE.YES'),
      no: say('FORM.KEEP'),
      danger: 'deletes',
    })) &&
    change.run({ id }).then(
      (answer) => answer !== undefined,
      () => false,
    );
}
