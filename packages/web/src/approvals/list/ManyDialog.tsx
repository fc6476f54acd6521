import { Button, Textarea } from '@mantine/core';
import { useState } from 'react';
import { approvals } from '#contract/approvals/endpoints.ts';
import { type AnsweredMany, AnsweringMany } from '#contract/approvals/schema.ts';
import { type DecisionState, noteLength } from '#contract/approvals/schema-words.ts';
import { typo } from '#contract/base/words/typo.ts';
import type { TextKey } from '#contract/texts/keys.ts';
import { useChange } from '../../base/data.ts';
import { useText } from '../../base/texts.tsx';
import { Dialog, DialogButtons } from '../../kit/dialog/Dialog.tsx';
import { FormBody } from '../../kit/form/FormFrame.tsx';
import { FormStack } from '../../kit/form/FormGrid.tsx';
import type { FieldErrors } from '../../kit/form/form-errors.ts';
import { useRecordForm } from '../../kit/form/useRecordForm.tsx';
import { Note } from '../../kit/page/Note.tsx';
import css from './ApprovalColumns.module.css';

type Props = { ids: readonly number[]; status: DecisionState; onClose: (isDone: boolean) => void };

/** One answer to several requests; which of them could not be decided stays in sight until it is read. */
export function ManyDialog({ ids, status, onClose }: Props) {
  const say = useText();
  const [done, keep] = useState<AnsweredMany | null>(null);
  const title = say(status === 'approved' ? 'APPROVAL.MANY.APPROVE' : 'APPROVAL.MANY.REJECT');
  return (
    <Dialog opened onClose={() => onClose(done !== null)} title={title}>
      {done ? (
        <Outcome done={done} onClose={() => onClose(true)} />
      ) : (
        <Asking ids={ids} status={status} title={title} onClose={() => onClose(false)} done={keep} />
      )}
    </Dialog>
  );
}

type AskingProps = Omit<Props, 'onClose'> & { title: string; onClose: () => void; done: (all: AnsweredMany) => void };
function Asking({ ids, status, title, onClose, done }: AskingProps) {
  const say = useText();
  const decide = useChange(approvals.decideMany);
  const rejects = status === 'rejected';
  const form = useRecordForm<{ note: string }, AnsweringMany, AnsweredMany>({
    initial: { note: '' },
    schema: AnsweringMany,
    input: ({ note }) => ({ ids: [...ids], status, note }),
    more: ({ note }): FieldErrors => (rejects && note.trim() === '' ? { note: 'APPROVAL.DECIDE.REASON_MISSING' } : {}),
    send: (input) => decide.run(input),
    done,
  });
  return (
    <FormBody form={form} busy={decide.busy}>
      <FormStack>
        <p>{say('APPROVAL.MANY.TEXT')}</p>
        <Textarea
          label={say(rejects ? 'APPROVAL.MANY.REASON' : 'APPROVAL.MANY.NOTE')}
          withAsterisk={rejects}
          autosize
          minRows={3}
          maxRows={10}
          maxLength={noteLength}
          data-autofocus
          {...form.fields.getInputProps('note')}
        />
        <DialogButtons>
          <Button variant="default" onClick={onClose}>
            {say('FORM.KEEP')}
          </Button>
          <Button type="submit" loading={decide.busy} {...(rejects && { color: 'cihla' })}>
            {title}
          </Button>
        </DialogButtons>
      </FormStack>
    </FormBody>
  );
}

function Outcome({ done: { answered, refused }, onClose }: { done: AnsweredMany; onClose: () => void }) {
  const say = useText();
  return (
    <FormStack>
      <Note tone={refused.length > 0 ? 'warn' : 'ok'} live>
        <b>{say('APPROVAL.MANY.DONE', { count: answered.length })}</b>
        {refused.length > 0 && (
          <>
            <p className={css.why}>{say('APPROVAL.MANY.REFUSED')}</p>
            <ul className={css.refused}>
              {refused.map(({ id, title, why }) => (
                <li key={id}>
                  {title !== null && <b>{typo(title)}: </b>}
                  {say(why as TextKey)}
                </li>
              ))}
            </ul>
          </>
        )}
      </Note>
      <DialogButtons>
        <Button onClick={onClose}>{say('APPROVAL.MANY.CLOSE')}</Button>
      </DialogButtons>
    </FormStack>
  );
}
