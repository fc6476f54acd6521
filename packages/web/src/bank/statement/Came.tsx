import type { BankLine } from '#contract/bank/schema.ts';
import { useText } from '../../base/texts.tsx';
import { useDayText } from '../../base/when.ts';
import css from '../rows/Bank.module.css';
import { crowns } from '../rows/data.ts';

/** The movement as the bank tells it. */
export function Came({ line }: { line: BankLine }) {
  const say = useText();
  const { day } = useDayText();
  const isIn = !line.amount.startsWith('-');
  return (
    <div className={css.came}>
      <span className={css.amount}>
        {isIn && '+'}
        {crowns(line.amount)}
      </span>
      <span className={css.payer}>{line.name}</span>
      <dl className={css.facts}>
        <dt>{say('BANK.FACTS.DAY')}</dt>
        <dd>{day(line.day)}</dd>
        {line.counter && (
          <>
            <dt>{say(isIn ? 'BANK.FACTS.FROM' : 'BANK.FACTS.TO')}</dt>
            <dd>{line.counter}</dd>
          </>
        )}
        <dt>{say('BANK.FACTS.SYMBOL')}</dt>
        <dd className={line.vs ? undefined : css.quiet}>{line.vs || say('BANK.FACTS.MISSING')}</dd>
        {line.message && (
          <>
            <dt>{say('BANK.FACTS.MESSAGE')}</dt>
            <dd>„{line.message}“</dd>
          </>
        )}
      </dl>
    </div>
  );
}
