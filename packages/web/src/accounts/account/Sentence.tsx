import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import type { UnitAccount } from '#contract/accounts/schema.ts';
import { useFormat, useText } from '../../base/texts.tsx';
import { Card } from '../../kit/card/Card.tsx';
import css from '../rows/Accounts.module.css';
import { crowns, useMonthText, without } from '../rows/data.ts';

/** The one sentence that decides everything: paid until when, what is missing, what is left over. */
function useSentence({ state, paidUntil, missing, missingMonths, over, may }: UnitAccount): string {
  const say = useText();
  const format = useFormat();
  const month = useMonthText();
  const theirs = may.all ? '_THEIRS' : '';
  if (state === 'debt') {
    const months = format.list(missingMonths.map(month.name));
    return say('UNIT_ACCOUNTS.SENTENCE.debt', { amount: crowns(missing), months });
  }
  if (state === 'over') return say(`UNIT_ACCOUNTS.SENTENCE.over${theirs}`, { amount: crowns(over) });
  if (!paidUntil) return say('UNIT_ACCOUNTS.SENTENCE.clear');
  return say(`UNIT_ACCOUNTS.SENTENCE.paid${theirs}`, { month: month.genitive(paidUntil) });
}

export function Sentence({ account }: { account: UnitAccount }) {
  const say = useText();
  const sentence = useSentence(account);
  const { balance, state, owners, may } = account;
  const isDebt = state === 'debt';
  const Sign = isDebt ? IconAlertTriangle : IconCircleCheck;
  const exact = balance === '0.00' ? 'EXACT' : balance.startsWith('-') ? 'HAS' : 'OWES';
  return (
    <Card padded>
      <div className={css.sentence}>
        <span className={isDebt ? `${css.sign} ${css.debt}` : css.sign}>
          <Sign size={22} stroke={1.75} aria-hidden="true" />
        </span>
        <div>
          <h2>{sentence}</h2>
          <p className={css.quiet}>
            {say(`UNIT_ACCOUNTS.SENTENCE.${exact}`, { balance: crowns(without(balance)) })}{' '}
            {state === 'over' && say('UNIT_ACCOUNTS.SENTENCE.OVER_HINT')}
          </p>
          {may.all && owners && <p className={css.quiet}>{owners}</p>}
        </div>
      </div>
    </Card>
  );
}
