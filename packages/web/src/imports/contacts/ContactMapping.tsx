import { Button } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { useState } from 'react';
import {
  type ContactField,
  contactFields,
  doubledContacts,
  missingContacts,
} from '#contract/imports/contacts/rules-columns.ts';
import type { ContactTable } from '#contract/imports/contacts/schema.ts';
import type { Draft } from '#contract/imports/drafts/schema.ts';
import { useText } from '../../base/texts.tsx';
import { Card } from '../../kit/card/Card.tsx';
import { CardLead } from '../../kit/card/CardRows.tsx';
import { Wizard } from '../../kit/form/Wizard.tsx';
import { Note } from '../../kit/page/Note.tsx';
import { ColumnList } from '../steps/ColumnList.tsx';
import css from '../steps/MappingStep.module.css';
import { ContactHead, DiscardContacts, useContactSteps } from './ContactHead.tsx';
import { useMapContacts } from './data.ts';

type Choice = ContactField | '';

/** What still keeps the list from being read, as sentences. */
function Missing({ mapping }: { mapping: readonly Choice[] }) {
  const say = useText();
  const [missing, doubled] = [missingContacts(mapping), [...new Set(doubledContacts(mapping))]];
  const columns = doubled.map((f) => say(`CONTACT_IMPORT.COLUMNS.${f}`)).join(', ');
  return (
    <div role="status" className={css.missing}>
      {missing.includes('name') && <Note tone="warn">{say('CONTACT_IMPORT.MAPPING.MISSING_WHO')}</Note>}
      {missing.includes('email') && <Note tone="warn">{say('CONTACT_IMPORT.MAPPING.MISSING_CONTACT')}</Note>}
      {doubled.length > 0 && <Note tone="warn">{say('IMPORTS.MAPPING.DOUBLED', { columns })}</Note>}
    </div>
  );
}

/** The second step: what the columns mean. */
export function ContactMapping({ draft, table, onDone }: { draft: Draft; table: ContactTable; onDone: () => void }) {
  const say = useText();
  const map = useMapContacts();
  const [mapping, setMapping] = useState<Choice[]>(() => table.columns.map((c) => c.field));
  const ready = missingContacts(mapping).length + doubledContacts(mapping).length === 0;
  const choices = [
    { value: '', label: say('IMPORTS.MAPPING.SKIP') },
    ...contactFields.map((f) => ({ value: f, label: say(`CONTACT_IMPORT.COLUMNS.${f}`) })),
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
  const steps = useContactSteps(draft.fileName);
  return (
    <>
      <ContactHead />
      <Wizard
        label={say('IMPORTS.STEPS.LABEL')}
        steps={steps}
        at={1}
        back={<DiscardContacts id={draft.id} />}
        onward={onward}
      >
        {table.remembered && <Note tone="ok">{say('IMPORTS.MAPPING.REMEMBERED')}</Note>}
        {map.refused && (
          <Note tone="bad" live>
            {say(map.refused.key, map.refused.params)}
          </Note>
        )}
        <Card title={say('IMPORTS.MAPPING.TITLE')}>
          <CardLead>{say('CONTACT_IMPORT.MAPPING.LEAD')}</CardLead>
          <Missing mapping={mapping} />
          <ColumnList columns={table.columns} mapping={mapping} choices={choices} onChange={set} />
        </Card>
      </Wizard>
    </>
  );
}
