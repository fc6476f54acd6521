import { ActionIcon, Button, TextInput } from '@mantine/core';
import { IconArrowUp, IconPlus, IconTrash } from '@tabler/icons-react';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { mostContacts } from '#contract/members/schema.ts';
import { useText } from '../../base/texts.tsx';
import { Select } from '../../kit/choose/Select.tsx';
import css from './MemberForm.module.css';
import type { MemberFields } from './MemberForm.tsx';
import { newContact } from './memberValues.ts';
import { PhoneField } from './PhoneField.tsx';

type Kind = 'emails' | 'phones';
const words = {
  emails: {
    title: 'PERSON.FIELDS.EMAILS',
    one: 'PERSON.FIELDS.EMAIL',
    n: 'PERSON.FIELDS.EMAIL_N',
    add: 'PERSON.FIELDS.ADD_EMAIL',
  },
  phones: {
    title: 'PERSON.FIELDS.PHONES',
    one: 'MEMBERS.PHONE',
    n: 'PERSON.FIELDS.PHONE_N',
    add: 'PERSON.FIELDS.ADD_PHONE',
  },
} as const;

function Contact({ fields, kind, index }: { fields: MemberFields; kind: Kind; index: number }) {
  const say = useText();
  const several = fields.values[kind].length > 1;
  const { one, n } = words[kind];
  const what = several ? say(n, { n: index + 1 }) : say(one);
  const label = several && index === 0 ? `${what} (${say('PERSON.FIELDS.PRIMARY')})` : what;
  const value = fields.getInputProps(`${kind}.${index}.value`);
  const visible = fields.values[kind][index]?.isPublic ? 'public' : 'private';
  return (
    <div className={css.contact}>
      {kind === 'phones' ? (
        <PhoneField label={label} {...value} />
      ) : (
        <TextInput type="email" autoComplete="off" label={label} {...value} />
      )}
      <Select
        label={say('PERSON.FIELDS.VISIBLE')}
        aria-label={say('PERSON.FIELDS.VISIBLE_OF', { what })}
        data={[
          { value: 'private', label: say('PERSON.FIELDS.PRIVATE') },
          { value: 'public', label: say('PERSON.FIELDS.PUBLIC') },
        ]}
        value={visible}
        onChange={(v) => fields.setFieldValue(`${kind}.${index}.isPublic`, v === 'public')}
      />
      <span className={css.tools}>
        {several && index > 0 && (
          <ActionIcon
            aria-label={say('PERSON.FIELDS.MAKE_PRIMARY', { what })}
            title={say('PERSON.FIELDS.MAKE_PRIMARY', { what })}
            onClick={() => fields.reorderListItem(kind, { from: index, to: 0 })}
          >
            <IconArrowUp size={20} stroke={1.75} aria-hidden="true" />
          </ActionIcon>
        )}
        <ActionIcon
          color="cihla"
          aria-label={say('PERSON.FIELDS.REMOVE', { what })}
          onClick={() => fields.removeListItem(kind, index)}
        >
          <IconTrash size={20} stroke={1.75} aria-hidden="true" />
        </ActionIcon>
      </span>
    </div>
  );
}

/** E-mails or phones, the main one first, each with who sees it. */
export function ContactsEditor({ fields, kind }: { fields: MemberFields; kind: Kind }) {
  const say = useText();
  const { title, add: more } = words[kind];
  const list = fields.values[kind];
  const place = useRef<HTMLFieldSetElement>(null);
  const add = () => {
    // Drawn at once, within the tap: a phone opens its keyboard for nothing later.
    flushSync(() => fields.insertListItem(kind, newContact()));
    [...(place.current?.querySelectorAll<HTMLInputElement>('input[type=tel], input[type=email]') ?? [])]
      .at(-1)
      ?.focus();
  };
  return (
    <fieldset ref={place} className={css.group}>
      <legend className={css.legend}>{say(title)}</legend>
      {list.map((c, i) => (
        <Contact key={c.key} fields={fields} kind={kind} index={i} />
      ))}
      {list.length < mostContacts && (
        <div>
          <Button variant="default" leftSection={<IconPlus size={20} stroke={1.75} aria-hidden="true" />} onClick={add}>
            {say(more)}
          </Button>
        </div>
      )}
    </fieldset>
  );
}
