import { Button, Textarea } from '@mantine/core';
import type { SyntheticEvent } from 'react';
import { proxies } from '#contract/votes/endpoints-proxies.ts';
import type { ProxyDetail } from '#contract/votes/schema-proxies.ts';
import { useText } from '../../base/texts.tsx';
import { Dialog, DialogButtons } from '../../kit/Dialog.tsx';
import { FormRefusal } from '../../kit/FormFrame.tsx';
import { useRecordForm } from '../../kit/useRecordForm.tsx';
import { agentName, useRefuse, useRevoke } from './data.ts';
import css from './ProxyPage.module.css';

type Props = { proxy: ProxyDetail; onClose: () => void };

const alone = (submit: (e: SyntheticEvent<HTMLFormElement>) => void) => (e: SyntheticEvent<HTMLFormElement>) => {
  e.stopPropagation();
  submit(e);
};

/** Refuses with a reason that both are told. */
export function RefuseDialog({ proxy, onClose }: Props) {
  const say = useText();
  const refuse = useRefuse();
  const form = useRecordForm({
    initial: { reason: '' },
    version: proxy.updatedAt,
    schema: proxies.refuse.input,
    input: ({ reason }, updatedAt) => ({ id: proxy.id, updatedAt, reason }),
    send: refuse.run,
    done: onClose,
  });
  return (
    <Dialog opened onClose={onClose} title={say('PROXIES.REFUSE.TITLE')}>
      <form noValidate onSubmit={alone(form.submit)} className={css.form}>
        <FormRefusal form={form} />
        <Textarea
          label={say('PROXIES.REFUSE.REASON')}
          description={say('PROXIES.REFUSE.HINT')}
          withAsterisk
          autosize
          minRows={3}
          maxLength={500}
          {...form.fields.getInputProps('reason')}
        />
        <DialogButtons>
          <Button variant="default" onClick={onClose}>
            {say('BASE.CANCEL')}
          </Button>
          <Button type="submit" color="cihla" loading={refuse.busy}>
            {say('PROXIES.REFUSE.YES')}
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  );
}

/** Revokes; a reason may be given. */
export function RevokeDialog({ proxy, onClose }: Props) {
  const say = useText();
  const revoke = useRevoke();
  const form = useRecordForm({
    initial: { reason: '' },
    schema: proxies.revoke.input,
    input: ({ reason }) => ({ id: proxy.id, reason }),
    send: revoke.run,
    done: onClose,
  });
  return (
    <Dialog opened onClose={onClose} title={say('PROXIES.REVOKE.TITLE')}>
      <form noValidate onSubmit={alone(form.submit)} className={css.form}>
        <FormRefusal form={form} />
        <p>{say('PROXIES.REVOKE.TEXT', { agent: agentName(proxy) })}</p>
        <Textarea
          label={say('PROXIES.REVOKE.REASON')}
          autosize
          minRows={2}
          maxLength={500}
          {...form.fields.getInputProps('reason')}
        />
        <DialogButtons>
          <Button variant="default" onClick={onClose}>
            {say('BASE.CANCEL')}
          </Button>
          <Button type="submit" color="cihla" loading={revoke.busy}>
            {say('PROXIES.REVOKE.YES')}
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  );
}
