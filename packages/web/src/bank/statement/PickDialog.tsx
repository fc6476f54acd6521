import { ActionIcon, Button, TextInput } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import type { BankUnit } from '#contract/bank/schema.ts';
import { noteLength } from '#contract/bank/schema-words.ts';
import { moneyOf, moneyText } from '#contract/base/money/amount.ts';
import { readMoney } from '#contract/base/money/reading.ts';
import { showMoney } from '../../base/amounts.ts';
import { Loaded } from '../../base/Loaded.tsx';
import { useText } from '../../base/texts.tsx';
import { Select } from '../../kit/choose/Select.tsx';
import { Dialog, DialogButtons } from '../../kit/dialog/Dialog.tsx';
import { FormStack } from '../../kit/form/FormGrid.tsx';
import css from '../rows/Bank.module.css';
import { bare, crowns, useUnits } from '../rows/data.ts';
import type { Acts, Choosing } from './acts.ts';

type Row = { key: number; unitId: string | null; amount: string; items: number[] };

function rowsFrom({ line, from }: Choosing): Row[] {
  if (!from) return [{ key: 0, unitId: null, amount: bare(line.amount), items: [] }];
  return from.parts.map((p, key) => ({
    ...{ key, unitId: `${p.unit.id}`, amount: bare(p.amount), items: p.items.map((i) => i.id) },
  }));
}

const read = (typed: string): bigint | null => {
  const found = readMoney(typed);
  return 'amount' in found && found.amount > 0n ? found.amount : null;
};

/** Asks whose a payment is, in one part or several; a guess is never chosen beforehand. */
export function PickDialog({ choosing, acts }: { choosing: Choosing; acts: Acts }) {
  const say = useText();
  const of = useUnits(true);
  const close = () => acts.choose(null);
  return (
    <Dialog opened onClose={close} title={say('BANK.PICK.TITLE', { amount: crowns(choosing.line.amount) })}>
      <Loaded of={of}>
        {({ units }) => <PickForm choosing={choosing} units={units} acts={acts} onClose={close} />}
      </Loaded>
    </Dialog>
  );
}

type FormProps = { choosing: Choosing; units: BankUnit[]; acts: Acts; onClose: () => void };
function PickForm({ choosing, units, acts, onClose }: FormProps) {
  const say = useText();
  const [rows, setRows] = useState(() => rowsFrom(choosing));
  const [note, setNote] = useState('');
  const sums = rows.map((r) => read(r.amount));
  const left = moneyOf(choosing.line.amount) - sums.reduce<bigint>((all, sum) => all + (sum ?? 0n), 0n);
  const isWhole = left === 0n && rows.every((r, i) => r.unitId !== null && sums[i] !== null);
  const change = (key: number, told: Partial<Row>) =>
    setRows(rows.map((r) => (r.key === key ? { ...r, ...told, items: [] } : r)));
  const add = () => {
    const amount = left > 0n ? bare(moneyText(left)) : '';
    setRows([...rows, { key: Math.max(...rows.map((r) => r.key)) + 1, unitId: null, amount, items: [] }]);
  };
  const send = async () => {
    const parts = rows.map((r, i) => ({
      unitId: units.find((u) => `${u.id}` === r.unitId)?.id ?? 0,
      amount: moneyText(sums[i] as bigint),
      items: r.items,
    }));
    if (await acts.give(choosing.line, parts, note)) onClose();
  };
  return (
    <FormStack>
      {rows.map((row) => (
        <PickRow
          key={row.key}
          row={row}
          units={units}
          change={(told) => change(row.key, told)}
          remove={rows.length > 1 ? () => setRows(rows.filter((r) => r.key !== row.key)) : null}
        />
      ))}
      <Button variant="subtle" leftSection={<IconPlus size={18} stroke={1.75} aria-hidden="true" />} onClick={add}>
        {say('BANK.PICK.ADD')}
      </Button>
      {rows.length > 1 && (
        <p role="status">
          {say('BANK.LEFT')}: <strong className={css.num}>{showMoney(left)}</strong>
        </p>
      )}
      <TextInput
        label={say('BANK.PICK.NOTE')}
        maxLength={noteLength}
        value={note}
        onChange={(e) => setNote(e.currentTarget.value)}
      />
      <DialogButtons>
        <Button variant="default" onClick={onClose}>
          {say('FORM.KEEP')}
        </Button>
        <Button loading={acts.busy} disabled={!isWhole} onClick={() => void send()}>
          {say('BANK.PICK.YES')}
        </Button>
      </DialogButtons>
    </FormStack>
  );
}

type RowProps = { row: Row; units: BankUnit[]; change: (told: Partial<Row>) => void; remove: (() => void) | null };
function PickRow({ row, units, change, remove }: RowProps) {
  const say = useText();
  const choices = units.map((u) => ({ value: `${u.id}`, label: [u.label, u.owner].filter(Boolean).join(', ') }));
  const label = choices.find((c) => c.value === row.unitId)?.label ?? '';
  return (
    <div className={css.parts}>
      <Select
        label={say('BANK.PICK.UNIT')}
        data={choices}
        value={row.unitId}
        onChange={(unitId) => change({ unitId })}
      />
      <TextInput
        label={say('BANK.PICK.AMOUNT')}
        inputMode="decimal"
        autoComplete="off"
        value={row.amount}
        onChange={(e) => change({ amount: e.currentTarget.value })}
      />
      {remove ? (
        <ActionIcon variant="subtle" size={44} aria-label={say('BANK.PICK.REMOVE', { label })} onClick={remove}>
          <IconX size={20} stroke={1.75} aria-hidden="true" />
        </ActionIcon>
      ) : (
        <span />
      )}
    </div>
  );
}
