import { Button, Textarea } from '@mantine/core';
import { minutes } from '#contract/minutes/endpoints.ts';
import { MinutesFinish, type MinutesView } from '#contract/minutes/schema.ts';
import { reasonLength } from '#contract/minutes/schema-words.ts';
import { useChange } from '../../base/data.ts';
import { useLanguage, useText } from '../../base/texts.tsx';
import { Dialog, DialogButtons } from '../../kit/dialog/Dialog.tsx';
import { DialogForm } from '../../kit/form/DialogForm.tsx';
import { FormRefusal } from '../../kit/form/FormFrame.tsx';
import type { FieldErrors } from '../../kit/form/form-errors.ts';
import { useRecordForm } from '../../kit/form/useRecordForm.tsx';

type Props = { view: MinutesView; opened: boolean; onClose: () => void };

const missingIn = ({ check }: MinutesView) => check.filter((item) => !item.ok);

/** Finishes the minutes for good; where anything is missing, with a reason that stays in them. */
export function FinishDialog({ view, opened, onClose }: Props) {
  const say = useText();
  const count = missingIn(view).length;
  const title = count === 0 ? say('MINUTES.FINISH.TITLE') : say('MINUTES.FINISH.TITLE_SHORT', { count });
  return (
    <Dialog opened={opened} onClose={onClose} title={title}>
      <Finishing view={view} onClose={onClose} />
    </Dialog>
  );
}

type Sent = { id: number; updatedAt: string; lang: 'cs' | 'en'; reason: string };
function Finishing({ view, onClose }: Omit<Props, 'opened'>) {
  const say = useText();
  const { locale } = useLanguage();
  const finish = useChange(minutes.finish);
  const missing = missingIn(view);
  const form = useRecordForm<{ reason: string }, Sent, MinutesView>({
    initial: { reason: '' },
    version: view.updatedAt,
    schema: MinutesFinish,
    // What is finished is the page as it stands behind the dialog, which may still have been read anew when it opened.
    input: ({ reason }) => ({ id: view.meetingId, updatedAt: view.updatedAt, lang: locale, reason }),
    more: ({ reason }): FieldErrors =>
      missing.length > 0 && reason.trim() === '' ? { reason: 'MINUTES.ERRORS.REASON' } : {},
    send: finish.run,
    done: onClose,
  });
  return (
    <DialogForm onSubmit={form.submit}>
      <FormRefusal form={form} />
      <p>{say('MINUTES.FINISH.TEXT')}</p>
      {missing.length > 0 && (
        <>
          <ul>
            {missing.map((item) => (
              <li key={`${item.id} ${item.at} ${item.text}`}>{item.title}</li>
            ))}
          </ul>
          <Textarea
            label={say('MINUTES.FINISH.REASON')}
            description={say('MINUTES.FINISH.REASON_HINT')}
            withAsterisk
            autosize
            minRows={2}
            maxLength={reasonLength}
            {...form.fields.getInputProps('reason')}
          />
        </>
      )}
      <DialogButtons>
        <Button variant="default" onClick={onClose}>
          {say('MINUTES.LEAVE')}
        </Button>
        <Button type="submit" loading={finish.busy}>
          {say(missing.length > 0 ? 'MINUTES.FINISH.DO_REASON' : 'MINUTES.FINISH.DO')}
        </Button>
      </DialogButtons>
    </DialogForm>
  );
}
