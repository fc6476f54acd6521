import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { Course } from '#contract/assembly/schema-course.ts';
import { voteLinks } from '#contract/motions/links.ts';
import { useText } from '../../base/texts.tsx';
import { FieldError } from '../../kit/form/FieldError.tsx';
import { useConfirmPowers, useDoorPowers } from './data.ts';
import css from './NextStep.module.css';
import { StepHead } from './StepHead.tsx';

/** Powers shown at the door are confirmed in one act, by who may; whoever wrote them down sees whom they wait for. */
export function PowersStep({ course, count }: { course: Course; count: number }) {
  const say = useText();
  const of = useDoorPowers(course.id, true);
  const confirm = useConfirmPowers();
  const waiting = (of.data?.powers ?? []).filter((p) => p.state === 'waiting');
  const mine = waiting.filter((p) => p.mayConfirm).map((p) => p.proxy);
  return (
    <>
      <StepHead
        lamp={count}
        title={say('COURSE.STEPS.POWERS.TITLE', { count })}
        text={say(mine.length > 0 || waiting.length === 0 ? 'COURSE.STEPS.POWERS.TEXT' : 'COURSE.STEPS.POWERS.OTHERS')}
      />
      <ul className={css.powers}>
        {waiting.map((p) => (
          <li key={p.proxy}>
            <b>{say('COURSE.STEPS.POWERS.ONE', { agent: p.agent, principal: p.principal })}</b>
            <small>{p.units.join(', ')}</small>
          </li>
        ))}
      </ul>
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
