import { Button, Checkbox, Textarea } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { association } from '#contract/association/endpoints.ts';
import type { Choice } from '#contract/session/schema.ts';
import type { TextKey } from '#contract/texts/keys.ts';
import { asAnswer } from '../../base/answer.ts';
import { useChange } from '../../base/data.ts';
import type { Chosen } from '../../base/session.ts';
import { useText } from '../../base/texts.tsx';
import { Dialog, DialogButtons } from '../../kit/dialog/Dialog.tsx';
import { DialogForm } from '../../kit/form/DialogForm.tsx';
import { FieldError } from '../../kit/form/FieldError.tsx';

type Props = { house: Choice | null; onClose: () => void; onBegun: (house: Chosen) => void };

/** A product administrator enters a house with a reason, for an hour. */
export function VisitDialog({ house, onClose, onBegun }: Props) {
  const say = useText();
  const visit = useChange(association.visit);
  const [reason, setReason] = useState('');
  const [write, setWrite] = useState(false);
  const [wrong, setWrong] = useState<TextKey | null>(null);
  const submit = async (e: FormEvent) => {
    e.preventDefault();
    if (!house) return;
    if (reason.trim().length < 5) return setWrong('SVJ.VISIT.REASON_REQUIRED');
    try {
      const begun = await visit.run({ id: house.id, reason, write });
      if (begun) onBegun(begun);
    } catch (error) {
      const answer = asAnswer(error);
      setWrong(answer.fields.reason ?? answer.key);
    }
  };
  return (
    <Dialog
      opened={house !== null}
      onClose={onClose}
      title={say('PICKER.VISIT_TITLE', { name: house?.nickname || (house?.name ?? '') })}
    >
      <DialogForm onSubmit={(e) => void submit(e)}>
        <p>{say('PICKER.VISIT_TEXT')}</p>
        <Textarea
          label={say('PICKER.VISIT_REASON')}
          description={say('PICKER.VISIT_REASON_HINT')}
          required
          maxLength={500}
          value={reason}
          error={wrong && <FieldError>{say(wrong)}</FieldError>}
          onChange={(e) => {
            setReason(e.currentTarget.value);
            setWrong(null);
          }}
        />
        <Checkbox
          label={say('PICKER.VISIT_WRITE')}
          checked={write}
          onChange={(e) => setWrite(e.currentTarget.checked)}
        />
        <DialogButtons>
          <Button variant="default" onClick={onClose}>
            {say('BASE.CANCEL')}
          </Button>
          <Button type="submit" loading={visit.busy}>
            {say('PICKER.VISIT_SUBMIT')}
          </Button>
        </DialogButtons>
      </DialogForm>
    </Dialog>
  );
}
