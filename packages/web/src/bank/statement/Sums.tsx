import { IconCheck } from '@tabler/icons-react';
import type { Statement } from '#contract/bank/schema.ts';
import { useText } from '../../base/texts.tsx';
import { useDayText } from '../../base/when.ts';
import { Card } from '../../kit/card/Card.tsx';
import { Meter } from '../../kit/motifs/Meter.tsx';
import css from '../rows/Bank.module.css';
import { bare, crowns } from '../rows/data.ts';

const Fits = ({ words }: { words: string }) => (
  <small className={css.ok}>
    <IconCheck size={16} stroke={2.2} aria-hidden="true" />
    {words}
  </small>
);

/** What was there, what came, what went, what is there; and how far the placing is. */
export function Sums({ told }: { told: Statement }) {
  const say = useText();
  const { shortDay } = useDayText();
  const words = say('BANK.SUMS.PLACED', { placed: told.placed, lines: told.lines });
  const percent = told.lines === 0 ? 100 : (told.placed / told.lines) * 100;
  return (
    <Card>
      <div className={css.equation}>
        {told.opening && (
          <div>
            <span>{say('BANK.SUMS.OPENING', { day: shortDay(told.from) })}</span>
            <b>{bare(told.opening)}</b>
            {told.continues && <Fits words={say('BANK.SUMS.FOLLOWS')} />}
          </div>
        )}
        <i aria-hidden="true">+</i>
        <div>
          <span>{say('BANK.SUMS.IN')}</span>
          <b>{bare(told.in.amount)}</b>
          <small>{say('BANK.SUMS.COUNT', { count: told.in.count })}</small>
        </div>
        <i aria-hidden="true">−</i>
        <div>
          <span>{say('BANK.SUMS.OUT')}</span>
          <b>{bare(told.out.amount)}</b>
          <small>{say('BANK.SUMS.COUNT', { count: told.out.count })}</small>
        </div>
        {told.closing && (
          <>
            <i aria-hidden="true">=</i>
            <div>
              <span>{say('BANK.SUMS.OPENING', { day: shortDay(told.to) })}</span>
              <b>{crowns(told.closing)}</b>
              {told.repeated === 0 && <Fits words={say('BANK.SUMS.FITS')} />}
            </div>
          </>
        )}
      </div>
      <div className={css.progress}>
        <strong>{words}</strong>
        <div>
          <Meter
            mini
            label={words}
            parts={[
              { tone: 'for', percent },
              { tone: 'absent', percent: 100 - percent },
            ]}
          />
        </div>
      </div>
    </Card>
  );
}
