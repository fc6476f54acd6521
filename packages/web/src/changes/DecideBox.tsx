import { Button, TextInput } from '@mantine/core';
import { IconCircleCheck, IconPlayerPause } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { typo } from '#contract/base/words/typo.ts';
import { changes } from '#contract/changes/endpoints.ts';
import type { ChangeView } from '#contract/changes/schema.ts';
import { reasonLength } from '#contract/changes/schema-words.ts';
import { useChange } from '../base/data.ts';
import { useText } from '../base/texts.tsx';
import { useShown } from '../base/when.ts';
import { DateField } from '../kit/day/DateField.tsx';
import { Note } from '../kit/page/Note.tsx';
import css from './Changes.module.css';

type Props = { id: number; one: ChangeView; today: string };
type Values = { accept: boolean | null; reason: string; day: string };

/** What still keeps the decision from being one; null when nothing does. */
const missing = ({ accept, reason, day }: Values, isDated: boolean): 'reason' | 'day' | null => {
  if (reason.trim() === '') return 'reason';
  return accept && isDated && !/^\d{4}-\d{2}-\d{2}$/.test(day) ? 'day' : null;
};

/** The decision as it is being made: kept as soon as nothing is missing, what was typed stays when it is refused. */
function useDeciding({ id, one }: Props) {
  const decide = useChange(changes.decide);
  const d = one.decision;
  const day = d?.day ?? one.said ?? '';
  const [values, set] = useState<Values>({ accept: d?.accept ?? null, reason: d?.reason ?? '', day });
  const [asked, ask] = useState(false);
  // One after another: what is chosen while another decision is being kept must not be lost.
  const line = useRef<Promise<unknown>>(Promise.resolve());
  const isKept = (v: Values) =>
    d !== null &&
    d.accept === v.accept &&
    d.reason === v.reason.trim() &&
    (v.accept !== true || (d.day ?? '') === v.day);
  const keep = (next: Values) => {
    set(next);
    const { accept, reason } = next;
    if (accept === null) return;
    ask(true);
    if (missing(next, one.isDated) || isKept(next)) return;
    const day = accept && one.isDated ? next.day : null;
    line.current = line.current
      .then(() => decide.run({ id, key: one.key, accept, reason, day }))
      .catch(() => undefined);
  };
  return {
    values,
    set,
    keep,
    kept: isKept(values) ? d : null,
    lack: asked ? missing(values, one.isDated) : null,
    decide,
  };
}

/** Accept or leave, with a reason; a change of what is owned also from when. */
export function DecideBox(props: Props) {
  const { one, today } = props;
  const say = useText();
  const { moment } = useShown();
  const { values, set, keep, kept, lack, decide } = useDeciding(props);
  const mayAccept = one.isSound && one.questions.length === 0;
  const refusedDay = decide.refused?.fields.day;
  const dated = one.isDated && values.accept !== false;
  return (
    <fieldset className={css.decide}>
      <legend className="vh">{say('CHANGES.DECIDE.TITLE')}</legend>
      <div className={css.boxes}>
        <div>
          <p className={css.label} aria-hidden="true">
            {say('CHANGES.DECIDE.TITLE')}
          </p>
          <div className={css.choices}>
            <Button
              variant={values.accept === true ? 'light' : 'default'}
              aria-pressed={values.accept === true}
              disabled={!mayAccept}
              leftSection={<IconCircleCheck size={20} stroke={1.75} aria-hidden="true" />}
              onClick={() => keep({ ...values, accept: true })}
            >
              {say('CHANGES.DECIDE.ACCEPT')}
            </Button>
            <Button
              variant={values.accept === false ? 'light' : 'default'}
              color="stone"
              aria-pressed={values.accept === false}
              leftSection={<IconPlayerPause size={20} stroke={1.75} aria-hidden="true" />}
              onClick={() => keep({ ...values, accept: false })}
            >
              {say('CHANGES.DECIDE.LEAVE')}
            </Button>
          </div>
        </div>
        {dated && (
          <DateField
            label={say('CHANGES.DECIDE.DAY')}
            description={say(
              values.day !== '' && values.day === one.said ? 'CHANGES.DECIDE.DAY_SAID' : 'CHANGES.DECIDE.DAY_HINT',
            )}
            required
            value={values.day}
            max={today}
            error={refusedDay ? say(refusedDay) : lack === 'day' && say('CHANGES.ERRORS.DAY')}
            onChange={(day) => keep({ ...values, day })}
          />
        )}
        <TextInput
          label={say('CHANGES.DECIDE.REASON')}
          withAsterisk
          maxLength={reasonLength}
          value={values.reason}
          error={lack === 'reason' && say('CHANGES.ERRORS.REASON')}
          onChange={(e) => set({ ...values, reason: e.currentTarget.value })}
          onBlur={() => keep(values)}
        />
      </div>
      {decide.refused && !refusedDay && (
        <Note tone="warn" live>
          {say(decide.refused.key, decide.refused.params)}
        </Note>
      )}
      <p className={css.quiet} role="status">
        {kept && typo(say('CHANGES.DECIDE.SAVED', { name: kept.by, when: moment(kept.at) }))}
      </p>
      <p className={css.quiet}>
        {say(values.accept === false ? 'CHANGES.DECIDE.LEFT_HINT' : 'CHANGES.DECIDE.REASON_HINT')}
      </p>
    </fieldset>
  );
}
