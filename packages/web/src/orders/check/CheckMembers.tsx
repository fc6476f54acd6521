import { Button, Checkbox, FileButton, TextInput } from '@mantine/core';
import { IconFileUpload } from '@tabler/icons-react';
import { useState } from 'react';
import { orders } from '#contract/orders/endpoints.ts';
import { membersIn, membersText, personKeyOf, sexGuess } from '#contract/orders/rules-members.ts';
import type { OrderMember } from '#contract/orders/schema-members.ts';
import { asAnswer } from '../../base/answer.ts';
import { useUpload } from '../../base/data.ts';
import { useLanguage, useText } from '../../base/texts.tsx';
import { Select } from '../../kit/choose/Select.tsx';
import { Note } from '../../kit/page/Note.tsx';
import { Share } from '../../kit/share/Share.tsx';
import { choicesOf } from '../form/choices.ts';
import { cadastreFields } from '../form/fields.ts';
import css from './Check.module.css';
import { CheckFields } from './CheckFields.tsx';
import { MembersNotes } from './MembersNotes.tsx';
import type { Checking } from './useCheck.ts';

const nameOf = (m: OrderMember) =>
  m.company || [m.titleBefore, m.firstName, m.lastName, m.titleAfter].filter(Boolean).join(' ');
const texts = ['titleBefore', 'firstName', 'lastName', 'titleAfter', 'fullAddress', 'description'] as const;

/** The lines with one changed; what a person is called is the same at all their units. */
function withPerson(members: readonly OrderMember[], at: number, next: OrderMember): OrderMember[] {
  const before = members[at];
  const key = before && personKeyOf(before);
  const { titleBefore, firstName, lastName, titleAfter, fullAddress, sex, person } = next;
  const named = { titleBefore, firstName, lastName, titleAfter, fullAddress, sex, person };
  return members.map((one, i) => (i === at ? next : key && personKeyOf(one) === key ? { ...one, ...named } : one));
}

/** The step of the land register: who owns what, from a file or as the customer left it, each line to be mended. */
export function CheckMembers({ id, of }: { id: number; of: Checking }) {
  const say = useText();
  const read = useUpload(orders.owners);
  const members = membersIn(of.form.svj.cadastreMembers) ?? [];
  const keep = (next: readonly OrderMember[]) => of.set('svj.cadastreMembers', membersText(next));
  const take = async (file: File | null) => {
    if (!file) return;
    const answer = await read.run({ input: { id }, file }).catch(() => undefined);
    if (answer)
      keep((membersIn(answer.people) ?? []).map((m) => (m.company ? m : { ...m, sex: m.sex ?? sexGuess(m.lastName) })));
  };
  const wrong = of.errors['svj.cadastreMembers'];
  return (
    <div className={css.stack}>
      <CheckFields fields={cadastreFields} of={of} />
      <div className={css.add}>
        <FileButton onChange={(file) => void take(file)} accept=".json,.csv,.xlsx">
          {(props) => (
            <Button
              {...props}
              variant="default"
              loading={read.busy}
              leftSection={<IconFileUpload size={20} stroke={1.75} aria-hidden="true" />}
            >
              {say('ORDERS.CHECK.FILE')}
            </Button>
          )}
        </FileButton>
      </div>
      {read.refused && (
        <Note tone="bad" live>
          {say(asAnswer(read.refused).key)}
        </Note>
      )}
      {wrong && (
        <Note tone="bad" live>
          {say(wrong)}
        </Note>
      )}
      <MembersNotes form={of.form} />
      <ul className={css.units}>
        {members.map((m, at) => (
          <MemberLine
            // biome-ignore lint/suspicious/noArrayIndexKey: lines stand where the register put them
            key={at}
            member={m}
            onChange={(next) => keep(withPerson(members, at, next))}
          />
        ))}
      </ul>
    </div>
  );
}

function MemberLine({ member, onChange }: { member: OrderMember; onChange: (next: OrderMember) => void }) {
  const say = useText();
  const { locale } = useLanguage();
  const [open, setOpen] = useState(false);
  const name = nameOf(member) || say('ORDERS.CHECK.NAMELESS');
  const isNobody = nameOf(member) === '';
  return (
    <li className={css.unit}>
      <div className={css.line}>
        <span className={css.who}>
          <b className={member.remove ? css.out : undefined}>{`${member.unit} · ${name}`}</b>
          <span className={css.quiet}>
            {member.unitShare && <Share share={member.unitShare} />}
            {member.fullAddress && ` · ${member.fullAddress}`}
          </span>
        </span>
        {!isNobody && (
          <Button
            variant="subtle"
            onClick={() => setOpen(!open)}
            aria-expanded={open}
            aria-label={say('ORDERS.CHECK.EDIT_PERSON', { name })}
          >
            {open ? say('ORDERS.CHECK.CLOSE') : say('FORM.EDIT')}
          </Button>
        )}
      </div>
      {!isNobody && (
        <div className={css.marks}>
          <Checkbox
            label={say('ORDERS.OWNERS.MAIN_SHORT')}
            aria-label={say('ORDERS.OWNERS.MAIN', { name })}
            checked={member.mainUser}
            onChange={(e) => onChange({ ...member, mainUser: e.currentTarget.checked })}
          />
          <Checkbox
            label={say('ORDERS.OWNERS.OUT_SHORT')}
            aria-label={say('ORDERS.OWNERS.LEAVE_OUT', { name, unit: member.unit })}
            checked={member.remove}
            onChange={(e) => onChange({ ...member, remove: e.currentTarget.checked })}
          />
        </div>
      )}
      {open && (
        <div className={css.fields}>
          {texts.map((field) => (
            <div key={field} className={css.wide6}>
              <TextInput
                label={say(`ORDERS.FIELDS.${field}`)}
                value={member[field]}
                onChange={(e) => onChange({ ...member, person: personKeyOf(member), [field]: e.currentTarget.value })}
              />
            </div>
          ))}
          <div className={css.wide6}>
            <Select
              label={say('ORDERS.FIELDS.sex')}
              data={choicesOf('sex', say, locale) ?? []}
              value={member.sex}
              onChange={(sex) => onChange({ ...member, sex: sex as OrderMember['sex'] })}
            />
          </div>
        </div>
      )}
    </li>
  );
}
