import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { DoorPower } from '#contract/assembly/schema.ts';
import type { Course } from '#contract/assembly/schema-course.ts';
import { typo } from '#contract/base/words/typo.ts';
import { voteLinks } from '#contract/motions/links.ts';
import { useText } from '../../base/texts.tsx';
import { FieldError } from '../../kit/form/FieldError.tsx';
import { useMark } from '../desk/data.ts';
import { useConfirmPowers, useDoorPowers, useSettlePowers } from '../rows/data.ts';
import css from './NextStep.module.css';
import { StepHead } from './StepHead.tsx';

/** Who decides: whoever asks, somebody else in the room, or nobody is left. */
function sorted(powers: readonly DoorPower[]) {
  const waiting = powers.filter((p) => p.state === 'waiting');
  const mine = waiting.filter((p) => p.mayConfirm);
  const others = waiting.filter((p) => !p.mayConfirm && p.end === 'waits');
  const left = waiting.filter((p) => !p.mayConfirm && p.end !== 'waits');
  return { mine, others, left, confirmed: powers.filter((p) => p.state === 'approved') };
}

const idsOf = (powers: readonly DoorPower[]): number[] => powers.map((p) => p.proxy);

/** Powers shown at the door are confirmed in one act, by who may; what nobody may confirm is decided in one act too. */
export function PowersStep({ course, count }: { course: Course; count: number }) {
  const say = useText();
  const of = useDoorPowers(course.id, true);
  const confirm = useConfirmPowers();
  const settle = useSettlePowers();
  const powers = of.data?.powers ?? [];
  const { mine, others, left, confirmed } = sorted(powers);
  const isOthers = mine.length === 0 && others.length + left.length > 0;
  const settled = [...left, ...confirmed];
  const refused = confirm.refused ?? settle.refused;
  const act = ({ run }: typeof confirm | typeof settle, of: readonly DoorPower[]) =>
    void run({ id: course.id, proxies: idsOf(of) }).catch(() => undefined);
  return (
    <>
      <StepHead
        lamp={count}
        title={say(isOthers ? 'COURSE.STEPS.POWERS.TITLE_OTHERS' : 'COURSE.STEPS.POWERS.TITLE', { count })}
        text={say(isOthers ? 'COURSE.STEPS.POWERS.OTHERS' : 'COURSE.STEPS.POWERS.TEXT')}
      />
      <ul className={css.powers}>
        {powers.map((p) => (
          <PowerLine key={p.proxy} power={p} />
        ))}
      </ul>
      <Ways id={course.id} others={others} left={left} />
      {refused && <FieldError>{say(refused.key, refused.params)}</FieldError>}
      <div className={css.buttons}>
        {mine.length > 0 && (
          <Button variant="default" size="md" loading={confirm.busy} onClick={() => act(confirm, mine)}>
            {say('COURSE.STEPS.POWERS.CONFIRM', { count: mine.length })}
          </Button>
        )}
        {settled.length > 0 && (
          <Button variant="default" size="md" loading={settle.busy} onClick={() => act(settle, settled)}>
            {left.length > 0
              ? say('COURSE.STEPS.POWERS.DECIDE', { count: left.length })
              : say('COURSE.STEPS.POWERS.LET', { count: confirmed.length })}
          </Button>
        )}
        <Button variant="subtle" renderRoot={(props) => <Link {...props} {...voteLinks.seconds()} />}>
          {say('COURSE.STEPS.POWERS.LIST')}
        </Button>
      </div>
    </>
  );
}

/** What becomes of it is said before anything is pressed. */
function PowerLine({ power: p }: { power: DoorPower }) {
  const say = useText();
  const end = p.state === 'approved' ? 'approved' : p.end;
  return (
    <li>
      <b>{say('COURSE.STEPS.POWERS.ONE', { agent: typo(p.agent), principal: typo(p.principal) })}</b>
      <small>{p.units.join(', ')}</small>
      {(end === 'approved' || !p.mayConfirm) && <small>{say(`COURSE.STEPS.POWERS.ENDS.${end}`)}</small>}
    </li>
  );
}

const namesOf = (powers: readonly DoorPower[], which: 'seconds' | 'perhaps'): string =>
  [...new Set(powers.flatMap((p) => p[which]))].map(typo).join(', ');

type Waiting = { others: readonly DoorPower[]; left: readonly DoorPower[] };

/** How the evening goes on for whoever may not confirm: who in the room may, what is decided without them, or the agent leaves. */
function Ways({ id, others, left }: { id: number } & Waiting) {
  const say = useText();
  const { mark, busy } = useMark(id);
  const waiting = [...others, ...left];
  if (waiting.length === 0) return null;
  const [names, perhaps] = [namesOf(others, 'seconds'), namesOf(waiting, 'perhaps')];
  const leave = (p: DoorPower) => mark({ id: p.seat, owners: p.owners, proxy: p.proxy }, { here: false }, p.agent);
  return (
    <>
      {names !== '' && <p className={css.text}>{say('COURSE.STEPS.POWERS.BY_PERSON', { names })}</p>}
      {left.length > 0 && <p className={css.text}>{say('COURSE.STEPS.POWERS.BY_NOBODY')}</p>}
      {perhaps !== '' && <p className={css.text}>{say('COURSE.STEPS.POWERS.BY_PERHAPS', { names: perhaps })}</p>}
      {left.length > 0 && <p className={css.text}>{say('COURSE.STEPS.POWERS.SETTLE_TEXT')}</p>}
      <p className={css.text}>{say('COURSE.STEPS.POWERS.BY_LEAVING')}</p>
      <div className={css.buttons}>
        {waiting.map((p) => (
          <Button key={p.proxy} variant="default" loading={busy} onClick={() => void leave(p)}>
            {say('COURSE.STEPS.POWERS.LEFT', { name: typo(p.agent) })}
          </Button>
        ))}
      </div>
    </>
  );
}
