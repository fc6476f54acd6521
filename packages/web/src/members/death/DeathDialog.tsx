import { Button, Textarea } from '@mantine/core';
import { dayIn } from '#contract/base/time/dates.ts';
import { type DeathPreview, NewDeath } from '#contract/members/schema-death.ts';
import { Loaded } from '../../base/Loaded.tsx';
import { useText } from '../../base/texts.tsx';
import { DateField } from '../../kit/day/DateField.tsx';
import { Dialog, DialogButtons } from '../../kit/dialog/Dialog.tsx';
import { FormRefusal } from '../../kit/form/FormFrame.tsx';
import { useRecordForm } from '../../kit/form/useRecordForm.tsx';
import { Note } from '../../kit/page/Note.tsx';
import css from '../care/care.module.css';
import { useDeathPreview, useMarkDeath } from './data.ts';

function Consequences({ preview }: { preview: DeathPreview }) {
  const say = useText();
  const { units, ends, votes, estate } = preview;
  return (
    <>
      <p className={css.lead}>{say('DEATH.LEAD', { estate })}</p>
      <p className={css.lead}>
        {units.length > 0 ? say('DEATH.UNITS', { list: units.join(', ') }) : say('DEATH.NO_UNITS')}
      </p>
      {ends.length > 0 && (
        <section>
          <h3 className={css.head}>{say('DEATH.ENDS')}</h3>
          <ul className={css.list}>
            {ends.map(({ what, count }) => (
              <li key={what}>{say(`DEATH.WHAT.${what}`, { count })}</li>
            ))}
          </ul>
        </section>
      )}
      {votes.length > 0 && (
        <section>
          <h3 className={css.head}>{say('DEATH.VOTES')}</h3>
          <ul className={css.list}>
            {votes.map(({ id, name, voted }) => (
              <li key={id}>{say(voted ? 'DEATH.VOTED' : 'DEATH.NOT_VOTED', { name })}</li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

type Props = { id: number; name: string; onClose: () => void };

/** Marks a death, after showing what ends by it and what stays. */
export function DeathDialog({ id, name, onClose }: Props) {
  const say = useText();
  const of = useDeathPreview(id);
  const mark = useMarkDeath();
  const form = useRecordForm({
    initial: { day: '', note: '' },
    schema: NewDeath,
    input: ({ day, note }) => ({ id, day, note }),
    send: mark.run,
    done: onClose,
  });
  const { fields } = form;
  const isOpen = of.data?.blocked === null;
  return (
    <Dialog opened onClose={onClose} title={say('DEATH.TITLE', { name })} wide>
      <form noValidate className={css.body} onSubmit={form.submit}>
        <FormRefusal form={form} />
        <Loaded of={of}>
          {(preview) =>
            preview.blocked ? (
              <Note tone="warn">{say(`DEATH.ERRORS.${preview.blocked}`)}</Note>
            ) : (
              <Consequences preview={preview} />
            )
          }
        </Loaded>
        {isOpen && (
          <>
            <DateField label={say('DEATH.DAY')} required max={dayIn(new Date())} {...fields.getInputProps('day')} />
            <Textarea
              label={say('DEATH.NOTE')}
              description={say('DEATH.NOTE_HINT')}
              autosize
              minRows={2}
              maxLength={500}
              {...fields.getInputProps('note')}
            />
          </>
        )}
        <DialogButtons>
          <Button variant="default" onClick={onClose}>
            {say('FORM.KEEP')}
          </Button>
          {isOpen && (
            <Button type="submit" color="cihla" loading={mark.busy}>
              {say('DEATH.YES')}
            </Button>
          )}
        </DialogButtons>
      </form>
    </Dialog>
  );
}
