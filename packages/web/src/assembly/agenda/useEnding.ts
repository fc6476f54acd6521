import type { Course } from '#contract/assembly/schema-course.ts';
import { useText } from '../../base/texts.tsx';
import { confirm } from '../../kit/dialog/confirm.tsx';
import { useEnd } from '../rows/data.ts';

/** Ends the meeting after a question that says what of the agenda is left. */
export function useEnding({ id, points }: Course) {
  const say = useText();
  const change = useEnd();
  const left = points.filter((p) => p.state === 'waiting').map((p) => `${p.label}. ${p.name}`);
  const end = async (): Promise<void> => {
    const text = say('COURSE.END.TEXT');
    const yes = await confirm({
      title: say('COURSE.END.TITLE'),
      text: left.length > 0 ? `${say('COURSE.END.LEFT', { points: left.join('; ') })} ${text}` : text,
      yes: say('COURSE.END.DO'),
      no: say('FORM.KEEP'),
    });
    if (yes) await change.run({ id }).catch(() => undefined);
  };
  return { end, busy: change.busy, refused: change.refused };
}
