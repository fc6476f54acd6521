import { Button } from '@mantine/core';
import { useState } from 'react';
import { needed } from '#contract/bank/rules-columns.ts';
import { type ColumnMapping, columnKinds } from '#contract/bank/schema-statement.ts';
import { searchKey } from '#contract/base/words/search.ts';
import { useText } from '../../base/texts.tsx';
import { Select } from '../../kit/choose/Select.tsx';
import { Dialog, DialogButtons } from '../../kit/dialog/Dialog.tsx';
import { FormStack } from '../../kit/form/FormGrid.tsx';

/** A table whose columns are asked for: what stands first in each, and what its bank should mean by them. */
export type AskedTable = {
  columns: { name: string; holds: string[] }[];
  proposed: { bank: string; columns: ColumnMapping } | null;
};
type Props = { table: AskedTable; busy: boolean; onChosen: (mapping: ColumnMapping) => void; onClose: () => void };

/** The column of the table that is called so, however it is written. */
const nameIn = (table: AskedTable, name: string) =>
  table.columns.find((c) => searchKey(c.name) === searchKey(name))?.name ?? '';
const proposedIn = (table: AskedTable): ColumnMapping =>
  Object.fromEntries(Object.entries(table.proposed?.columns ?? {}).map(([kind, name]) => [kind, nameIn(table, name)]));

/** Asks what the columns of a table mean; the next one with the same is read at once. */
export function ColumnsPicker({ table, busy, onChosen, onClose }: Props) {
  const say = useText();
  const [chosen, choose] = useState(() => proposedIn(table));
  const columns = [...new Set(table.columns.map((c) => c.name))].map((name) => ({ value: name, label: name }));
  const holds = (name: string | undefined) => {
    const values = table.columns.find((c) => c.name === name)?.holds.filter((cell) => cell !== '') ?? [];
    return values.length > 0 ? say('BANK.COLUMNS_OF.HOLDS', { values: values.join(' · ') }) : undefined;
  };
  const isWhole = needed.every((kind) => chosen[kind]);
  const given = Object.fromEntries(Object.entries(chosen).filter(([, name]) => name)) as ColumnMapping;
  return (
    <Dialog opened onClose={onClose} title={say('BANK.COLUMNS_OF.TITLE')}>
      <FormStack>
        <p>
          {table.proposed
            ? say('BANK.COLUMNS_OF.PROPOSED', { bank: table.proposed.bank })
            : say('BANK.COLUMNS_OF.LEAD')}
        </p>
        {columnKinds.map((kind) => (
          <Select
            key={kind}
            label={say(`BANK.COLUMNS_OF.${kind}`)}
            description={holds(chosen[kind])}
            withAsterisk={needed.includes(kind)}
            data={[{ value: '', label: say('BANK.COLUMNS_OF.NONE') }, ...columns]}
            value={chosen[kind] ?? ''}
            onChange={(name) => choose({ ...chosen, [kind]: name })}
          />
        ))}
        <DialogButtons>
          <Button variant="default" onClick={onClose}>
            {say('FORM.KEEP')}
          </Button>
          <Button loading={busy} disabled={!isWhole} onClick={() => onChosen(given)}>
            {say('BANK.COLUMNS_OF.YES')}
          </Button>
        </DialogButtons>
      </FormStack>
    </Dialog>
  );
}
