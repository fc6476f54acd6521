import { Button, Input, Textarea } from '@mantine/core';
import type { Given } from '#contract/base/calls/endpoint.ts';
import type { ChosenFile } from '#contract/base/files/chosen.ts';
import { dayIn } from '#contract/base/time/dates.ts';
import { clock } from '#contract/clock/endpoints.ts';
import { type ClockView, type Term, TermDone } from '#contract/clock/schema.ts';
import { reasonLength } from '#contract/clock/schema-words.ts';
import { useChange } from '../../base/data.ts';
import { useText } from '../../base/texts.tsx';
import { PickButton } from '../../documents/attached/DocumentsPicker.tsx';
import { DateField } from '../../kit/day/DateField.tsx';
import { Dialog, DialogButtons } from '../../kit/dialog/Dialog.tsx';
import files from '../../kit/files/Attachments.module.css';
import { ChosenRows } from '../../kit/files/ChosenRows.tsx';
import { FormBody } from '../../kit/form/FormFrame.tsx';
import { FormStack } from '../../kit/form/FormGrid.tsx';
import { useRecordForm } from '../../kit/form/useRecordForm.tsx';
import { useTermTitle } from '../rows/data.ts';

type Values = { on: string; note: string; chosen: ChosenFile[] };
type ChosenProps = { label: string; chosen: ChosenFile[]; onChosen: (chosen: ChosenFile[]) => void };

/** The document that shows it. */
const Evidence = ({ label, chosen, onChosen }: ChosenProps) => (
  <Input.Wrapper label={label} labelElement="div">
    {chosen.length > 0 && (
      <ul className={files.files} aria-label={label}>
        <ChosenRows chosen={chosen} onChange={onChosen} />
      </ul>
    )}
    <PickButton chosen={chosen} full={chosen.length > 0} onChosen={(all) => onChosen(all.slice(0, 1))} />
  </Input.Wrapper>
);

/** When a term was met, and what shows it. */
export function DoneDialog({ term, onClose }: { term: Term; onClose: () => void }) {
  const say = useText();
  const titleOf = useTermTitle();
  const done = useChange(clock.done);
  const today = dayIn(new Date());
  const form = useRecordForm<Values, Given<typeof clock.done>, ClockView>({
    initial: { on: today, note: '', chosen: [] },
    schema: TermDone,
    input: ({ on, note, chosen }) => ({ key: term.key, on, note, documentId: chosen[0]?.id ?? null }),
    send: done.run,
    done: onClose,
  });
  return (
    <Dialog opened onClose={onClose} title={say('CLOCK.DONE_FORM.TITLE')}>
      <FormBody form={form} busy={done.busy}>
        <FormStack>
          <p>
            <b>{titleOf(term)}</b>
          </p>
          <p>{say('CLOCK.DONE_FORM.LEAD')}</p>
          <DateField label={say('CLOCK.DONE_FORM.ON')} required max={today} {...form.fields.getInputProps('on')} />
          <Textarea
            label={say('CLOCK.DONE_FORM.NOTE')}
            autosize
            minRows={2}
            maxLength={reasonLength}
            {...form.fields.getInputProps('note')}
          />
          <Evidence
            label={say('CLOCK.DONE_FORM.DOCUMENT')}
            chosen={form.fields.getValues().chosen}
            onChosen={(chosen) => form.fields.setFieldValue('chosen', chosen)}
          />
          <DialogButtons>
            <Button variant="default" onClick={onClose}>
              {say('FORM.KEEP')}
            </Button>
            <Button type="submit" loading={done.busy}>
              {say('CLOCK.DONE_FORM.SAVE')}
            </Button>
          </DialogButtons>
        </FormStack>
      </FormBody>
    </Dialog>
  );
}
