import { Button, Checkbox, Radio, Stack, Textarea, TextInput } from '@mantine/core';
import { nameLength, wordingLength } from '#contract/agenda/schema-words.ts';
import { type Course, NewMatter } from '#contract/assembly/schema-course.ts';
import { compare, fromText } from '#contract/base/shares/fraction.ts';
import { useText } from '../../base/texts.tsx';
import { Dialog, DialogButtons } from '../../kit/dialog/Dialog.tsx';
import { DialogForm } from '../../kit/form/DialogForm.tsx';
import { FormRefusal } from '../../kit/form/FormFrame.tsx';
import { useRecordForm } from '../../kit/form/useRecordForm.tsx';
import { Note } from '../../kit/page/Note.tsx';
import { useAddPoint } from '../rows/data.ts';

type Props = { course: Course; opened: boolean; onClose: () => void };

/** A point that the invitation did not carry: what it is says whether the meeting may decide it at all. */
export function AddPointDialog({ opened, onClose, course }: Props) {
  const say = useText();
  return (
    <Dialog opened={opened} onClose={onClose} title={say('COURSE.ADD.TITLE')}>
      <Matter course={course} onClose={onClose} />
    </Dialog>
  );
}

type Values = { matter: string; name: string; wording: string; consent: boolean };

function Matter({ course: { id, room, now }, onClose }: Omit<Props, 'opened'>) {
  const say = useText();
  const add = useAddPoint();
  const form = useRecordForm<Values, Values & { id: number }, Course>({
    initial: { matter: '', name: '', wording: '', consent: false },
    schema: NewMatter,
    input: (v) => ({ id, ...v }),
    send: add.run as (input: Values & { id: number }) => Promise<Course | undefined>,
    done: onClose,
  });
  const { matter } = form.fields.values;
  const everybody = room !== null && compare(fromText(room.present.share), fromText(room.base)) === 0;
  const isBarred = matter === 'counter' || (matter === 'new' && !everybody);
  return (
    <DialogForm onSubmit={form.submit}>
      <FormRefusal form={form} />
      <Radio.Group label={say('COURSE.ADD.WHAT')} withAsterisk {...form.fields.getInputProps('matter')}>
        <Stack gap={10} mt={6}>
          {(['conduct', 'counter', 'new'] as const).map((one) => (
            <Radio key={one} value={one} label={say(`COURSE.ADD.${one}`)} description={say(`COURSE.ADD.${one}_HINT`)} />
          ))}
        </Stack>
      </Radio.Group>
      {matter === 'counter' && <Note>{say(now ? 'COURSE.ADD.COUNTER_HOW' : 'COURSE.ADD.COUNTER_LATER')}</Note>}
      {matter === 'new' && !everybody && (
        <Note tone="bad">
          {say('COURSE.ADD.NOT_EVERYBODY', { count: room ? room.seatCount - room.present.seats : 0 })}
        </Note>
      )}
      {!isBarred && (
        <>
          <TextInput
            label={say('COURSE.ADD.NAME')}
            withAsterisk
            maxLength={nameLength}
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
          {matter === 'new' && (
            <Checkbox
              label={say('COURSE.ADD.CONSENT')}
              {...form.fields.getInputProps('consent', { type: 'checkbox' })}
            />
          )}
        </>
      )}
      <DialogButtons>
        <Button variant="default" onClick={onClose}>
          {say('FORM.KEEP')}
        </Button>
        <Button type="submit" disabled={isBarred} loading={add.busy}>
          {say('COURSE.ADD.DO')}
        </Button>
      </DialogButtons>
    </DialogForm>
  );
}
