import { Button, NumberInput, TextInput } from '@mantine/core';
import { useState } from 'react';
import { moneyOf } from '#contract/base/money/amount.ts';
import { cashClosings } from '#contract/cashdesk/endpoints-closings.ts';
import { sumCounted } from '#contract/cashdesk/rules.ts';
import type { CashDesk } from '#contract/cashdesk/schema.ts';
import { type Closing, ClosingInput } from '#contract/cashdesk/schema-closings.ts';
import { denominations, reasonLength } from '#contract/cashdesk/schema-words.ts';
import { bareCash, showCash } from '../../base/amounts.ts';
import { useChange } from '../../base/data.ts';
import { useText } from '../../base/texts.tsx';
import { Dialog, DialogButtons } from '../../kit/dialog/Dialog.tsx';
import { FormBody } from '../../kit/form/FormFrame.tsx';
import { FormStack } from '../../kit/form/FormGrid.tsx';
import { type RecordForm, useRecordForm } from '../../kit/form/useRecordForm.tsx';
import { Note } from '../../kit/page/Note.tsx';
import { headed, useMonthName } from '../rows/data.ts';
import css from './Cash.module.css';

type Values = { pieces: Record<string, number>; reason: string };
type Props = { desk: CashDesk; month: NonNullable<CashDesk['toClose']>; onClose: () => void };

const countsOf = ({ pieces }: Values) => denominations.map((value) => ({ value, pieces: pieces[`${value}`] ?? 0 }));

/** A count of notes and coins of today, which closes the month. */
export function CloseDialog({ desk, month, onClose }: Props) {
  const say = useText();
  const close = useChange(cashClosings.close);
  const [done, setDone] = useState<Closing | null>(null);
  const form = useRecordForm<Values, { month: string; counts: ReturnType<typeof countsOf>; reason: string }, Closing>({
    initial: { pieces: {}, reason: '' },
    schema: ClosingInput,
    input: (values) => ({ month: month.month, counts: countsOf(values), reason: values.reason }),
    send: (input) => close.run(input),
    done: setDone,
  });
  const { fields } = form;
  const difference = sumCounted(countsOf(fields.values)) - moneyOf(desk.balance);
  // Nothing is missing before the first piece is counted, unless an empty drawer was sent.
  const begun = Object.values(fields.values.pieces).some((n) => n > 0) || fields.errors.reason !== undefined;
  const name = useMonthName()(month.month);
  return (
    <Dialog opened onClose={onClose} title={say('CASH.CLOSE.OPEN', { month: name })}>
      {done ? (
        <Done closing={done} name={headed(name)} onClose={onClose} />
      ) : (
        <FormBody form={form} busy={close.busy}>
          <FormStack>
            <Count form={form} />
            <Totals balance={moneyOf(desk.balance)} difference={difference} begun={begun} />
            {begun && difference !== 0n && (
              <TextInput
                label={say(difference < 0n ? 'CASH.CLOSE.SHORT_WHY' : 'CASH.CLOSE.OVER_WHY')}
                withAsterisk
                maxLength={reasonLength}
                {...fields.getInputProps('reason')}
              />
            )}
            {month.missing.length > 0 && <MissingReceipts missing={month.missing} />}
            {month.advances.length > 0 && <OpenAdvances advances={month.advances} />}
            <DialogButtons>
              <Button variant="default" onClick={onClose}>
                {say('CASH.CLOSE.NOT_YET')}
              </Button>
              <Button type="submit" loading={close.busy}>
                {say('CASH.CLOSE.YES')}
              </Button>
            </DialogButtons>
          </FormStack>
        </FormBody>
      )}
    </Dialog>
  );
}

function Count({ form }: { form: RecordForm<Values> }) {
  const say = useText();
  return (
    <fieldset className={css.counts}>
      <legend className="vh">{say('CASH.CLOSE.COUNT')}</legend>
      {denominations.map((value, n) => {
        const pieces = form.fields.values.pieces[`${value}`] ?? 0;
        return (
          <div key={value} className={css.count}>
            <span>{say('CASH.CLOSE.PIECE', { value })}</span>
            <NumberInput
              aria-label={say('CASH.CLOSE.PIECES', { value })}
              data-autofocus={n === 0 || undefined}
              allowDecimal={false}
              allowNegative={false}
              min={0}
              max={100_000}
              hideControls
              value={pieces === 0 ? '' : pieces}
              onChange={(next) => form.fields.setFieldValue(`pieces.${value}`, typeof next === 'number' ? next : 0)}
            />
            <output>{bareCash(sumCounted([{ value, pieces }]))}</output>
          </div>
        );
      })}
    </fieldset>
  );
}

function Totals({ balance, difference, begun }: { balance: bigint; difference: bigint; begun: boolean }) {
  const say = useText();
  return (
    <dl className={css.totals} aria-live="polite">
      <dt>{say('CASH.CLOSE.COUNTED')}</dt>
      <dd>{showCash(balance + difference)}</dd>
      <dt>{say('CASH.CLOSE.EXPECTED')}</dt>
      <dd>{showCash(balance)}</dd>
      {(begun || difference === 0n) && (
        <>
          <dt>
            {say(difference < 0n ? 'CASH.CLOSE.SHORT' : difference > 0n ? 'CASH.CLOSE.OVER' : 'CASH.CLOSE.EQUAL')}
          </dt>
          <dd>{showCash(difference)}</dd>
        </>
      )}
    </dl>
  );
}

function MissingReceipts({ missing }: { missing: Props['month']['missing'] }) {
  const say = useText();
  return (
    <Note tone="warn">
      <p>{say('CASH.CLOSE.MISSING_LIST')}</p>
      <ul>
        {missing.map(({ id, documentNumber, reason }) => (
          <li key={id}>
            {documentNumber}: {reason || say('CASH.CLOSE.NO_REASON')}
          </li>
        ))}
      </ul>
    </Note>
  );
}

function OpenAdvances({ advances }: { advances: Props['month']['advances'] }) {
  const say = useText();
  return (
    <Note tone="warn">
      <p>{say('CASH.CLOSE.ADVANCES_LIST')}</p>
      <ul>
        {advances.map(({ id, holder, purpose, amount }) => (
          <li key={id}>{say('CASH.CLOSE.ADVANCE_LINE', { holder, purpose, amount: showCash(moneyOf(amount)) })}</li>
        ))}
      </ul>
    </Note>
  );
}

/** What became of it: the month is closed, or waits for somebody else. */
function Done({ closing, name, onClose }: { closing: Closing; name: string; onClose: () => void }) {
  const say = useText();
  const isClosed = closing.state === 'closed';
  return (
    <>
      <Note tone={isClosed ? 'ok' : 'warn'} live>
        <p>
          {isClosed
            ? say('CASH.CLOSE.DONE', { month: name, neuter: closing.month.endsWith('-09-01') ? 'yes' : 'no' })
            : say('CASH.CLOSE.WAITS_SECOND', { month: name })}
        </p>
        {closing.alone && <p>{say('CASH.CLOSE.ALONE')}</p>}
        {closing.record && <p>{say('CASH.CLOSE.RECORD', { number: closing.record.documentNumber })}</p>}
      </Note>
      <DialogButtons>
        <Button onClick={onClose}>{say('BASE.CLOSE')}</Button>
      </DialogButtons>
    </>
  );
}
