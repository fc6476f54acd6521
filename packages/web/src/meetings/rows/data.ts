import { typo } from '#contract/base/words/typo.ts';
import { meetings } from '#contract/meetings/endpoints.ts';
import type { MeetingRow } from '#contract/meetings/schema.ts';
import { useChange, useReading } from '../../base/data.ts';
import { useText } from '../../base/texts.tsx';
import { confirm } from '../../kit/dialog/confirm.tsx';

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
