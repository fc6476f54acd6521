import { Button, Textarea } from '@mantine/core';
import { useState } from 'react';
import { galleryOffers } from '#contract/gallery/endpoints-offers.ts';
import { reasonLength } from '#contract/gallery/rules.ts';
import { useChange } from '../../base/data.ts';
import { useText } from '../../base/texts.tsx';
import { DialogButtons } from '../../kit/dialog/Dialog.tsx';
import { DialogForm } from '../../kit/form/DialogForm.tsx';
import { FieldError } from '../../kit/form/FieldError.tsx';

type Props = { albumId: number; ids: readonly number[]; onDone: () => void };

/** Why these photographs are not let in, for who brought them. */
export function RefuseForm({ albumId, ids, onDone }: Props) {
  const say = useText();
  const refuse = useChange(galleryOffers.refuse);
  const [reason, setReason] = useState('');
  const [wasSent, send] = useState(false);
  const isEmpty = reason.trim() === '';
  const save = async () => {
    send(true);
    if (isEmpty) return;
    if (await refuse.run({ id: albumId, ids: [...ids], reason }).catch(() => undefined)) onDone();
  };
  return (
    <DialogForm
      onSubmit={(e) => {
        e.preventDefault();
        void save();
      }}
    >
      <Textarea
        label={say('GALLERY.OFFERS.REASON')}
        description={say('GALLERY.OFFERS.REASON_HINT')}
        withAsterisk
        autosize
        minRows={2}
        maxLength={reasonLength}
        data-autofocus
        value={reason}
        error={wasSent && isEmpty && <FieldError>{say('BASE.FORM.REQUIRED')}</FieldError>}
        onChange={(e) => setReason(e.currentTarget.value)}
      />
      <DialogButtons>
        <Button variant="default" onClick={onDone}>
          {say('BASE.CANCEL')}
        </Button>
        <Button type="submit" color="cihla" loading={refuse.busy}>
          {say('GALLERY.OFFERS.REFUSE_DO')}
        </Button>
      </DialogButtons>
    </DialogForm>
  );
}
