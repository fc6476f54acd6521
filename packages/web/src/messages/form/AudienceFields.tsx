import { ActionIcon, Button, Input, Select } from '@mantine/core';
import { IconUsers, IconUsersPlus, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import type { NamedPart } from '#contract/messages/schema.ts';
import { useText } from '../../base/texts.tsx';
import { Card } from '../../kit/page/Card.tsx';
import { useAudienceText } from '../useAudienceText.ts';
import { AudiencePicker, keyOf } from './AudiencePicker.tsx';
import css from './MessageForm.module.css';
import { type AimChoice, aims, type MessageFields } from './messageValues.ts';
import { ReachLine } from './ReachLine.tsx';

/** Whom the message is for, and how many people that is. */
export function AudienceFields({ fields }: { fields: MessageFields }) {
  const say = useText();
  const { aim } = fields.values;
  const wrong = aim === 'some' && Boolean(fields.errors.audience);
  return (
    <Card title={say('MESSAGE_FORM.AUDIENCE')} padded>
      <div className={css.stack}>
        <Select
          label={say('MESSAGE_FORM.FOR')}
          data={aims.map((value) => ({ value, label: say(`MESSAGE_FORM.FOR_${value}`) }))}
          value={aim}
          onChange={(next) => fields.setFieldValue('aim', next as AimChoice)}
          error={wrong}
          leftSection={<IconUsers size={20} stroke={1.75} aria-hidden="true" />}
        />
        {aim === 'some' && <Chosen fields={fields} />}
        <ReachLine values={fields.values} />
      </div>
    </Card>
  );
}

function Chosen({ fields }: { fields: MessageFields }) {
  const say = useText();
  const nameOf = useAudienceText();
  const [picking, setPicking] = useState(false);
  const { audience } = fields.values;
  const error = fields.getInputProps('audience').error;
  const set = (parts: NamedPart[]) => fields.setFieldValue('audience', parts);
  return (
    <div>
      {audience.length > 0 && (
        <ul className={css.parts} aria-label={say('MESSAGE_FORM.CHOSEN')}>
          {audience.map((part) => (
            <li key={keyOf(part)} className={css.part}>
              <span>{nameOf(part)}</span>
              <ActionIcon
                aria-label={say('PICK.REMOVE', { name: nameOf(part) })}
                onClick={() => set(audience.filter((p) => p !== part))}
              >
                <IconX size={18} stroke={1.75} aria-hidden="true" />
              </ActionIcon>
            </li>
          ))}
        </ul>
      )}
      {audience.length > 1 && <p className={css.hint}>{say('MESSAGE_FORM.GROUPS_HINT')}</p>}
      <Button
        variant="default"
        mt={audience.length > 0 ? 10 : 0}
        leftSection={<IconUsersPlus size={20} stroke={1.75} aria-hidden="true" />}
        onClick={() => setPicking(true)}
      >
        {say(audience.length > 0 ? 'MESSAGE_FORM.CHANGE' : 'MESSAGE_FORM.CHOOSE')}
      </Button>
      {error && (
        <Input.Error mt={6} role="alert">
          {error}
        </Input.Error>
      )}
      {picking && (
        <AudiencePicker
          chosen={audience}
          onClose={() => setPicking(false)}
          onUse={(parts) => {
            set(parts);
            setPicking(false);
          }}
        />
      )}
    </div>
  );
}
