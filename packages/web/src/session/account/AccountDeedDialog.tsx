import { Button, Textarea } from '@mantine/core';
import { accounts } from '#contract/session/endpoints-accounts.ts';
import { type AccountDeed, NewAccountDeed } from '#contract/session/schema-accounts.ts';
import { useChange } from '../../base/data.ts';
import { useText } from '../../base/texts.tsx';
import { Dialog, DialogButtons } from '../../kit/dialog/Dialog.tsx';
import { FormRefusal } from '../../kit/form/FormFrame.tsx';
import { useRecordForm } from '../../kit/form/useRecordForm.tsx';
import css from './AccountCare.module.css';

export type Asked = { what: AccountDeed; one: number | null };
type Props = { id: number; asked: Asked; onClose: () => void };

/** Asks for the reason before anything is done with somebody's account. */
export function AccountDeedDialog({ id, asked, onClose }: Props) {
  const say = useText();
  const act = useChange(accounts.act);
  const { what, one } = asked;
  const form = useRecordForm({
    initial: { reason: '' },
    schema: NewAccountDeed,
    input: ({ reason }) => ({ id, what, one, reason }),
    send: act.run,
    done: onClose,
  });
  const title = say(`ACCOUNTS.DO.${what}`);
  return (
    <Dialog opened onClose={onClose} title={title}>
      <form noValidate className={css.form} onSubmit={form.submit}>
        <FormRefusal form={form} />
        <p>{say(`ACCOUNTS.TEXT.${what}`)}</p>
        <Textarea
          label={say('ACCOUNTS.REASON')}
          description={say('ACCOUNTS.REASON_HINT')}
          autosize
          minRows={2}
          maxLength={500}
          withAsterisk
          {...form.fields.getInputProps('reason')}
        />
        <DialogButtons>
          <Button variant="default" onClick={onClose}>
            {say('BASE.CANCEL')}
          </Button>
          <Button type="submit" color={what === 'reopen' ? undefined : 'cihla'} loading={act.busy}>
            {title}
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  );
}
