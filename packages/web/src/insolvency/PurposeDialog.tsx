import { Button, Textarea } from '@mantine/core';
import { typo } from '#contract/base/words/typo.ts';
import { insolvency } from '#contract/insolvency/endpoints.ts';
import { PurposeInput, type WatchView } from '#contract/insolvency/schema.ts';
import { useChange } from '../base/data.ts';
import { useText } from '../base/texts.tsx';
import { Dialog, DialogButtons } from '../kit/dialog/Dialog.tsx';
import { FormBody } from '../kit/form/FormFrame.tsx';
import { FormStack } from '../kit/form/FormGrid.tsx';
import { useRecordForm } from '../kit/form/useRecordForm.tsx';

type Values = { purpose: string };
type Props = { watch: WatchView; onClose: () => void };

/** Writes down anew why somebody is watched. */
export function PurposeDialog({ watch: { id, user, purpose }, onClose }: Props) {
  const say = useText();
  const change = useChange(insolvency.purpose);
  const form = useRecordForm<Values, Values & { id: number }, unknown>({
    initial: { purpose },
    schema: PurposeInput,
    input: (values) => ({ ...values, id }),
    send: (input) => change.run(input),
    done: onClose,
  });
  return (
    <Dialog opened onClose={onClose} title={say('INSOLVENCY.PURPOSE.TITLE', { name: typo(user) })}>
      <FormBody form={form} busy={change.busy}>
        <FormStack>
          <p>{say('INSOLVENCY.PURPOSE.LEAD')}</p>
          <Textarea
            label={say('INSOLVENCY.NEW.PURPOSE')}
            withAsterisk
            autosize
            minRows={2}
            data-autofocus
            {...form.fields.getInputProps('purpose')}
          />
          <DialogButtons>
            <Button variant="default" onClick={onClose}>
              {say('FORM.KEEP')}
            </Button>
            <Button type="submit" loading={change.busy}>
              {say('INSOLVENCY.PURPOSE.SAVE')}
            </Button>
          </DialogButtons>
        </FormStack>
      </FormBody>
    </Dialog>
  );
}
