import { Button, Textarea } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { minutes } from '#contract/minutes/endpoints.ts';
import { AddendumInput, type MinutesView } from '#contract/minutes/schema.ts';
import { addendumLength } from '#contract/minutes/schema-words.ts';
import { useChange } from '../../base/data.ts';
import { useText } from '../../base/texts.tsx';
import { useShown } from '../../base/when.ts';
import { Card } from '../../kit/card/Card.tsx';
import { CardFoot, CardNone, CardRow, CardRows } from '../../kit/card/CardRows.tsx';
import { Dialog, DialogButtons } from '../../kit/dialog/Dialog.tsx';
import { DialogForm } from '../../kit/form/DialogForm.tsx';
import { FormRefusal } from '../../kit/form/FormFrame.tsx';
import { useRecordForm } from '../../kit/form/useRecordForm.tsx';
import css from './Beside.module.css';

/** What came after the minutes were finished. */
export function AddendaCard({ view }: { view: MinutesView }) {
  const say = useText();
  const shown = useShown();
  const [adding, setAdding] = useState(false);
  const { addenda, may, meetingId } = view;
  if (addenda.length === 0 && !may.addend) return null;
  return (
    <Card title={say('MINUTES.ADDENDA.TITLE')}>
      {addenda.length === 0 && <CardNone>{say('MINUTES.ADDENDA.NONE')}</CardNone>}
      <CardRows>
        {addenda.map((a) => (
          <CardRow key={a.id}>
            <div className={css.words}>
              <p className={css.text}>{a.text}</p>
              <span>{say('MINUTES.ADDENDA.BY', { who: a.who, at: shown.moment(a.at) })}</span>
            </div>
          </CardRow>
        ))}
      </CardRows>
      {may.addend && (
        <CardFoot>
          <Button
            variant="default"
            leftSection={<IconPlus size={18} stroke={1.75} aria-hidden="true" />}
            onClick={() => setAdding(true)}
          >
            {say('MINUTES.ADDENDA.ADD')}
          </Button>
        </CardFoot>
      )}
      <Dialog opened={adding} onClose={() => setAdding(false)} title={say('MINUTES.ADDENDA.ADD')}>
        <Adding id={meetingId} onClose={() => setAdding(false)} />
      </Dialog>
    </Card>
  );
}

function Adding({ id, onClose }: { id: number; onClose: () => void }) {
  const say = useText();
  const addend = useChange(minutes.addend);
  const form = useRecordForm<{ text: string }, { id: number; text: string }, MinutesView>({
    initial: { text: '' },
    schema: AddendumInput,
    input: (values) => ({ id, ...values }),
    send: addend.run,
    done: onClose,
  });
  return (
    <DialogForm onSubmit={form.submit}>
      <FormRefusal form={form} />
      <Textarea
        label={say('MINUTES.ADDENDA.TEXT')}
        description={say('MINUTES.ADDENDA.HINT')}
        withAsterisk
        autosize
        minRows={3}
        maxLength={addendumLength}
        {...form.fields.getInputProps('text')}
      />
      <DialogButtons>
        <Button variant="default" onClick={onClose}>
          {say('FORM.KEEP')}
        </Button>
        <Button type="submit" loading={addend.busy}>
          {say('MINUTES.ADDENDA.DO')}
        </Button>
      </DialogButtons>
    </DialogForm>
  );
}
