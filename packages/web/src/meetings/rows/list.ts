import * as z from 'zod/mini';
import { meetings } from '#contract/meetings/endpoints.ts';
import { meetingSorts, meetingTabs } from '#contract/meetings/schema.ts';
import { useListing } from '../../base/listing.ts';
import { type ListState, listShape } from '../../kit/table/useList.ts';

/** Filters as they stand in the address; who sees it is a word there. */
const filters = z.object({
  text: z.optional(z.string()),
  year: z.optional(z.coerce.number().check(z.int(), z.minimum(1900), z.maximum(2200))),
  seen: z.optional(z.enum(['public', 'committee'])),
});
export const meetingList = listShape(meetingTabs, meetingSorts, filters);
export type MeetingListState = ListState<typeof meetingList>;

export function useMeetings({ page, sizePerPage, tab, sort, filters: f }: MeetingListState) {
  const { seen, ...rest } = f;
  return useListing(
    meetings.list,
    { page, sizePerPage, tab, sort, filters: { ...rest, ...(seen && { isPublic: seen === 'public' }) } },
    (answer) => answer.total,
    meetings.rows,
  );
}
