import type { Course } from '#contract/assembly/schema-course.ts';
import { useText } from '../../base/texts.tsx';
import { chooseWay } from '../../kit/dialog/confirm.tsx';
import { useClose, useDiscuss } from '../rows/data.ts';
import type { Step } from '../rows/steps.ts';

/** Closes the point that is on; of a matter off the agenda it is asked first whether everybody agrees to decide it. */
export function useClosing({ id, now }: Course) {
  const say = useText();
  const decided = useClose();
  const discussed = useDiscuss();
  /** Who refuses to have it decided; undefined when the question was left. */
  const refusing = async (): Promise<number[] | undefined> => {
    // Who was against or abstained is who did not want it decided.
    const others = (now?.excepted ?? []).map((seat) => seat.id);
    const all = { value: 'all', name: say('COURSE.CONSENT.ALL') } as const;
    const some = { value: 'some', name: say('COURSE.CONSENT.SOME') } as const;
    const way = await chooseWay({
      title: say('COURSE.CONSENT.TITLE'),
      text: say(others.length > 0 ? 'COURSE.CONSENT.TEXT' : 'COURSE.CONSENT.TEXT_FIRST'),
      ways: others.length > 0 ? [all, some] : [all],
      no: say('FORM.KEEP'),
    });
    if (way === null) return undefined;
    return way === 'all' ? [] : others;
  };
  const close = async (step: Step): Promise<void> => {
    if (step.step === 'talk') await discussed.run({ id, point: step.point.id }).catch(() => undefined);
    if (step.step !== 'close' && step.step !== 'lost') return;
    const lost = step.step === 'lost';
    const refused = step.point.offAgenda && !lost ? await refusing() : [];
    if (refused === undefined) return;
    const isRefused = refused.length > 0;
    const how = step.point.offAgenda && !lost ? { lost: isRefused, refused } : { lost };
    await decided.run({ id, point: step.point.id, ...how }).catch(() => undefined);
  };
  return { close, busy: decided.busy || discussed.busy, refused: decided.refused ?? discussed.refused };
}
export type ClosingOf = ReturnType<typeof useClosing>;
