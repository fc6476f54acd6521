import { useState } from 'react';
import type { EntryShown, UnitAccount } from '#contract/accounts/schema.ts';
import { useText } from '../../base/texts.tsx';
import { useDayText } from '../../base/when.ts';
import { Card } from '../../kit/card/Card.tsx';
import { MenuItem } from '../../kit/menu/MenuItems.tsx';
import { RowMenu } from '../../kit/menu/RowMenu.tsx';
import css from '../rows/Accounts.module.css';
import { crowns, useMonthText, without } from '../rows/data.ts';
import { BalanceField } from './BalanceField.tsx';
import { MoveDialog } from './MoveDialog.tsx';
import { UndoDialog } from './UndoDialog.tsx';

export type Settled = EntryShown['settles'][number];

/** What a part of a payment settled: "předpis za listopad". */
export function useSettled() {
  const say = useText();
  const month = useMonthText();
  const { day } = useDayText();
  return (of: { month: string | null; date: string }) =>
    of.month
      ? say('UNIT_ACCOUNTS.ENTRIES.MONTH_OF', { month: month.long(of.month) })
      : say('UNIT_ACCOUNTS.ENTRIES.DUE_OF', { day: day(of.date) });
}

/** Everything that was entered in the year, and of each payment what it settled and why. */
export function Entries({ account }: { account: UnitAccount }) {
  const say = useText();
  const [undone, undo] = useState<EntryShown | null>(null);
  const [moved, move] = useState<Settled | null>(null);
  // What was prescribed stands in the months; here are payments and what is apart from them.
  const entries = account.entries.filter((e) => e.kind !== 'prescribed');
  return (
    <Card title={say('UNIT_ACCOUNTS.ENTRIES.TITLE')}>
      <BalanceField key={account.unit.id} account={account} />
      {entries.length === 0 && <p className={css.empty}>{say('UNIT_ACCOUNTS.ENTRIES.EMPTY')}</p>}
      <ul className={css.entries}>
        {entries.map((e) => (
          <Line key={e.id} entry={e} undo={() => undo(e)} move={move} />
        ))}
      </ul>
      {undone && <UndoDialog account={account} entry={undone} onClose={() => undo(null)} />}
      {moved && <MoveDialog account={account} settled={moved} onClose={() => move(null)} />}
    </Card>
  );
}

type LineProps = { entry: EntryShown; undo: () => void; move: (settled: Settled) => void };
function Line({ entry: e, undo, move }: LineProps) {
  const say = useText();
  const { day } = useDayText();
  const settled = useSettled();
  const kind = say(`UNIT_ACCOUNTS.KINDS.${e.kind}`);
  const isPaid = e.amount.startsWith('-');
  return (
    <li>
      <div>
        <p className={css.strong}>
          {kind}, {day(e.date)}
          {e.undone && ` (${say('UNIT_ACCOUNTS.ENTRIES.UNDONE')})`}
        </p>
        <p className={css.quiet}>
          {[e.text, e.reason, e.by && say('UNIT_ACCOUNTS.ENTRIES.BY', { name: e.by })].filter(Boolean).join(' · ')}
        </p>
        {!e.undone &&
          e.settles.map((s) => (
            <p key={s.id} className={css.quiet}>
              {say('UNIT_ACCOUNTS.ENTRIES.SETTLES', {
                ...{ amount: crowns(s.amount), what: settled(s), why: s.note || say(`UNIT_ACCOUNTS.WHY.${s.why}`) },
              })}
            </p>
          ))}
        {isPaid && e.open !== '0.00' && (
          <p className={css.quiet}>{say('UNIT_ACCOUNTS.ENTRIES.REST', { amount: crowns(without(e.open)) })}</p>
        )}
      </div>
      <span className={css.money}>
        {isPaid ? '' : '−'}
        {crowns(without(e.amount))}
      </span>
      {e.may.undo && (
        <RowMenu name={`${kind}, ${day(e.date)}`}>
          {e.settles.map((s) => (
            <MenuItem key={s.id} onClick={() => move(s)}>
              {say('UNIT_ACCOUNTS.ENTRIES.MOVE')} ({settled(s)})
            </MenuItem>
          ))}
          <MenuItem onClick={undo}>{say('UNIT_ACCOUNTS.ENTRIES.UNDO')}</MenuItem>
        </RowMenu>
      )}
    </li>
  );
}
