import { Button } from '@mantine/core';
import { useState } from 'react';
import { showPhone } from '#contract/base/person/phone.ts';
import type { ContactPreviewEntry } from '#contract/imports/contacts/schema.ts';
import type { MemberName } from '#contract/members/schema.ts';
import { useText } from '../../base/texts.tsx';
import { Dialog, DialogButtons } from '../../kit/dialog/Dialog.tsx';
import { FormStack } from '../../kit/form/FormGrid.tsx';
import { Note } from '../../kit/page/Note.tsx';
import { PersonPicker } from '../../members/pick/PersonPicker.tsx';
import css from './ContactEntry.module.css';
import { useChoose } from './data.ts';

type Props = { id: number; entry: ContactPreviewEntry; onClose: () => void };

/** Says whose the contacts of one row are. */
export function ChooseDialog({ id, entry, onClose }: Props) {
  const say = useText();
  const choose = useChoose();
  const [person, setPerson] = useState<MemberName | null>(null);
  const save = async () => {
    if (!person) return;
    await choose.run({ id, row: entry.row as number, memberIds: [person.id] });
    onClose();
  };
  const given = entry.contacts.map((c) => (c.kind === 'phone' ? showPhone(c.value) : c.value));
  return (
    <Dialog opened onClose={onClose} title={say('CONTACT_IMPORT.CHOOSE.TITLE')}>
      <FormStack close>
        <p className={css.value}>{[entry.title, ...entry.units, ...given].filter(Boolean).join(', ')}</p>
        {choose.refused && (
          <Note tone="bad" live>
            {say(choose.refused.key, choose.refused.params)}
          </Note>
        )}
        <PersonPicker label={say('CONTACT_IMPORT.CHOOSE.PERSON')} value={person} onChange={setPerson} required />
        <DialogButtons>
          <Button variant="default" onClick={onClose}>
            {say('BASE.CANCEL')}
          </Button>
          <Button disabled={!person} loading={choose.busy} onClick={() => void save().catch(() => undefined)}>
            {say('CONTACT_IMPORT.CHOOSE.SAVE')}
          </Button>
        </DialogButtons>
      </FormStack>
    </Dialog>
  );
}
