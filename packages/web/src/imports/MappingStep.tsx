import { Button } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { useState } from 'react';
import type { Draft } from '#contract/imports/drafts/schema.ts';
import { type ColumnField, columnFields, doubledColumns, missingColumns } from '#contract/imports/rules-mapping.ts';
import type { MappedTable } from '#contract/imports/schema.ts';
import { useText } from '../base/texts.tsx';
import { Card } from '../kit/card/Card.tsx';
import { CardLead } from '../kit/card/CardRows.tsx';
import { Wizard } from '../kit/form/Wizard.tsx';
import { Note } from '../kit/page/Note.tsx';
import { DiscardButton } from './DiscardButton.tsx';
import { useMap } from './data.ts';
import { ImportHead, useSteps } from './ImportHead.tsx';
import { ColumnList } from './steps/ColumnList.tsx';
import css from './steps/MappingStep.module.css';

type Props = { draft: Draft; table: MappedTable; onDone: () => void };
type Choice = ColumnField | '';

/** What still keeps the table from being read, as sentences. */
function Missing({ mapping }: { mapping: readonly Choice[] }) {
  const say = useText();
  const names = (fields: readonly ColumnField[]) => fields.map((f) => say(`IMPORTS.COLUMNS.${f}`)).join(', ');
  const [missing, doubled] = [missingColumns(mapping), [...new Set(doubledColumns(mapping))]];
  return (
    <div role="status" className={css.missing}>
      {missing.length > 0 && <Note tone="warn">{say('IMPORTS.MAPPING.MISSING', { columns: names(missing) })}</Note>}
      {doubled.length > 0 && <Note tone="warn">{say('IMPORTS.MAPPING.DOUBLED', { columns: names(doubled) })}</Note>}
    </div>
  );
}

/** The second step of a table: what its columns mean. */
export function MappingStep({ draft, table, onDone }: Props) {
  const say = useText();
  const map = useMap();
  const [mapping, setMapping] = useState<Choice[]>(() => table.columns.map((c) => c.field));
  const ready = missingColumns(mapping).length === 0 && doubledColumns(mapping).length === 0;
  const choices = [
    { value: '', label: say('IMPORTS.MAPPING.SKIP') },
    ...columnFields.map((f) => ({ value: f, label: say(`IMPORTS.COLUMNS.${f}`) })),
  ];
  const set = (i: number, field: string) =>
    setMapping((before) => before.map((old, at) => (at === i ? (field as Choice) : old)));
  const go = async () => {
    const done = await map.run({ id: draft.id, mapping }).catch(() => undefined);
    if (done) onDone();
  };
  const onward = (
    <Button
      loading={map.busy}
      disabled={!ready}
      rightSection={<IconArrowRight size={18} stroke={1.75} aria-hidden="true" />}
      onClick={() => void go()}
    >
      {say('IMPORTS.MAPPING.NEXT')}
    </Button>
  );
  const steps = useSteps(draft.fileName, true);
  return (
    <>
      <ImportHead />
      <Wizard
        label={say('IMPORTS.STEPS.LABEL')}
        steps={steps}
        at={1}
        back={<DiscardButton id={draft.id} />}
        onward={onward}
      >
        {table.remembered && <Note tone="ok">{say('IMPORTS.MAPPING.REMEMBERED')}</Note>}
        <Card title={say('IMPORTS.MAPPING.TITLE')}>
          <CardLead>{say('IMPORTS.MAPPING.LEAD')}</CardLead>
          <Missing mapping={mapping} />
          <ColumnList columns={table.columns} mapping={mapping} choices={choices} onChange={set} />
        </Card>
      </Wizard>
    </>
  );
}
