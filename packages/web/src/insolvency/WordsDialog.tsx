import { Button, Textarea } from '@mantine/core';
import { insolvency } from '#contract/insolvency/endpoints.ts';
import { type WatchList, WordsInput } from '#contract/insolvency/schema.ts';
import { wordsLength } from '#contract/insolvency/schema-words.ts';
import { useChange } from '../base/data.ts';
import { useText } from '../base/texts.tsx';
import { Dialog, DialogButtons } from '../kit/dialog/Dialog.tsx';
import { FormBody } from '../kit/form/FormFrame.tsx';
import { FormStack } from '../kit/form/FormGrid.tsx';
import { useRecordForm } from '../kit/form/useRecordForm.tsx';

type Values = { words: string };
type Props = { list: Pick<WatchList, 'words' | 'wordsVersion'>; onClose: () => void };

/** What the house says of its own to whoever it watches. */
export function WordsDialog({ list: { words, wordsVersion }, onClose }: Props) {
  const say = useText();
  const change = useChange(insolvency.words);
  const form = useRecordForm<Values, Values & { version: number }, unknown>({
    initial: { words },
    schema: WordsInput,
    input: (values) => ({ ...values, version: wordsVersion }),
    send: (input) => change.run(input),
    done: onClose,
  });
  return (
    <Dialog opened onClose={onClose} title={say('INSOLVENCY.PRIVACY.WORDS_TITLE')}>
      <FormBody form={form} busy={change.busy}>
        <FormStack>
          <p>{say('INSOLVENCY.PRIVACY.WORDS_LEAD')}</p>
          <Textarea
            label={say('INSOLVENCY.PRIVACY.WORDS_LABEL')}
            description={say('INSOLVENCY.PRIVACY.WORDS_HINT')}
            autosize
            minRows={3}
            maxLength={wordsLength}
            data-autofocus
            {...form.fields.getInputProps('words')}
          />
          <DialogButtons>
            <Button variant="default" onClick={onClose}>
              {say('FORM.KEEP')}
            </Button>
            <Button type="submit" loading={change.busy}>
              {say('INSOLVENCY.PRIVACY.WORDS_SAVE')}
            </Button>
          </DialogButtons>
        </FormStack>
      </FormBody>
    </Dialog>
  );
}
