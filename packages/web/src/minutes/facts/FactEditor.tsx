import { Button, Textarea } from '@mantine/core';
import type { MemberName } from '#contract/members/schema.ts';
import type { MinutesOverrides, MinutesView } from '#contract/minutes/schema.ts';
import { factLength } from '#contract/minutes/schema-words.ts';
import { useText } from '../../base/texts.tsx';
import { FormRefusal } from '../../kit/form/FormFrame.tsx';
import { LeaveGuard } from '../../kit/form/LeaveGuard.tsx';
import { PersonPicker } from '../../members/pick/PersonPicker.tsx';
import css from '../rows/Minutes.module.css';
import { chosenAs, withFact, withOffice, withVerifiers } from '../rows/overriding.ts';
import { type Reading, useEditing } from '../rows/useEditing.ts';
import { VerifierFields } from './VerifierFields.tsx';

type Fact = MinutesView['content']['facts'][number];
type Props = Reading & { fact: Fact; name: string; onClose: () => void };

type Values = { text: string; person: MemberName | null; verifiers: MemberName[] };
const offices = { opened: 'opener', chaired: 'chair', officers: 'scribe' } as const;
type Office = (typeof offices)[keyof typeof offices];
const officeOf = (id: Fact['id']): Office | null => (id in offices ? offices[id as keyof typeof offices] : null);

/** Where people are chosen, a text is written only instead of them. */
function valuesOf(view: MinutesView, { id }: Fact): Values {
  const fact = view.content.facts.find((f) => f.id === id);
  const office = officeOf(id);
  return {
    text: office === null || fact?.edited ? (fact?.text ?? '') : '',
    person: office === null ? null : (chosenAs(view, office)[0] ?? null),
    verifiers: id === 'officers' ? chosenAs(view, 'verifier') : [],
  };
}

function saidBy(values: Values, before: MinutesOverrides, view: MinutesView, { id }: Fact): MinutesOverrides {
  const office = officeOf(id);
  const text = values.text.trim();
  if (office === null) return withFact(before, id, values.text);
  const written = withFact(before, id, text === '' ? null : values.text);
  const had = chosenAs(view, office)[0]?.id ?? null;
  const chosen = values.person?.id ?? null;
  const led = chosen === had ? written : withOffice(written, office, chosen);
  if (id !== 'officers') return led;
  const ids = values.verifiers.map((v) => v.id);
  return ids.join() ===
    chosenAs(view, 'verifier')
      .map((v) => v.id)
      .join()
    ? led
    : withVerifiers(led, ids);
}

/** A fact under edit, in its place. */
export function FactEditor({ fact, name, onClose, ...of }: Props) {
  const say = useText();
  const { form, busy } = useEditing<Values>({
    ...of,
    valuesOf: (view) => valuesOf(view, fact),
    said: (values, before) => saidBy(values, before, of.view, fact),
    done: onClose,
  });
  const office = officeOf(fact.id);
  const { fields } = form;
  return (
    <form noValidate className={css.form} onSubmit={form.submit}>
      <LeaveGuard isDirty={form.isDirty} />
      <FormRefusal form={form} />
      {office && (
        <PersonPicker
          known
          label={fact.id === 'officers' ? say('MINUTES.SCRIBE') : say('MINUTES.PICK')}
          value={fields.values.person}
          onChange={(person) => fields.setFieldValue('person', person)}
        />
      )}
      {fact.id === 'officers' && (
        <VerifierFields
          value={fields.values.verifiers}
          onChange={(verifiers) => fields.setFieldValue('verifiers', verifiers)}
        />
      )}
      <Textarea
        label={office ? say('MINUTES.OTHERWISE') : name}
        autosize
        minRows={office ? 1 : 2}
        maxLength={factLength}
        {...fields.getInputProps('text')}
      />
      <div className={css.buttons}>
        <Button type="submit" loading={busy}>
          {say('MINUTES.KEEP')}
        </Button>
        <Button variant="default" onClick={onClose}>
          {say('MINUTES.LEAVE')}
        </Button>
      </div>
    </form>
  );
}
