import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { DoorPower } from '#contract/assembly/schema.ts';
import type { Course } from '#contract/assembly/schema-course.ts';
import { typo } from '#contract/base/typo.ts';
import { voteLinks } from '#contract/motions/links.ts';
import { useText } from '../../base/texts.tsx';
import { FieldError } from '../../kit/form/FieldError.tsx';
import { useMark } from '../desk/data.ts';
import { useConfirmPowers, useDoorPowers } from './data.ts';
import css from './NextStep.module.css';
import { StepHead } from './StepHead.tsx';

/** Powers shown at the door are confirmed in one act, by who may; whoever wrote them down sees the ways on. */
export function PowersStep({ course, count }: { course: Course; count: number }) {
  const say = useText();
  const of = useDoorPowers(course.id, true);
  const confirm = useConfirmPowers();
  const waiting = (of.data?.powers ?? []).filter((p) => p.state === 'waiting');
  const mine = waiting.filter((p) => p.mayConfirm).map((p) => p.proxy);
  const isOthers = mine.length === 0 && waiting.length > 0;
  return (
    <>
      <StepHead
        lamp={count}
        title={say(isOthers ? 'COURSE.STEPS.POWERS.TITLE_OTHERS' : 'COURSE.STEPS.POWERS.TITLE', { count })}
        text={say(isOthers ? 'COURSE.STEPS.POWERS.OTHERS' : 'COURSE.STEPS.POWERS.TEXT')}
      />
      <ul className={css.powers}>
        {waiting.map((p) => (
          <li key={p.proxy}>
            <b>{say('COURSE.STEPS.POWERS.ONE', { agent: typo(p.agent), principal: typo(p.principal) })}</b>
            <small>{p.units.join(', ')}</small>
          </li>
        ))}
      </ul>
      {isOthers && <Ways id={course.id} waiting={waiting} />}
      {confirm.refused && <FieldError>{say(confirm.refused.key, confirm.refused.params)}</FieldError>}
      <div className={css.buttons}>
        {mine.length > 0 && (
          <Button
            variant="default"
            size="md"
            loading={confirm.busy}
            onClick={() => void confirm.run({ id: course.id, proxies: mine }).catch(() => undefined)}
          >
            {say('COURSE.STEPS.POWERS.CONFIRM', { count: mine.length })}
          </Button>
        )}
        <Button variant="subtle" renderRoot={(props) => <Link {...props} {...voteLinks.seconds()} />}>
          {say('COURSE.STEPS.POWERS.LIST')}
        </Button>
      </div>
    </>
  );
}

/** How the evening goes on for whoever may not confirm: who may, or the agent leaves and the seat is not represented. */
function Ways({ id, waiting }: { id: number; waiting: readonly DoorPower[] }) {
  const say = useText();
  const { mark, busy } = useMark(id);
  const names = [...new Set(waiting.flatMap((p) => p.seconds))].map(typo).join(', ');
  const leave = (p: DoorPower) => mark({ id: p.seat, owners: p.owners, proxy: p.proxy }, { here: false }, p.agent);
  return (
    <>
      <p className={css.text}>
        {names === '' ? say('COURSE.STEPS.POWERS.BY_NOBODY') : say('COURSE.STEPS.POWERS.BY_PERSON', { names })}
      </p>
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
