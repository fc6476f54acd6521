import { Button, TextInput } from '@mantine/core';
import { type SyntheticEvent, useState } from 'react';
import { useText } from '../../base/texts.tsx';
import { Dialog, DialogButtons } from '../../kit/dialog/Dialog.tsx';
import { FormStack } from '../../kit/form/FormGrid.tsx';
import { type Sample, useKeepTemplate } from './data.ts';

type Props = { sample: Sample; opened: boolean; onClose: () => void };

/** Asks for a name and keeps the message as a template of the house. */
export function SaveTemplate({ sample, opened, onClose }: Props) {
  const say = useText();
  const keep = useKeepTemplate();
  const [typed, setTyped] = useState<string | null>(null);
  const [isEmpty, setEmpty] = useState(false);
  const name = typed ?? sample.title.slice(0, 100);
  const close = () => {
    keep.forget();
    setTyped(null);
    setEmpty(false);
    onClose();
  };
  const submit = async (e: SyntheticEvent) => {
    e.preventDefault();
    // A form of the page behind must not be sent too.
    e.stopPropagation();
    if (name.trim() === '') return setEmpty(true);
    const { title, description, label } = sample;
    const kept = await keep.run({ name, title, description, label }).catch(() => undefined);
    if (kept) close();
  };
  const wrong = isEmpty ? 'BASE.FORM.REQUIRED' : (keep.refused?.fields.name ?? keep.refused?.key);
  return (
    <Dialog opened={opened} onClose={close} title={say('MESSAGE_EXTRAS.TEMPLATES.SAVE')}>
      <form onSubmit={(e) => void submit(e)} noValidate>
        <FormStack>
          <TextInput
            label={say('MESSAGE_EXTRAS.TEMPLATES.NAME')}
            description={say('MESSAGE_EXTRAS.TEMPLATES.NAME_HINT')}
            withAsterisk
            maxLength={100}
            value={name}
            error={wrong && say(wrong)}
            onChange={(e) => {
              setTyped(e.currentTarget.value);
              setEmpty(false);
              keep.forget();
            }}
          />
          <DialogButtons>
            <Button variant="default" onClick={close}>
              {say('BASE.CANCEL')}
            </Button>
            <Button type="submit" loading={keep.busy}>
              {say('MESSAGE_EXTRAS.TEMPLATES.SAVE')}
            </Button>
          </DialogButtons>
        </FormStack>
      </form>
    </Dialog>
  );
}
