import { Button, Switch, TextInput } from '@mantine/core';
import { useState } from 'react';
import { files as calls, descriptionLength, type FileView, nameLength } from '#contract/base/files/files.ts';
import { asAnswer } from '../../base/answer.ts';
import { ask } from '../../base/ask.ts';
import { useText } from '../../base/texts.tsx';
import { Dialog, DialogButtons } from '../dialog/Dialog.tsx';
import { DialogForm } from '../form/DialogForm.tsx';
import { FieldError } from '../form/FieldError.tsx';
import { Note } from '../page/Note.tsx';
import type { Why } from './useUploads.ts';
import { type Visibility, visibleHint } from './visibility.ts';

type Props = { file: FileView; visibility: Visibility | false; onClose: () => void; onSaved: (file: FileView) => void };

/** Name, words and visibility of one attachment; its extension stays. */
export function AttachmentDialog({ file, visibility, onClose, onSaved }: Props) {
  const say = useText();
  const [name, setName] = useState(file.name);
  const [description, setDescription] = useState(file.description);
  const [isPublic, setPublic] = useState(file.isPublic);
  const [busy, setBusy] = useState(false);
  const [why, setWhy] = useState<Why | null>(null);
  const save = async () => {
    setBusy(true);
    setWhy(null);
    try {
      onSaved(await ask(calls.change, { id: file.id, name, description, isPublic }));
      onClose();
    } catch (error) {
      setWhy(asAnswer(error));
      setBusy(false);
    }
  };
  return (
    <Dialog opened onClose={onClose} title={say('FILES.EDIT_TITLE')}>
      <DialogForm
        onSubmit={(e) => {
          e.preventDefault();
          // The dialog stands inside another form of the page.
          e.stopPropagation();
          if (name.trim()) void save();
        }}
      >
        <TextInput
          label={say('UPLOAD.NAME')}
          value={name}
          maxLength={nameLength}
          error={!name.trim() && <FieldError>{say('FILES.ERRORS.NAME')}</FieldError>}
          onChange={(e) => setName(e.currentTarget.value)}
          description={file.extension && say('UPLOAD.EXTENSION', { extension: `.${file.extension}` })}
        />
        <TextInput
          label={say('UPLOAD.DESCRIPTION')}
          value={description}
          maxLength={descriptionLength}
          onChange={(e) => setDescription(e.currentTarget.value)}
        />
        {visibility && (
          <Switch
            label={say(`UPLOAD.${visibility}`)}
            description={say(visibleHint(visibility))}
            checked={isPublic}
            onChange={(e) => setPublic(e.currentTarget.checked)}
          />
        )}
        {why && (
          <Note tone="bad" live>
            {say(why.key, why.params)}
          </Note>
        )}
        <DialogButtons>
          <Button variant="default" onClick={onClose}>
            {say('BASE.CANCEL')}
          </Button>
          <Button type="submit" loading={busy}>
            {say('FILES.SAVE')}
          </Button>
        </DialogButtons>
      </DialogForm>
    </Dialog>
  );
}
