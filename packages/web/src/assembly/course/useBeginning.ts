import type { Course } from '#contract/assembly/schema-course.ts';
import { useText } from '../../base/texts.tsx';
import { confirm } from '../../kit/dialog/confirm.tsx';
import { clockOf } from '../desk/data.ts';
import { useBegin } from '../rows/data.ts';

/** Begins the meeting; before the announced hour after a question that says what that may cost. */
export function useBeginning({ id, start }: Course) {
  const say = useText();
  const change = useBegin();
  const begin = async (): Promise<void> => {
    const announced = new Date(start);
    const yes =
      announced <= new Date() ||
      (await confirm({
        title: say('COURSE.EARLY.TITLE', { time: clockOf(start) }),
        text: say('COURSE.EARLY.TEXT'),
        yes: say('COURSE.BAR.BEGIN'),
        no: say('COURSE.EARLY.WAIT'),
      }));
    if (yes) await change.run({ id }).catch(() => undefined);
  };
  return { begin, busy: change.busy, refused: change.refused };
}
