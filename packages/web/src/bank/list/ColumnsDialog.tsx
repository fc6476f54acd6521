import { Button } from '@mantine/core';
import { useState } from 'react';
import { needed } from '#contract/bank/rules-columns.ts';
import { type ColumnMapping, columnKinds } from '#contract/bank/schema-statement.ts';
import { useText } from '../../base/texts.tsx';
import { FormStack } from '../../kit/form/FormGrid.tsx';
import { Select } from '../../kit/form/Select.tsx';
import { Dialog, DialogButtons } from '../../kit/page/Dialog.tsx';

type Props = { header: string[]; busy: boolean; onChosen: (mapping: ColumnMapping) => void; onClose: () => void };

/** Asks what the columns of a table mean; the next one with the same is read at once. */
export function ColumnsDialog({ header, busy, onChosen, onClose }: Props) {
  const say = useText();
  const [chosen, choose] = useState<ColumnMapping>({});
  const columns = [...new Set(header)].map((name) => ({ value: name, label: name }));
  const isWhole = needed.every((kind) => chosen[kind]);
  const given = Object.fromEntries(Object.entries(chosen).filter(([, name]) => name)) as ColumnMapping;
  return (
    <Dialog opened onClose={onClose} title={say('BANK.COLUMNS_OF.TITLE')}>
      <FormStack>
        <p>{say('BANK.COLUMNS_OF.LEAD')}</p>
        {columnKinds.map((kind) => (
          <Select
            key={kind}
            label={say(`BANK.COLUMNS_OF.${kind}`)}
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
