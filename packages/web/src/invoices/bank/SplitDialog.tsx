import { Button, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { absolute, moneyOf, moneyText } from '#contract/base/money/amount.ts';
import { readMoney } from '#contract/base/money/reading.ts';
import { statements } from '#contract/invoices/endpoints-statements.ts';
import type { MovementShown, SupplierBank } from '#contract/invoices/schema-statements.ts';
import { bareMoney } from '../../base/amounts.ts';
import { useChange } from '../../base/data.ts';
import { useText } from '../../base/texts.tsx';
import { Select } from '../../kit/choose/Select.tsx';
import { Dialog, DialogButtons } from '../../kit/dialog/Dialog.tsx';
import { FieldError } from '../../kit/form/FieldError.tsx';
import { FormGrid, FormStack } from '../../kit/form/FormGrid.tsx';
import { crowns } from '../rows/crowns.ts';

type Customers = SupplierBank['customers'];
type Row = { key: number; house: string | null; amount: string };

const read = (typed: string): bigint | null => {
  const found = readMoney(typed);
  return 'amount' in found && found.amount > 0n ? found.amount : null;
};
const sumOf = (rows: readonly Row[]): bigint => rows.reduce((all, r) => all + (read(r.amount) ?? 0n), 0n);
const smaller = (a: bigint, b: bigint): bigint => (a < b ? a : b);

/** What is offered of what is left for a house: what it is to pay, as it is typed; nothing where it owes nothing. */
function offeredTo(customers: Customers, house: string, left: bigint): string {
  const owes = moneyOf(customers.find((c) => String(c.id) === house)?.open ?? '0.00');
  const offered = smaller(owes, left);
  return offered > 0n ? bareMoney(offered) : '';
}

/** Houses that the same account paid for the last time, each with what it is to pay now; else two empty parts. */
function firstRows({ parted, amount }: MovementShown, customers: Customers): Row[] {
  if (parted.length === 0) return [0, 1].map((key) => ({ key, house: null, amount: '' }));
  const rows: Row[] = [];
  for (const { id } of parted) {
    const house = String(id);
    rows.push({ key: rows.length, house, amount: offeredTo(customers, house, moneyOf(amount) - sumOf(rows)) });
  }
  return rows;
}

/** What is typed of the parts, with what is left of the payment. */
function useParts(movement: MovementShown, customers: Customers) {
  const [rows, setRows] = useState<Row[]>(() => firstRows(movement, customers));
  const whole = moneyOf(movement.amount);
  const choose = (key: number, house: string) => {
    const amount = offeredTo(customers, house, whole - sumOf(rows.filter((r) => r.key !== key)));
    setRows(rows.map((r) => (r.key === key ? { ...r, house, amount: r.amount || amount } : r)));
  };
  const type = (key: number, amount: string) => setRows(rows.map((r) => (r.key === key ? { ...r, amount } : r)));
  const add = () => setRows([...rows, { key: rows.length, house: null, amount: '' }]);
  const taken = rows.filter((r) => r.house !== null || r.amount.trim() !== '');
  // A house of the last time that owes nothing now is left out unless somebody gives it a part.
  const filled = taken.filter((r) => r.amount.trim() !== '' || !movement.parted.some((h) => String(h.id) === r.house));
  const isWhole = filled.every((r) => r.house !== null && read(r.amount) !== null);
  return { rows, choose, type, add, filled, isWhole, left: whole - sumOf(rows) };
}

type Props = { movement: MovementShown; customers: Customers; onClose: () => void };
/** Parts a payment of a manager among houses; each is offered what it is to pay. */
export function SplitDialog({ movement, customers, onClose }: Props) {
  const say = useText();
  const split = useChange(statements.split);
  const { rows, choose, type, add, filled, isWhole, left } = useParts(movement, customers);
  const [restTo, giveRest] = useState<string | null>(null);
  const of = (house: string | null) => customers.find((c) => String(c.id) === house);
  const send = () => {
    const shares = filled.map((r) => ({ svjId: of(r.house)?.id ?? 0, amount: r.amount }));
    const rest = left > 0n ? of(restTo) : undefined;
    split.run({ id: movement.id, shares, ...(rest && { restTo: rest.id }) }).then(onClose, () => undefined);
  };
  return (
    <Dialog opened onClose={onClose} title={say('INVOICING.BANK.SPLIT_TITLE', { amount: crowns(movement.amount) })}>
      <FormStack>
        <p>{say(movement.parted.length > 0 ? 'INVOICING.BANK.SPLIT_AGAIN' : 'INVOICING.BANK.SPLIT_LEAD')}</p>
        {rows.map((row, i) => (
          <PartRow key={row.key} row={row} n={i + 1} customers={customers} choose={choose} type={type} />
        ))}
        <Button variant="subtle" leftSection={<IconPlus size={18} stroke={1.75} aria-hidden="true" />} onClick={add}>
          {say('INVOICING.BANK.SPLIT_MORE')}
        </Button>
        <p role="status">
          {left === 0n && say('INVOICING.BANK.SPLIT_ALL')}
          {left > 0n && say('INVOICING.BANK.SPLIT_LEFT', { amount: crowns(moneyText(left)) })}
          {left < 0n && say('INVOICING.BANK.SPLIT_OVER', { amount: crowns(moneyText(absolute(left))) })}
        </p>
        {left > 0n && filled.length > 1 && (
          <Select
            label={say('INVOICING.BANK.SPLIT_REST')}
            data={filled.flatMap((r) => (r.house === null ? [] : [{ value: r.house, label: of(r.house)?.name ?? '' }]))}
            value={restTo}
            onChange={giveRest}
          />
        )}
        {split.refused && (
          <FieldError>
            {say(Object.values(split.refused.fields)[0] ?? split.refused.key, split.refused.params)}
          </FieldError>
        )}
        <DialogButtons>
          <Button variant="default" onClick={onClose}>
            {say('FORM.KEEP')}
          </Button>
          <Button loading={split.busy} disabled={!isWhole || filled.length < 2} onClick={send}>
            {say('INVOICING.BANK.SPLIT_YES')}
          </Button>
        </DialogButtons>
      </FormStack>
    </Dialog>
  );
}

type RowProps = {
  row: Row;
  n: number;
  customers: Customers;
  choose: (key: number, house: string) => void;
  type: (key: number, amount: string) => void;
};
function PartRow({ row, n, customers, choose, type }: RowProps) {
  const say = useText();
  const owes = customers.find((c) => String(c.id) === row.house)?.open;
  return (
    <FormGrid>
      <Select
        label={say('INVOICING.BANK.SPLIT_HOUSE', { n })}
        data-autofocus={n === 1 || undefined}
        data={customers.map(({ id, name, town }) => ({
          value: String(id),
          label: [name, town].filter(Boolean).join(', '),
        }))}
        value={row.house}
        onChange={(house) => choose(row.key, house)}
      />
      <TextInput
        label={say('INVOICING.BANK.SPLIT_PART', { n })}
        {...(owes && { description: say('INVOICING.BANK.SPLIT_OPEN', { amount: crowns(owes) }) })}
        inputMode="decimal"
        autoComplete="off"
        value={row.amount}
        onChange={(e) => type(row.key, e.currentTarget.value)}
      />
    </FormGrid>
  );
}
