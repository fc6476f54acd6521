import { fromText } from '#contract/base/shares/fraction.ts';
import { isReached } from '#contract/proposals/rules.ts';
import type { ProposalDetail } from '#contract/proposals/schema.ts';
import { useText } from '../../base/texts.tsx';
import { useDayText } from '../../base/when.ts';
import { Card } from '../../kit/card/Card.tsx';
import { Tag } from '../../kit/card/Tag.tsx';
import { usePercentText } from '../../kit/share/Share.tsx';
import css from './Proposal.module.css';

const tones = { ok: 'stone', soon: 'warn', late: 'bad', met: 'ok' } as const;

/** What the committee has to do since more than a quarter of votes asks for it, and until when. */
export function DutyCard({ p: { duty, part: text, several } }: { p: ProposalDetail }) {
  const say = useText();
  const asPercent = usePercentText();
  const { day } = useDayText();
  if (!duty) return null;
  const { since, last, left, state } = duty;
  const part = fromText(text);
  const stands = () => {
    if (state === 'met') return say('PROPOSAL.DUTY.MET');
    return left < 0 ? say('PROPOSAL.DUTY.LATE', { count: -left }) : say('PROPOSAL.DUTY.LEFT', { count: left });
  };
  return (
    <Card title={say('PROPOSAL.DUTY.TITLE')} aside={<Tag tone={tones[state]}>{stands()}</Tag>} padded>
      <div className={css.card}>
        {state !== 'met' && <p className={css.term}>{say('PROPOSAL.DUTY.UNTIL', { last: day(last) })}</p>}
        <p>{say('PROPOSAL.DUTY.TEXT', { since: day(since) })}</p>
        {state === 'late' && <p>{say('PROPOSAL.DUTY.LATE_TEXT')}</p>}
        {state !== 'met' && !isReached({ part, several }) && (
          <p>{say('PROPOSAL.DUTY.FELL', { percent: asPercent(part) })}</p>
        )}
        <p className={css.quiet}>{say('PROPOSAL.DUTY.INFORMATIVE')}</p>
      </div>
    </Card>
  );
}
