import * as z from 'zod/mini';
import { typo } from '#contract/base/typo.ts';
import { meetings } from '#contract/meetings/endpoints.ts';
import { type MeetingRow, meetingSorts, meetingTabs } from '#contract/meetings/schema.ts';
import { useChange, useReading } from '../../base/data.ts';
import { useListing } from '../../base/listing.ts';
import { useText } from '../../base/texts.tsx';
import { confirm } from '../../kit/page/confirm.tsx';
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

export const isId = (id: number): boolean => Number.isInteger(id) && id > 0;
export const useMeeting = (id: number) => useReading(meetings.one, { id }, { when: isId(id) });

type Named = Pick<MeetingRow, 'id' | 'name'>;

/** Deletes a draft after a question; answers whether it is gone. */
export function useRemove() {
  const say = useText();
  const change = useChange(meetings.remove, { ends: [meetings.one] });
  return async ({ id, name }: Named): Promise<boolean> =>
    (await confirm({
      title: say('MEETING.DELETE.TITLE', { name: typo(name) }),
      text: say('MEETING.DELETE.TEXT'),
      yes: say('MEETING.DELETE.YES'),
      no: say('FORM.KEEP'),
      danger: 'deletes',
    })) &&
    change.run({ id }).then(
      (answer) => answer !== undefined,
      () => false,
    );
}

/** Finishes one that has begun, after a question. */
export function useFinish() {
  const say = useText();
  const { run, busy } = useChange(meetings.finish);
  const finish = async ({ id, name }: Named) => {
    const yes = await confirm({
      title: say('MEETING.FINISH.TITLE', { name: typo(name) }),
      text: say('MEETING.FINISH.TEXT'),
      yes: say('MEETING.FINISH.DO'),
      no: say('FORM.KEEP'),
    });
    if (yes) await run({ id }).catch(() => undefined);
  };
  return { finish, busy };
}
