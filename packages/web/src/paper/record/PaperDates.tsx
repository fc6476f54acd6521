import type { KeyboardEvent } from 'react';
import { dayIn, isDay } from '#contract/base/time/dates.ts';
import type { VoteDetail } from '#contract/motions/schema.ts';
import type { Answer } from '../../base/answer.ts';
import { useText } from '../../base/texts.tsx';
import { Select } from '../../kit/choose/Select.tsx';
import { DateField } from '../../kit/day/DateField.tsx';
import { useTakers } from '../tickets/data.ts';
import css from '../tickets/PaperForm.module.css';
import type { Kept } from './PaperForm.tsx';

type Props = {
  vote: VoteDetail;
  kept: Kept;
  onKept: (kept: Kept) => void;
  /** Recorded after the end: when it was handed in and who took it belong to it. */
  late: boolean;
  refused: Answer | null;
  tried: boolean;
  onPassed: () => void;
};

/** The day on the paper, first in order; Enter goes on to the answers. After the end also when it was handed in and to whom. */
export function PaperDates({ vote, kept, onKept, late, refused, tried, onPassed }: Props) {
  const say = useText();
  const wrong = (field: string) => refused?.fields[field] && say(refused.fields[field]);
  const passes = (e: KeyboardEvent) => {
    if (e.key !== 'Enter' || !(e.target instanceof HTMLInputElement) || !isDay(kept.date)) return;
    e.preventDefault();
    onPassed();
  };
  return (
    <div className={css.dates}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a shortcut of the field inside, which has its own label. */}
      <div className={css.date} onKeyDown={late ? undefined : passes}>
        <DateField
          label={say('VOTE_PAPER.RECORD.DATE')}
          description={say('VOTE_PAPER.RECORD.DATE_HINT')}
          max={dayIn(new Date())}
          value={kept.date}
          onChange={(date) => onKept({ ...kept, date })}
          error={wrong('date') || (tried && !isDay(kept.date) && say('VOTE_PAPER.RECORD.DATE_WRONG'))}
        />
      </div>
      {late && <Handed {...{ vote, kept, onKept }} wrong={wrong} />}
    </div>
  );
}

type HandedProps = Pick<Props, 'vote' | 'kept' | 'onKept'> & { wrong: (field: string) => string | undefined };
function Handed({ vote, kept, onKept, wrong }: HandedProps) {
  const say = useText();
  const takers = useTakers(vote.id).data?.takers ?? [];
  return (
    <>
      <div className={css.date}>
        <DateField
          withTime
          label={say('VOTE_PAPER.RECORD.HANDED')}
          description={say('VOTE_PAPER.RECORD.HANDED_HINT')}
          value={kept.handedIn}
          onChange={(handedIn) => onKept({ ...kept, handedIn })}
          error={wrong('handedIn')}
        />
      </div>
      <Select
        className={css.date}
        label={say('VOTE_PAPER.RECORD.TAKER')}
        placeholder={say('VOTE_PAPER.RECORD.TAKER_CHOOSE')}
        data={takers.map((t) => ({ value: String(t.id), label: t.full_name }))}
        value={kept.takenBy === null ? null : String(kept.takenBy)}
        onChange={(id) => onKept({ ...kept, takenBy: Number(id) })}
        error={wrong('takenBy')}
      />
    </>
  );
}
