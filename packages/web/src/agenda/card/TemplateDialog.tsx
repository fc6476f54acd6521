import { Button, TextInput } from '@mantine/core';
import { agenda } from '#contract/agenda/endpoints.ts';
import { TemplateInput, templateNameLength } from '#contract/agenda/schema.ts';
import { useChange } from '../../base/data.ts';
import { useText } from '../../base/texts.tsx';
import { Dialog, DialogButtons } from '../../kit/dialog/Dialog.tsx';
import { DialogForm } from '../../kit/form/DialogForm.tsx';
import { FormRefusal } from '../../kit/form/FormFrame.tsx';
import { useRecordForm } from '../../kit/form/useRecordForm.tsx';

type Props = { id: number; opened: boolean; onClose: () => void };

/** Asks for the name of a template that is made of the agenda. */
export function TemplateDialog({ id, opened, onClose }: Props) {
  const say = useText();
  return (
    <Dialog opened={opened} onClose={onClose} title={say('AGENDA.TEMPLATES.KEEP_TITLE')}>
      <Naming id={id} onClose={onClose} />
    </Dialog>
  );
}

function Naming({ id, onClose }: Omit<Props, 'opened'>) {
  const say = useText();
  const keep = useChange(agenda.keepTemplate);
  const form = useRecordForm<{ name: string }, TemplateInput, unknown>({
    initial: { name: '' },
    schema: TemplateInput,
    input: (v) => ({ id, ...v }),
    send: keep.run,
    done: onClose,
  });
  return (
    <DialogForm onSubmit={form.submit}>
      <FormRefusal form={form} />
      <p>{say('AGENDA.TEMPLATES.KEEP_TEXT')}</p>
      <TextInput
        label={say('AGENDA.TEMPLATES.NAME')}
        withAsterisk
        maxLength={templateNameLength}
        {...form.fields.getInputProps('name')}
      />
      <DialogButtons>
        <Button variant="default" onClick={onClose}>
          {say('FORM.KEEP')}
        </Button>
        <Button type="submit" loading={keep.busy}>
          {say('AGENDA.TEMPLATES.KEEP_YES')}
        </Button>
      </DialogButtons>
    </DialogForm>
  );
}
