import { Button, Radio, Stack, Textarea } from '@mantine/core';
import type { SyntheticEvent } from 'react';
import type { ProxyDetail } from '#contract/proxies/schema.ts';
import { ProxyRefusal, ProxyRevocation } from '#contract/proxies/schema-deeds.ts';
import { type RefusalReason, refusalReasons } from '#contract/second/schema.ts';
import { useText } from '../../base/texts.tsx';
import { Dialog, DialogButtons } from '../../kit/dialog/Dialog.tsx';
import { DialogForm } from '../../kit/form/DialogForm.tsx';
import { FormRefusal } from '../../kit/form/FormFrame.tsx';
import { useRecordForm } from '../../kit/form/useRecordForm.tsx';
import { agentName, useRefuse, useRenounce, useRevoke } from './data.ts';

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
    initial: { reason: '' as RefusalReason },
    version: proxy.updatedAt,
    schema: ProxyRefusal,
    input: ({ reason }, updatedAt) => ({ id: proxy.id, updatedAt, reason }),
    send: refuse.run,
    done: onClose,
  });
  return (
    <Dialog opened onClose={onClose} title={say('PROXIES.REFUSE.TITLE')}>
      <DialogForm onSubmit={alone(form.submit)}>
        <FormRefusal form={form} />
        <Radio.Group
          label={say('PROXIES.REFUSE.REASON')}
          description={say('PROXIES.REFUSE.HINT')}
          withAsterisk
          {...form.fields.getInputProps('reason')}
        >
          <Stack gap="xs" mt="xs">
            {refusalReasons.map((reason) => (
              <Radio key={reason} value={reason} label={say(`SECOND.REASONS.${reason}`)} />
            ))}
          </Stack>
        </Radio.Group>
        <DialogButtons>
          <Button variant="default" onClick={onClose}>
            {say('BASE.CANCEL')}
          </Button>
          <Button type="submit" color="cihla" loading={refuse.busy}>
            {say('PROXIES.REFUSE.YES')}
          </Button>
        </DialogButtons>
      </DialogForm>
    </Dialog>
  );
}

/** Revokes; a reason may be given. */
export const RevokeDialog = (props: Props) => <EndDialog {...props} how="REVOKE" end={useRevoke()} />;
/** The agent gives the power up. */
export const RenounceDialog = (props: Props) => <EndDialog {...props} how="RENOUNCE" end={useRenounce()} />;

type Ending = Props & { how: 'REVOKE' | 'RENOUNCE'; end: ReturnType<typeof useRevoke> };

function EndDialog({ proxy, onClose, how, end }: Ending) {
  const say = useText();
  const form = useRecordForm({
    initial: { reason: '' },
    schema: ProxyRevocation,
    input: ({ reason }) => ({ id: proxy.id, reason }),
    send: end.run,
    done: onClose,
  });
  return (
    <Dialog opened onClose={onClose} title={say(`PROXIES.${how}.TITLE`)}>
      <DialogForm onSubmit={alone(form.submit)}>
        <FormRefusal form={form} />
        <p>{say(`PROXIES.${how}.TEXT`, { agent: agentName(proxy), principal: proxy.principal.full_name })}</p>
        <Textarea
          label={say(`PROXIES.${how}.REASON`)}
          autosize
          minRows={2}
          maxLength={500}
          {...form.fields.getInputProps('reason')}
        />
        <DialogButtons>
          <Button variant="default" onClick={onClose}>
            {say('BASE.CANCEL')}
          </Button>
          <Button type="submit" color="cihla" loading={end.busy}>
            {say(`PROXIES.${how}.YES`)}
          </Button>
        </DialogButtons>
      </DialogForm>
    </Dialog>
  );
}
