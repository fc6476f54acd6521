import { Button, Textarea, TextInput } from '@mantine/core';
import type { AgendaView } from '#contract/agenda/schema.ts';
import { CounterInput } from '#contract/agenda/schema.ts';
import { nameLength, wordingLength } from '#contract/agenda/schema-words.ts';
import type { Course, CoursePoint } from '#contract/assembly/schema-course.ts';
import { typo } from '#contract/base/words/typo.ts';
import { useText } from '../../base/texts.tsx';
import { Dialog, DialogButtons } from '../../kit/dialog/Dialog.tsx';
import { DialogForm } from '../../kit/form/DialogForm.tsx';
import { FormRefusal } from '../../kit/form/FormFrame.tsx';
import { useRecordForm } from '../../kit/form/useRecordForm.tsx';
import { useCounter, useOpen } from '../rows/data.ts';

type Props = { course: Course; point: CoursePoint; opened: boolean; onClose: () => void };

/** Another proposal to the point that is on: it is decided first. */
export function CounterDialog({ opened, onClose, point, ...rest }: Props) {
  const say = useText();
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={say('COURSE.COUNTER.TITLE', { label: point.label, name: typo(point.name) })}
    >
      <Proposal {...rest} point={point} onClose={onClose} />
    </Dialog>
  );
}

type Values = { name: string; wording: string };
type Sent = Values & { id: number; counterTo: number };

function Proposal({ course: { id }, point, onClose }: Omit<Props, 'opened'>) {
  const say = useText();
  const counter = useCounter();
  const turn = useOpen();
  const form = useRecordForm<Values, Sent, AgendaView>({
    initial: { name: '', wording: '' },
    schema: CounterInput,
    input: (v) => ({ id, counterTo: point.id, ...v }),
    send: counter.run,
    done: async (agenda) => {
      // The newest of the other proposals to it is the one that was just written.
      const made = agenda.points.filter((p) => p.counterTo === point.id).at(-1);
      if (made) await turn.run({ id, point: made.id }).catch(() => undefined);
      onClose();
    },
  });
  return (
    <DialogForm onSubmit={form.submit}>
      <FormRefusal form={form} />
      <p>{say('COURSE.COUNTER.TEXT', { label: point.label })}</p>
      <TextInput
        label={say('COURSE.ADD.NAME')}
        withAsterisk
        maxLength={nameLength}
        data-autofocus
        {...form.fields.getInputProps('name')}
      />
      <Textarea
        label={say('COURSE.ADD.WORDING')}
        description={say('COURSE.ADD.WORDING_HINT')}
        withAsterisk
        autosize
        minRows={3}
        maxLength={wordingLength}
        {...form.fields.getInputProps('wording')}
      />
      <DialogButtons>
        <Button variant="default" onClick={onClose}>
          {say('FORM.KEEP')}
        </Button>
        <Button type="submit" loading={counter.busy || turn.busy}>
          {say('COURSE.COUNTER.DO')}
        </Button>
      </DialogButtons>
    </DialogForm>
  );
}
