import { Checkbox } from '@mantine/core';
import { IconClock, IconRepeat } from '@tabler/icons-react';
import type { DueReminder, LeftOut, Preview } from '#contract/reminders/schema.ts';
import { useText } from '../../base/texts.tsx';
import { useDayText } from '../../base/when.ts';
import { Card } from '../../kit/card/Card.tsx';
import { Tag } from '../../kit/card/Tag.tsx';
import { UnitBadge } from '../../kit/motifs/UnitBadge.tsx';
import { crowns } from '../rows/data.ts';
import css from '../rows/Reminders.module.css';

/** What went to the unit last, and when. */
export function useLast(): (of: DueReminder | LeftOut) => string {
  const say = useText();
  const { day } = useDayText();
  return ({ last }) =>
    last
      ? say('REMINDERS.PREVIEW.LAST', { name: last.name, day: day(last.date), channel: last.channel })
      : say('REMINDERS.PREVIEW.NEVER');
}

/** A unit, whose it is, and how late it is. */
export function Who({ of }: { of: DueReminder | LeftOut }) {
  const say = useText();
  return (
    <>
      <UnitBadge number={of.unit} />
      <span className={css.strong}>{of.owners}</span>
      {of.former && <Tag tone="stone">{say('REMINDERS.PREVIEW.FORMER')}</Tag>}
      {of.behind && (
        <Tag tone="bad" icon={IconRepeat}>
          {say('REMINDERS.PLAN.STATES.late')}
        </Tag>
      )}
      {of.late > 0 && (
        <Tag tone={of.late > 90 ? 'bad' : of.late > 30 ? 'warn' : 'stone'} icon={IconClock}>
          {say('REMINDERS.PREVIEW.LATE', { count: of.late })}
        </Tag>
      )}
    </>
  );
}

type Props = {
  preview: Preview;
  keys: readonly string[];
  choose: (keys: readonly string[]) => void;
  shown: string | undefined;
  show: (key: string) => void;
};

/** Units that a reminder is next for, each chosen at first; a press shows what it says. */
export function DueCard({ preview, keys, choose, shown, show }: Props) {
  const say = useText();
  const last = useLast();
  const isChosen = (key: string) => keys.includes(key);
  const turn = (key: string) => choose(isChosen(key) ? keys.filter((k) => k !== key) : [...keys, key]);
  return (
    <Card title={say('REMINDERS.PREVIEW.DUE')}>
      <ul className={css.rows}>
        {preview.due.map((d) => (
          <li key={d.key} className={d.key === shown ? css.chosen : undefined}>
            <Checkbox
              aria-label={say('REMINDERS.PREVIEW.CHOOSE', { unit: d.unit })}
              checked={isChosen(d.key)}
              disabled={!preview.may.write}
              onChange={() => turn(d.key)}
            />
            <button type="button" className={css.show} aria-pressed={d.key === shown} onClick={() => show(d.key)}>
              <Who of={d} />
            </button>
            <span className={css.money}>{crowns(d.sum)}</span>
            <p className={`${css.under} ${css.quiet}`}>
              {d.name} ·{' '}
              {d.channel === 'mail'
                ? say('REMINDERS.PREVIEW.BY_MAIL', { to: d.to.join(', ') })
                : say('REMINDERS.PREVIEW.BY_LETTER')}
              {' · '}
              {last(d)}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
