import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { statements } from '#contract/invoices/endpoints-statements.ts';
import { type MovementShown, MovementUndone, type Payer } from '#contract/invoices/schema-statements.ts';
import { noteLength } from '#contract/invoices/schema-words.ts';
import { useChange } from '../../base/data.ts';
import { useText } from '../../base/texts.tsx';
import { Select } from '../../kit/choose/Select.tsx';
import { Dialog, DialogButtons } from '../../kit/dialog/Dialog.tsx';
import { FormBody } from '../../kit/form/FormFrame.tsx';
import { FormStack } from '../../kit/form/FormGrid.tsx';
import { useRecordForm } from '../../kit/form/useRecordForm.tsx';
import { crowns } from '../rows/crowns.ts';
import type { MovementActs } from './data.ts';

type ChooseProps = { movement: MovementShown; customers: readonly Payer[]; acts: MovementActs; onClose: () => void };

/** Asks whose a payment is. */
export function ChooseHouse({ movement, customers, acts, onClose }: ChooseProps) {
  const say = useText();
  const [chosen, choose] = useState<string | null>(null);
  const house = customers.find((c) => String(c.id) === chosen);
  return (
    <Dialog opened onClose={onClose} title={say('INVOICING.BANK.PICK_TITLE', { amount: crowns(movement.amount) })}>
      <FormStack>
        <Select
          label={say('INVOICING.BANK.PICK')}
          data={customers.map(({ id, name, town }) => ({
            value: String(id),
            label: [name, town].filter(Boolean).join(', '),
          }))}
          value={chosen}
          onChange={choose}
        />
        <DialogButtons>
          <Button variant="default" onClick={onClose}>
            {say('FORM.KEEP')}
          </Button>
          <Button
            loading={acts.busy}
            disabled={!house}
            onClick={() => house && void acts.give(movement, house).then((isGiven) => isGiven && onClose())}
          >
            {house ? say('INVOICING.BANK.ASSIGN', { house: house.name }) : say('INVOICING.BANK.CHOOSE')}
          </Button>
        </DialogButtons>
      </FormStack>
    </Dialog>
  );
}

/** Asks why, and takes back whose a payment was. */
export function UndoMovement({ movement, onClose }: { movement: MovementShown; onClose: () => void }) {
  const say = useText();
  const undo = useChange(statements.undo);
  const form = useRecordForm({
    initial: { reason: '' },
    schema: MovementUndone,
    input: ({ reason }) => ({ id: movement.id, reason }),
    send: (input) => undo.run(input),
    done: onClose,
  });
  const isPlaced = movement.state === 'placed';
  return (
    <Dialog opened onClose={onClose} title={say('INVOICING.BANK.UNDO_TITLE', { amount: crowns(movement.amount) })}>
      <FormBody form={form} busy={undo.busy}>
        <FormStack>
          <p>{say(isPlaced ? 'INVOICING.BANK.UNDO_LEAD' : 'INVOICING.BANK.UNDO_ASIDE')}</p>
          <TextInput
            label={say('INVOICING.BANK.REASON')}
            {...(isPlaced && { description: say('INVOICING.BANK.REASON_HINT') })}
            withAsterisk
            maxLength={noteLength}
            data-autofocus
            {...form.fields.getInputProps('reason')}
          />
          <DialogButtons>
            <Button variant="default" onClick={onClose}>
              {say('FORM.KEEP')}
            </Button>
            <Button type="submit" loading={undo.busy} color="cihla">
              {say('INVOICING.BANK.UNDO')}
            </Button>
          </DialogButtons>
        </FormStack>
      </FormBody>
    </Dialog>
  );
}
