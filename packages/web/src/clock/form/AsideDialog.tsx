import { Button, Textarea } from '@mantine/core';
import type { Given } from '#contract/base/calls/endpoint.ts';
import { clock } from '#contract/clock/endpoints.ts';
import { type ClockView, type Term, TermNotOurs } from '#contract/clock/schema.ts';
import { reasonLength } from '#contract/clock/schema-words.ts';
import { useChange } from '../../base/data.ts';
import { useText } from '../../base/texts.tsx';
import { Dialog, DialogButtons } from '../../kit/dialog/Dialog.tsx';
import { FormBody } from '../../kit/form/FormFrame.tsx';
import { FormStack } from '../../kit/form/FormGrid.tsx';
import { useRecordForm } from '../../kit/form/useRecordForm.tsx';
import { useTermTitle } from '../rows/data.ts';

/** Why a term is not of this house. */
export function AsideDialog({ term, onClose }: { term: Term; onClose: () => void }) {
  const say = useText();
  const titleOf = useTermTitle();
  const aside = useChange(clock.notOurs);
  const form = useRecordForm<{ reason: string }, Given<typeof clock.notOurs>, ClockView>({
    initial: { reason: '' },
    schema: TermNotOurs,
    input: ({ reason }) => ({ key: term.key, reason }),
    send: aside.run,
    done: onClose,
  });
  return (
    <Dialog opened onClose={onClose} title={say('CLOCK.ASIDE_FORM.TITLE')}>
      <FormBody form={form} busy={aside.busy}>
        <FormStack>
          <p>
            <b>{titleOf(term)}</b>
          </p>
          <p>{say('CLOCK.ASIDE_FORM.LEAD')}</p>
          <Textarea
            label={say('CLOCK.ASIDE_FORM.REASON')}
            withAsterisk
            autosize
            minRows={2}
            maxLength={reasonLength}
            data-autofocus
            {...form.fields.getInputProps('reason')}
          />
          <DialogButtons>
            <Button variant="default" onClick={onClose}>
              {say('FORM.KEEP')}
            </Button>
            <Button type="submit" loading={aside.busy}>
              {say('CLOCK.ASIDE_FORM.SAVE')}
            </Button>
          </DialogButtons>
        </FormStack>
      </FormBody>
    </Dialog>
  );
}
