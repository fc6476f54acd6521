import { Button, Textarea } from '@mantine/core';
import { reminders } from '#contract/reminders/endpoints.ts';
import { DisputeInput, type UnitReminders } from '#contract/reminders/schema.ts';
import { noteLength } from '#contract/reminders/schema-words.ts';
import { useChange } from '../../base/data.ts';
import { useText } from '../../base/texts.tsx';
import { useDayText } from '../../base/when.ts';
import { Card } from '../../kit/card/Card.tsx';
import { FormBody } from '../../kit/form/FormFrame.tsx';
import { FormStack } from '../../kit/form/FormGrid.tsx';
import { useRecordForm } from '../../kit/form/useRecordForm.tsx';
import css from '../rows/Reminders.module.css';

/** That the debt is disputed, and why: then nobody is reminded. */
export function DisputeCard({ unit }: { unit: UnitReminders }) {
  const say = useText();
  const { day } = useDayText();
  const { dispute } = unit;
  return (
    <Card title={say('REMINDERS.UNIT.DISPUTE')} padded>
      <div className={css.stack}>
        <p className={css.quiet}>{say('REMINDERS.UNIT.DISPUTE_HINT')}</p>
        {unit.may.write ? <DisputeForm unit={unit} /> : dispute && <p>{dispute.note}</p>}
        {dispute && (
          <p className={css.quiet}>{say('REMINDERS.UNIT.DISPUTE_BY', { name: dispute.by, day: day(dispute.date) })}</p>
        )}
      </div>
    </Card>
  );
}

function DisputeForm({ unit }: { unit: UnitReminders }) {
  const say = useText();
  const save = useChange(reminders.dispute);
  const initial = { note: unit.dispute?.note ?? '' };
  const form = useRecordForm<{ note: string }, { id: number; note: string }, UnitReminders>({
    initial,
    schema: DisputeInput,
    input: ({ note }) => ({ id: unit.unit.id, note }),
    send: (input) => save.run(input),
    // What is stored comes with the next reading, under a key of its own.
    done: () => undefined,
  });
  return (
    <FormBody form={form} busy={save.busy}>
      <FormStack>
        <Textarea
          label={say('REMINDERS.UNIT.DISPUTE_NOTE')}
          autosize
          minRows={2}
          maxLength={noteLength}
          {...form.fields.getInputProps('note')}
        />
        <Button type="submit" variant="default" loading={save.busy}>
          {say('REMINDERS.UNIT.DISPUTE_SAVE')}
        </Button>
      </FormStack>
    </FormBody>
  );
}
