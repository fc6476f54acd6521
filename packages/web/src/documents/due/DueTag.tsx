import { IconCalendarDue, IconCalendarX } from '@tabler/icons-react';
import { dayIn } from '#contract/base/time/dates.ts';
import { daysUntil, dueState, warningDays } from '#contract/documents/rules-due.ts';
import { useText } from '../../base/texts.tsx';
import { Tag } from '../../kit/card/Tag.tsx';

/** How near the day is from which it is told of in lists too. */
const near = warningDays[1];

type Props = { dueOn: string /** Of a list: what is far away is not told. */; quiet?: boolean };

/** How much time is left until a document runs out, or how long it is over. */
export function DueTag({ dueOn, quiet = false }: Props) {
  const say = useText();
  const today = dayIn(new Date());
  const days = daysUntil(dueOn, today);
  const state = dueState(dueOn, today);
  if (state === 'overdue')
    return (
      <Tag tone="bad" icon={IconCalendarX}>
        {say('DUE.STATE.OVERDUE', { days: -days })}
      </Tag>
    );
  if (quiet && days > near) return null;
  if (state === 'later') return <Tag>{say('DUE.STATE.LATER')}</Tag>;
  return (
    <Tag tone={days <= near ? 'warn' : 'stone'} icon={IconCalendarDue}>
      {days === 0 ? say('DUE.STATE.TODAY') : say('DUE.STATE.SOON', { days })}
    </Tag>
  );
}
