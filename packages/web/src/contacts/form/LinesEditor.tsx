import { ActionIcon, Button, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { lineWords, mostLines } from '#contract/contacts/schema.ts';
import { useText } from '../../base/texts.tsx';
import { Select } from '../../kit/choose/Select.tsx';
import { type ContactFields, newLine } from './contactValues.ts';
import css from './LinesEditor.module.css';

type Kind = 'phones' | 'emails';
const words = {
  phones: {
    title: 'CONTACTS.FORM.PHONES',
    one: 'CONTACTS.FORM.PHONE',
    n: 'CONTACTS.FORM.PHONE_N',
    add: 'CONTACTS.FORM.ADD_PHONE',
  },
  emails: {
    title: 'CONTACTS.FORM.EMAILS',
    one: 'CONTACTS.FORM.EMAIL',
    n: 'CONTACTS.FORM.EMAIL_N',
    add: 'CONTACTS.FORM.ADD_EMAIL',
  },
} as const;
const typing = {
  phones: { type: 'tel', inputMode: 'tel' },
  emails: { type: 'email', inputMode: 'email' },
} as const;

function Line({ fields, kind, index }: { fields: ContactFields; kind: Kind; index: number }) {
  const say = useText();
  const { one, n } = words[kind];
  const what = fields.values[kind].length > 1 ? say(n, { n: index + 1 }) : say(one);
  const wordOf = fields.getInputProps(`${kind}.${index}.word`);
  return (
    <div className={css.entry}>
      <TextInput
        autoComplete="off"
        label={what}
        {...typing[kind]}
        {...fields.getInputProps(`${kind}.${index}.value`)}
      />
      <Select
        label={say('CONTACTS.FORM.WORD')}
        aria-label={say('CONTACTS.FORM.WORD_OF', { what })}
        data={[
          { value: '', label: say('CONTACTS.FORM.NO_WORD') },
          ...lineWords.map((w) => ({ value: w, label: say(`CONTACTS.WORDS.${w}`) })),
        ]}
        {...wordOf}
        onChange={(v) => fields.setFieldValue(`${kind}.${index}.word`, v)}
      />
      <ActionIcon
        className={css.remove}
        color="cihla"
        aria-label={say('CONTACTS.FORM.REMOVE', { what })}
        onClick={() => fields.removeListItem(kind, index)}
      >
        <IconTrash size={20} stroke={1.75} aria-hidden="true" />
      </ActionIcon>
    </div>
  );
}

/** Phones or e-mails in the order they are called, each with what it is for. */
export function LinesEditor({ fields, kind }: { fields: ContactFields; kind: Kind }) {
  const say = useText();
  const { title, add } = words[kind];
  const list = fields.values[kind];
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{say(title)}</legend>
      {list.map((line, i) => (
        <Line key={line.key} fields={fields} kind={kind} index={i} />
      ))}
      {list.length < mostLines && (
        <div>
          <Button
            variant="default"
            leftSection={<IconPlus size={20} stroke={1.75} aria-hidden="true" />}
            onClick={() => fields.insertListItem(kind, newLine())}
          >
            {say(add)}
          </Button>
        </div>
      )}
    </fieldset>
  );
}
