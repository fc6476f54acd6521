import { Button } from '@mantine/core';
import { Closing } from '#contract/documents/schema-closing.ts';
import type { Obligation } from '#contract/documents/schema-due.ts';
import { useText } from '../../base/texts.tsx';
import { Dialog, DialogButtons } from '../../kit/dialog/Dialog.tsx';
import { FormBody } from '../../kit/form/FormFrame.tsx';
import { FormHint, FormStack } from '../../kit/form/FormGrid.tsx';
import type { FieldErrors } from '../../kit/form/form-errors.ts';
import { useRecordForm } from '../../kit/form/useRecordForm.tsx';
import { ClosingFields } from './ClosingFields.tsx';
import { type ClosingValues, closingOf, dueAfter } from './closing.ts';
import { useCloseRound } from './data.ts';

type Props = { id: number; obligation: Obligation; onClose: () => void };

/** Closes the round of a document for which no new version came. */
export function ClosingDialog({ id, obligation, onClose }: Props) {
  const say = useText();
  const change = useCloseRound();
  const form = useRecordForm<ClosingValues, ClosingValues & { id: number }, unknown>({
    initial: closingOf(obligation),
    schema: Closing,
    input: (values) => ({ ...values, id }),
    more: (input): FieldErrors =>
      dueAfter(obligation, input) === null && input.validUntil === '' ? { validUntil: 'FILE.ERRORS.NEVER_DUE' } : {},
    send: (input) => change.run(input),
    done: onClose,
  });
  const { values, getInputProps, setValues } = form.fields;
  return (
    <Dialog opened onClose={onClose} title={say('DUE.CLOSING.TITLE')}>
      <FormBody form={form} busy={change.busy}>
        <FormStack>
          <FormHint>{say('DUE.CLOSING.TEXT')}</FormHint>
          <ClosingFields
            round={obligation}
            values={values}
            onChange={setValues}
            errors={{ day: getInputProps('day').error, validUntil: getInputProps('validUntil').error }}
          />
          <DialogButtons>
            <Button variant="default" onClick={() => form.leave(onClose)}>
              {say('BASE.CANCEL')}
            </Button>
            <Button type="submit" loading={change.busy}>
              {say('DUE.CLOSING.YES')}
            </Button>
          </DialogButtons>
        </FormStack>
      </FormBody>
    </Dialog>
  );
}
