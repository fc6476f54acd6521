import { Button } from '@mantine/core';
import { IconCheck, IconMail, IconMailOff, IconUserCheck } from '@tabler/icons-react';
import type { AcceptRow } from '#contract/confirmations/endpoints-accepts.ts';
import type { Reached } from '#contract/confirmations/rules.ts';
import type { AskType } from '#contract/confirmations/schema.ts';
import { type Say, useText } from '../../base/texts.tsx';
import { useWhen } from '../../base/when.ts';
import { PersonLine, Reach } from '../../kit/card/PersonLine.tsx';
import { Tag, type TagTone } from '../../kit/card/Tag.tsx';
import { Avatar } from '../../kit/motifs/Avatar.tsx';
import type { Worded } from '../asking.ts';
import { WordingButton } from '../wordings/WordingButton.tsx';
import css from './Accepts.module.css';

/** The worst in the worst colour; the word says what to do. */
export const reachTags: Record<Reached, { tone: TagTone; icon: typeof IconCheck }> = {
  none: { tone: 'bad', icon: IconMailOff },
  mail: { tone: 'warn', icon: IconMail },
  access: { tone: 'info', icon: IconUserCheck },
};

/** "jednotky 3, 10" */
export const unitsOf = (say: Say, units: string): string =>
  say('CONFIRMATIONS.READ.UNITS', { units, count: units.split(', ').length });

/** When and how somebody confirmed, in words. */
function useRead() {
  const say = useText();
  const when = useWhen();
  return ({ readDate, how, recordedBy }: AcceptRow): string => {
    if (!readDate) return '';
    if (how === 'portal') return when.moment(readDate);
    // A paper is dated by its day alone.
    const paper = recordedBy
      ? say('CONFIRMATIONS.READ.PAPER_BY', { name: recordedBy })
      : say('CONFIRMATIONS.READ.ON_PAPER');
    return `${when.day(readDate)}, ${paper}`;
  };
}

/** What they confirmed, when the thing says something else now. */
function Confirmed({ row: { wording, user }, worded }: { row: AcceptRow; worded: Worded | null }) {
  const say = useText();
  if (!wording) return null;
  const { contentVersion: version, id, isKept } = wording;
  if (!worded) return <span className={css.quiet}>{say('CONFIRMATIONS.OF_FILE', { version })}</span>;
  if (!isKept) return <span className={css.quiet}>{say('CONFIRMATIONS.WORDINGS.NOT_KEPT', { version })}</span>;
  if (id === null) return null;
  const label = say('CONFIRMATIONS.WORDINGS.OPEN_OF', { version, name: user.full_name });
  return (
    <WordingButton worded={worded} from={id} label={label}>
      {say('CONFIRMATIONS.WORDINGS.NUMBER', { version })}
    </WordingButton>
  );
}

type RowProps = { row: AcceptRow; worded: Worded | null; onTakeBack?: (() => void) | undefined };
/** Somebody who has confirmed. */
export function ReadRow({ row, worded, onTakeBack }: RowProps) {
  const say = useText();
  const read = useRead();
  const back = onTakeBack && row.how === 'paper' && (
    <Button
      variant="subtle"
      size="compact-md"
      onClick={onTakeBack}
      aria-label={say('CONFIRMATIONS.PAPER.TAKE_BACK_OF', { name: row.user.full_name })}
    >
      {say('CONFIRMATIONS.PAPER.TAKE_BACK')}
    </Button>
  );
  return (
    <PersonLine
      name={row.user.full_name}
      detail={read(row)}
      aside={
        <span className={css.asides}>
          <Confirmed row={row} worded={worded} />
          {back || (
            <span className={css.done}>
              <IconCheck size={16} stroke={2} aria-hidden="true" />
              {say('CONFIRMATIONS.READ.DONE')}
            </span>
          )}
        </span>
      }
    />
  );
}

/** Somebody who has not, and how to reach them. */
export function MissingRow({ row, what }: { row: AcceptRow; what: AskType }) {
  const say = useText();
  const { full_name: name } = row.user;
  const about = [row.units && unitsOf(say, row.units), row.readOlder && say('CONFIRMATIONS.READ.OLDER', { what })];
  const tag = row.reach && reachTags[row.reach];
  return (
    <li className={css.missing}>
      <Avatar name={name} />
      <div className={css.words}>
        <b>{name}</b>
        <span className={css.quiet}>{about.filter(Boolean).join(', ')}</span>
        {tag && row.reach && (
          <span className={css.reach}>
            <Tag tone={tag.tone} icon={tag.icon}>
              {say(`CONFIRMATIONS.REACH.${row.reach}`)}
            </Tag>
            <span className={css.quiet}>{say(`CONFIRMATIONS.REACH.HINT.${row.reach}`)}</span>
          </span>
        )}
      </div>
      <Reach name={name} phone={row.phone} email={row.email} />
    </li>
  );
}
