import { Button, Checkbox, Textarea } from '@mantine/core';
import type { MinutesOverrides, MinutesView } from '#contract/minutes/schema.ts';
import { factLength, wordingLength } from '#contract/minutes/schema-words.ts';
import { useText } from '../../base/texts.tsx';
import { FormRefusal } from '../../kit/form/FormFrame.tsx';
import { LeaveGuard } from '../../kit/form/LeaveGuard.tsx';
import css from '../rows/Minutes.module.css';
import { withPoint } from '../rows/overriding.ts';
import { type Reading, useEditing } from '../rows/useEditing.ts';
import { ObjectionFields } from './ObjectionFields.tsx';

type Point = MinutesView['content']['points'][number];
type Props = Reading & { point: Point; onClose: () => void };

export type PointValues = {
  wording: string;
  note: string;
  objections: { who: string; text: string }[];
  consent: boolean;
};

function valuesOf({ content }: MinutesView, key: string): PointValues {
  const point = content.points.find((p) => p.key === key);
  return {
    ...{ wording: point?.wording ?? '', note: point?.note ?? '', consent: point?.consent ?? false },
    objections: (point?.objections ?? []).map((o) => ({ ...o })),
  };
}

/** A row that nobody filled in is no objection. */
function saidBy({ wording, note, objections, consent }: PointValues, before: MinutesOverrides, point: Point) {
  const told = objections.filter((o) => o.who.trim() !== '' || o.text.trim() !== '');
  const own = { wording, note, objections: told, ...(point.consent !== null && { consent }) };
  return withPoint(before, point.key, own);
}

/** A point under edit, in its place: its wording, what was said, objections, and the consent of everybody. */
export function PointEditor({ point, onClose, ...of }: Props) {
  const say = useText();
  const { form, busy } = useEditing<PointValues>({
    ...of,
    valuesOf: (view) => valuesOf(view, point.key),
    said: (values, before) => saidBy(values, before, point),
    done: onClose,
  });
  const { fields } = form;
  return (
    <form noValidate className={css.form} onSubmit={form.submit}>
      <LeaveGuard isDirty={form.isDirty} />
      <FormRefusal form={form} />
      <Textarea
        label={say('MINUTES.WORDING')}
        autosize
        minRows={2}
        maxLength={wordingLength}
        {...fields.getInputProps('wording')}
      />
      <Textarea
        label={say('MINUTES.NOTE')}
        autosize
        minRows={1}
        maxLength={factLength}
        {...fields.getInputProps('note')}
      />
      {point.consent !== null && (
        <Checkbox label={say('MINUTES.CONSENT')} {...fields.getInputProps('consent', { type: 'checkbox' })} />
      )}
      <ObjectionFields fields={fields} />
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
