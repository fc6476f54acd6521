import { Button, SegmentedControl, Textarea, TextInput } from '@mantine/core';
import { type Course, RemarkInput, saidLength } from '#contract/assembly/schema-course.ts';
import { useText } from '../../base/texts.tsx';
import { Dialog, DialogButtons } from '../../kit/dialog/Dialog.tsx';
import { DialogForm } from '../../kit/form/DialogForm.tsx';
import { FormRefusal } from '../../kit/form/FormFrame.tsx';
import { useRecordForm } from '../../kit/form/useRecordForm.tsx';
import { useRemark } from '../rows/data.ts';

type Props = { course: Course; opened: boolean; onClose: () => void };

/** What a member wants in the minutes: an objection, or a question with what was answered. */
export function RemarkDialog({ opened, onClose, course }: Props) {
  const say = useText();
  return (
    <Dialog opened={opened} onClose={onClose} title={say('COURSE.REMARKS.OPEN')}>
      <Said course={course} onClose={onClose} />
    </Dialog>
  );
}

type Values = { kind: string; person: string; text: string; answer: string };

function Said({ course: { id, now }, onClose }: Omit<Props, 'opened'>) {
  const say = useText();
  const remark = useRemark();
  const form = useRecordForm<Values, Values & { id: number; point: number | null }, Course>({
    initial: { kind: 'objection', person: '', text: '', answer: '' },
    schema: RemarkInput,
    input: (v) => ({ id, point: now?.id ?? null, ...v, answer: v.kind === 'question' ? v.answer : '' }),
    send: remark.run as (input: Values & { id: number; point: number | null }) => Promise<Course | undefined>,
    done: onClose,
  });
  const { kind } = form.fields.values;
  return (
    <DialogForm onSubmit={form.submit}>
      <FormRefusal form={form} />
      <SegmentedControl
        fullWidth
        aria-label={say('COURSE.REMARKS.KIND')}
        data={(['objection', 'question'] as const).map((value) => ({ value, label: say(`COURSE.REMARKS.${value}`) }))}
        {...form.fields.getInputProps('kind')}
      />
      <TextInput
        label={say('COURSE.REMARKS.PERSON')}
        description={say('COURSE.REMARKS.PERSON_HINT')}
        withAsterisk
        maxLength={200}
        data-autofocus
        {...form.fields.getInputProps('person')}
      />
      <Textarea
        label={say('COURSE.REMARKS.TEXT')}
        withAsterisk
        autosize
        minRows={3}
        maxLength={saidLength}
        {...form.fields.getInputProps('text')}
      />
      {kind === 'question' && (
        <Textarea
          label={say('COURSE.REMARKS.ANSWER')}
          autosize
          minRows={2}
          maxLength={saidLength}
          {...form.fields.getInputProps('answer')}
        />
      )}
      <DialogButtons>
        <Button variant="default" onClick={onClose}>
          {say('FORM.KEEP')}
        </Button>
        <Button type="submit" loading={remark.busy}>
          {say('COURSE.REMARKS.SAVE')}
        </Button>
      </DialogButtons>
    </DialogForm>
  );
}
