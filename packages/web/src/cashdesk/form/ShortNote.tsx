import { dayIn } from '#contract/base/dates.ts';
import type { Answer } from '../../base/answer.ts';
import { useText } from '../../base/texts.tsx';
import { useShown } from '../../base/when.ts';
import { Note } from '../../kit/page/Note.tsx';
import { cash } from '../rows/data.ts';

/** On which day the desk would be short first, and by how much. */
export function ShortNote({ refused }: { refused: Answer | null }) {
  const say = useText();
  const shown = useShown();
  if (refused?.key !== 'CASH.ERRORS.NEGATIVE') return null;
  const { day, missing } = refused.data as { day: string; missing: string };
  const isToday = day === dayIn(new Date());
  return (
    <Note tone="bad" live>
      <p>
        <b>{say('CASH.SHORT.TITLE')}</b>{' '}
        {say(isToday ? 'CASH.SHORT.TODAY' : 'CASH.SHORT.DAY', { day: shown.day(day), missing: cash(missing) })}
      </p>
      <p>{say('CASH.SHORT.HINT')}</p>
    </Note>
  );
}
