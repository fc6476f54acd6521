import { Button, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { nameLength } from '#contract/base/files/files.ts';
import { galleryPhotos } from '#contract/gallery/endpoints-photos.ts';
import { captionLength } from '#contract/gallery/rules.ts';
import type { AlbumDetail } from '#contract/gallery/schema.ts';
import { asAnswer } from '../../base/answer.ts';
import { useChange } from '../../base/data.ts';
import { useText } from '../../base/texts.tsx';
import { Dialog, DialogButtons } from '../../kit/dialog/Dialog.tsx';
import { DialogForm } from '../../kit/form/DialogForm.tsx';
import { FieldError } from '../../kit/form/FieldError.tsx';

type Props = { album: AlbumDetail; id: number; onClose: () => void };

/** What a photograph is called, its extension apart, and what stands under it. */
export function PhotoDialog({ album, id, onClose }: Props) {
  const say = useText();
  const change = useChange(galleryPhotos.describe);
  const file = album.attachments.find((a) => a.id === id);
  const [name, setName] = useState(file?.name ?? '');
  const [caption, setCaption] = useState(album.images.find((i) => i.id === id)?.caption ?? '');
  const wrong = change.refused ? asAnswer(change.refused).fields.name : undefined;
  const error = name.trim() === '' ? 'FILES.ERRORS.NAME' : wrong;
  const save = async () => {
    if (name.trim() === '') return;
    const answer = await change.run({ id: album.id, attachmentId: id, name, caption }).catch(() => undefined);
    if (answer) onClose();
  };
  return (
    <Dialog opened onClose={onClose} title={say('GALLERY.DESCRIBE')}>
      <DialogForm
        onSubmit={(e) => {
          e.preventDefault();
          void save();
        }}
      >
        <Textarea
          label={say('GALLERY.CAPTION')}
          description={say('GALLERY.CAPTION_HINT')}
          autosize
          minRows={2}
          maxLength={captionLength}
          value={caption}
          onChange={(e) => setCaption(e.currentTarget.value)}
        />
        <TextInput
          label={say('GALLERY.FILE_NAME')}
          value={name}
          maxLength={nameLength}
          error={error && <FieldError>{say(error)}</FieldError>}
          rightSection={file && <span aria-hidden="true">.{file.extension}</span>}
          rightSectionWidth={64}
          onChange={(e) => setName(e.currentTarget.value)}
        />
        <DialogButtons>
          <Button variant="default" onClick={onClose}>
            {say('BASE.CANCEL')}
          </Button>
          <Button type="submit" loading={change.busy}>
            {say('FORM.SAVE')}
          </Button>
        </DialogButtons>
      </DialogForm>
    </Dialog>
  );
}
