import { IconCheck, IconCircleHalf2, IconClock, IconMinus } from '@tabler/icons-react';
import type { CellState } from '#contract/accounts/rules-account.ts';
import { useText } from '../../base/texts.tsx';
import css from './Accounts.module.css';

const signs = { paid: IconCheck, part: IconCircleHalf2, unpaid: IconMinus, future: IconClock } as const;

/** How a month stands: a sign, with a word for who does not see it. */
export function MonthSign({ state, silent = false }: { state: CellState; silent?: boolean }) {
  const say = useText();
  const Sign = state === 'none' ? null : signs[state];
  return (
    <span className={`${css.cell} ${css[state === 'none' ? 'nothing' : state]}`}>
      {Sign ? <Sign size={18} stroke={2} aria-hidden="true" /> : <span aria-hidden="true">·</span>}
      {!silent && <span className="vh">{say(`UNIT_ACCOUNTS.STATES.${state}`)}</span>}
    </span>
  );
}
