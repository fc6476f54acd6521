import { Button, Textarea } from '@mantine/core';
import { typo } from '#contract/base/words/typo.ts';
import { walls } from '#contract/walls/endpoints.ts';
import { reasonLength } from '#contract/walls/rules.ts';
import { Decline, type Note } from '#contract/walls/schema.ts';
import { useChange } from '../base/data.ts';
import { useText } from '../base/texts.tsx';
import { Dialog, DialogButtons } from '../kit/dialog/Dialog.tsx';
import { FormBody } from '../kit/form/FormFrame.tsx';
import { FormStack } from '../kit/form/FormGrid.tsx';
import { useRecordForm } from '../kit/form/useRecordForm.tsx';

/** Puts aside what came from the wall, with a sentence for whoever wrote it. */
export function DeclineDialog({ note, onClose }: { note: Note; onClose: () => void }) {
  const say = useText();
  const decline = useChange(walls.decline);
  const form = useRecordForm<{ reason: string }, Decline, null>({
    initial: { reason: '' },
    schema: Decline,
    input: (v) => ({ id: note.id, ...v }),
    send: (input) => decline.run(input),
    done: onClose,
  });
  return (
    <Dialog opened onClose={onClose} title={say('WALLS.NOTES.DECLINE_TITLE', { title: typo(note.title) })}>
      <FormBody form={form} busy={decline.busy}>
        <FormStack>
          <p>{say('WALLS.NOTES.DECLINE_TEXT')}</p>
          <Textarea
            label={say('WALLS.NOTES.REASON')}
            description={say('WALLS.NOTES.REASON_HINT')}
            maxLength={reasonLength}
            autosize
            minRows={2}
            {...form.fields.getInputProps('reason')}
          />
          <DialogButtons>
            <Button variant="default" onClick={onClose}>
              {say('FORM.KEEP')}
            </Button>
            <Button type="submit" loading={decline.busy}>
              {say('WALLS.NOTES.DECLINE')}
            </Button>
          </DialogButtons>
        </FormStack>
      </FormBody>
    </Dialog>
  );
}
