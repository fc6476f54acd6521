import { Button } from '@mantine/core';
import { IconArrowDownLeft } from '@tabler/icons-react';
import { dayIn } from '#contract/base/time/dates.ts';
import type { Answer } from '../../base/answer.ts';
import { useText } from '../../base/texts.tsx';
import { useShown } from '../../base/when.ts';
import { Note } from '../../kit/page/Note.tsx';
import { cash } from '../rows/data.ts';

/** The first day when the desk would be short, and by how much. */
export type Short = { day: string; missing: string };
export const shortOf = (refused: Answer | null): Short | null =>
  refused?.key === 'CASH.ERRORS.NEGATIVE' ? (refused.data as Short) : null;

/** On which day the desk would be short first, and the way to the income that it lacks. */
export function ShortNote({ short, first }: { short: Short; first?: (() => void) | undefined }) {
  const say = useText();
  const shown = useShown();
  const { day, missing } = short;
  const isToday = day === dayIn(new Date());
  return (
    <Note tone="bad" live>
      <p>
        <b>{say('CASH.SHORT.TITLE')}</b>{' '}
        {say(isToday ? 'CASH.SHORT.TODAY' : 'CASH.SHORT.DAY', { day: shown.day(day), missing: cash(missing) })}
      </p>
      <p>{say('CASH.SHORT.HINT')}</p>
      {first && (
        <Button
          mt="xs"
          variant="default"
          leftSection={<IconArrowDownLeft size={20} stroke={1.75} aria-hidden="true" />}
          // A field that is left is looked at anew, and what moves then would slip away from under the pointer.
          onMouseDown={(e) => e.preventDefault()}
          onClick={first}
        >
          {say('CASH.SHORT.FIRST')}
        </Button>
      )}
    </Note>
  );
}
