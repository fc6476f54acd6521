import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { isEmptyRichText } from '#contract/base/words/rich-text.ts';
import { messages } from '#contract/messages/endpoints.ts';
import { type MessageDetail, type MessageLabel, messageLabels } from '#contract/messages/schema.ts';
import { useAssociation, useMe } from '../../base/me.tsx';
import { useText } from '../../base/texts.tsx';
import { AttachmentsPicker } from '../../documents/attached/AttachmentsPicker.tsx';
import { Card } from '../../kit/card/Card.tsx';
import { Select } from '../../kit/choose/Select.tsx';
import { FormGrid, FormStack } from '../../kit/form/FormGrid.tsx';
import { RichText } from '../../kit/text/RichText.tsx';
import type { Sample } from '../extras/data.ts';
import { SaveTemplate } from '../extras/SaveTemplate.tsx';
import { TemplatePicker } from '../extras/TemplatePicker.tsx';
import extras from '../extras/Templates.module.css';
import { LabelIcon } from '../message/MessageLabel.tsx';
import css from './MessageForm.module.css';
import { aimOf, type MessageFields } from './messageValues.ts';

type Props = { fields: MessageFields; message?: MessageDetail | undefined };

/** What the message says and under whose name. */
export function ContentFields({ fields, message }: Props) {
  const say = useText();
  const { onChange, value: files, error } = fields.getInputProps('fileIds');
  return (
    <Card padded>
      <FormStack>
        <Templates fields={fields} />
        <TextInput
          className={css.title}
          label={say('MESSAGE_FORM.NAME')}
          withAsterisk
          maxLength={200}
          {...fields.getInputProps('title')}
        />
        <FormGrid long>
          <LabelField fields={fields} />
          <OwnerField fields={fields} message={message} />
        </FormGrid>
        <RichText label={say('MESSAGE_FORM.TEXT')} required {...fields.getInputProps('description')} />
        <AttachmentsPicker
          files={files}
          onChange={onChange}
          error={error ?? fields.getInputProps('documents').error}
          visibility="VISIBLE_READERS"
          chosen={fields.values.documents}
          onChosen={(documents) => fields.setFieldValue('documents', documents)}
          closing={{ call: messages.closedTo, aim: aimOf(fields.values) }}
        />
      </FormStack>
    </Card>
  );
}

/** A template fills what is written; what is written becomes a template. */
function Templates({ fields }: Props) {
  const say = useText();
  const [saving, save] = useState(false);
  const { title, description, label } = fields.values;
  const fill = (sample: Sample) =>
    fields.setValues({ ...sample, ...(sample.label === 'internal' && { aim: 'committee' }) });
  const isWritten = title.trim() !== '' || !isEmptyRichText(description);
  return (
    <div className={extras.tools}>
      <TemplatePicker isWritten={isWritten} onPick={fill} />
      {isWritten && (
        <Button variant="subtle" onClick={() => save(true)}>
          {say('MESSAGE_EXTRAS.TEMPLATES.SAVE')}
        </Button>
      )}
      <SaveTemplate sample={{ title, description, label }} opened={saving} onClose={() => save(false)} />
    </div>
  );
}

/** The kind; an internal message is offered to the committee alone. */
function LabelField({ fields }: Props) {
  const say = useText();
  const { label, aim } = fields.values;
  const choose = (next: MessageLabel) => {
    fields.setFieldValue('label', next);
    if (next === 'internal') fields.setFieldValue('aim', 'committee');
    else if (label === 'internal' && aim === 'committee') fields.setFieldValue('aim', 'house');
  };
  return (
    <Select
      label={say('MESSAGE_FORM.LABEL')}
      data={messageLabels.map((value) => ({ value, label: say(`MESSAGE.LABELS.${value}`) }))}
      value={label}
      onChange={(next) => choose(next as MessageLabel)}
      leftSection={<LabelIcon label={label} size={20} />}
      iconOf={(one) => <LabelIcon label={one as MessageLabel} size={20} />}
    />
  );
}

/** People of the committee and the manager, whoever is writing, and who is the author now. */
function OwnerField({ fields, message }: Props) {
  const say = useText();
  const me = useMe();
  const committee = useAssociation().data?.committees ?? [];
  const writer = me.id !== null && !me.visitUntil ? [{ id: me.id, full_name: me.full_name }] : [];
  const known = [...writer, ...(message?.owner ? [message.owner] : []), ...committee];
  const people = new Map(known.map((p) => [String(p.id), p.full_name]));
  return (
    <Select
      label={say('MESSAGE_FORM.OWNER')}
      data={[...people].map(([value, label]) => ({ value, label }))}
      {...fields.getInputProps('ownerId')}
      value={fields.values.ownerId === null ? null : String(fields.values.ownerId)}
      onChange={(next) => fields.setFieldValue('ownerId', Number(next))}
    />
  );
}
