import { Button } from '@mantine/core';
import { IconCheck, IconUserShare } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { associationLinks } from '#contract/association/links.ts';
import type { StepName } from '#contract/association/rules.ts';
import type { Out } from '#contract/base/calls/endpoint.ts';
import type { Place } from '#contract/base/calls/links.ts';
import { houseSteps } from '#contract/home/endpoints-steps.ts';
import { type HouseFacts, stepsOf } from '#contract/home/rules-steps.ts';
import { importLinks } from '#contract/imports/links.ts';
import { memberLinks } from '#contract/members/links.ts';
import { session as calls } from '#contract/session/endpoints.ts';
import { unitLinks } from '#contract/units/links.ts';
import { useChange, useReading } from '../../base/data.ts';
import { Loaded } from '../../base/Loaded.tsx';
import { notify } from '../../base/notice.ts';
import { linkTo } from '../../base/place.ts';
import { useText } from '../../base/texts.tsx';
import { Card } from '../../kit/card/Card.tsx';
import { DropMenu } from '../../kit/menu/DropMenu.tsx';
import { MenuItem } from '../../kit/menu/MenuItems.tsx';
import css from './FirstSteps.module.css';

const ways: Readonly<Record<StepName, { at: Place; search?: object; minutes: number }>> = {
  house: { at: associationLinks.edit(), minutes: 3 },
  units: { at: importLinks.units(), minutes: 10 },
  owners: { at: unitLinks.list(), minutes: 5 },
  contacts: { at: importLinks.contacts(), minutes: 10 },
  committee: { at: memberLinks.list(), minutes: 2 },
  statutes: { at: associationLinks.one(), search: { tab: 'settings' }, minutes: 5 },
  invitations: { at: memberLinks.invitations(), minutes: 10 },
};

/** What stands under the name of a step: where the house is with it. */
function useDetail(facts: HouseFacts) {
  const say = useText();
  const { sharesWhole, statutes, entrances, units, owned, people, withEmail, withPhone, officers, forgotten } = facts;
  const counts = { entrances, units, owned, people, withEmail, withPhone, officers, forgotten };
  const yes = (is: boolean) => (is ? 'yes' : 'no');
  return (name: StepName) =>
    say(`STEPS.DETAILS.${name}`, { ...counts, whole: yes(sharesWhole), written: yes(statutes) });
}

type Facts = Out<typeof houseSteps.steps>;

/** Who sees to the step, and to whom it can be handed instead. */
function Hand({ step, facts }: { step: StepName; facts: Facts }) {
  const say = useText();
  const change = useChange(houseSteps.hand, { touches: [houseSteps.steps] });
  const hand = async (to: Facts['helpers'][number] | null) => {
    const done = await change.run({ step, userId: to?.id ?? null }).catch(() => undefined);
    if (!done) return;
    if (to === null) notify('ok', 'STEPS.TAKEN');
    else notify(done.mailed ? 'ok' : 'info', done.mailed ? 'STEPS.MAILED' : 'STEPS.TOLD', { name: to.full_name });
  };
  const handed = facts.handed.find((one) => one.step === step);
  if (handed)
    return (
      <p className={css.hand}>
        <span>
          {say(handed.mine ? 'STEPS.MINE' : 'STEPS.HANDED', {
            name: handed.to.full_name,
            by: handed.by?.full_name || 'none',
          })}
        </span>
        <Button variant="subtle" loading={change.busy} onClick={() => void hand(null)}>
          {say('STEPS.TAKE_BACK')}
        </Button>
      </p>
    );
  if (facts.helpers.length === 0) return null;
  return (
    <DropMenu
      position="bottom-start"
      opener={
        <Button
          variant="subtle"
          loading={change.busy}
          leftSection={<IconUserShare size={20} stroke={1.75} aria-hidden="true" />}
        >
          {say('STEPS.HAND')}
        </Button>
      }
    >
      {facts.helpers.map((helper) => (
        <MenuItem key={helper.id} onClick={() => void hand(helper)}>
          {helper.full_name}
        </MenuItem>
      ))}
    </DropMenu>
  );
}

function Steps({ facts, id, under }: { facts: Facts; id: number | null; under: 'h2' | 'h3' }) {
  const say = useText();
  const Title = under;
  const detail = useDetail(facts);
  const hide = useChange(calls.settings, { quiet: true });
  const steps = stepsOf(facts);
  const open = steps.filter(({ done }) => !done).map(({ name }) => name);
  const [skipped, skip] = useState<readonly StepName[]>([]);
  const given = (to: 'me' | 'others') =>
    facts.handed.flatMap(({ step, mine }) => (mine === (to === 'me') && open.includes(step) ? [step] : []));
  // What was handed to me is mine first; what others see to waits at the end.
  const mine = given('me');
  const theirs = given('others');
  const turn = (name: StepName) => (mine.includes(name) ? 0 : theirs.includes(name) ? 2 : 1);
  const ahead = open.filter((name) => !skipped.includes(name)).sort((a, b) => turn(a) - turn(b));
  const [now = open[0], next] = ahead.length > 0 ? ahead : open;
  const minutes = open.reduce((sum, name) => sum + ways[name].minutes, 0);
  const away = id !== null && (
    <Button
      variant="subtle"
      loading={hide.busy}
      onClick={() => void hide.run({ id, settings: { isNew: false } }).catch(() => undefined)}
    >
      {say('STEPS.HIDE')}
    </Button>
  );
  return (
    <div className={css.page}>
      <p className={css.lead}>
        {now ? say('STEPS.LEAD', { done: steps.length - open.length, minutes }) : say('STEPS.WHOLE')}
      </p>
      <ol className={css.steps} aria-label={say('STEPS.LIST')}>
        {steps.map(({ name, done }, i) => (
          <li key={name} className={css.step} aria-current={name === now ? 'step' : undefined}>
            <span className={css.words}>
              <b>{say(`STEPS.NAMES.${name}`)}</b>
              <span>{detail(name)}</span>
            </span>
            <span className={`${css.arch} ${done ? css.done : ''} ${name === now ? css.now : ''}`} aria-hidden="true">
              {done ? <IconCheck size={22} stroke={2.5} /> : i + 1}
            </span>
            {done && <span className="vh">{say('WIZARD.DONE')}</span>}
          </li>
        ))}
      </ol>
      {now ? (
        <section className={css.current} aria-labelledby="step-now">
          <p className={css.hint}>
            {say('STEPS.NOW', { at: steps.findIndex(({ name }) => name === now) + 1, minutes: ways[now].minutes })}
          </p>
          <Title id="step-now" className={css.title}>
            {say(`STEPS.TITLES.${now}`)}
          </Title>
          <p>{say(`STEPS.TEXTS.${now}`)}</p>
          <div className={css.acts}>
            <Button renderRoot={(props) => <Link {...props} {...linkTo(ways[now].at, ways[now].search)} />}>
              {say(`STEPS.DO.${now}`)}
            </Button>
            <Hand key={now} step={now} facts={facts} />
            {next && (
              <Button variant="subtle" onClick={() => skip([...skipped, now])}>
                {say('STEPS.SKIP', { name: say(`STEPS.NAMES.${next}`) })}
              </Button>
            )}
            {away}
          </div>
        </section>
      ) : (
        away && <div>{away}</div>
      )}
    </div>
  );
}

/** What the card is called: by what was handed to the asker, a welcome to who is new; else the page says it. */
function useTitle(facts: Facts | undefined, isNew: boolean): string | null {
  const say = useText();
  const mine = facts
    ? stepsOf(facts).filter(({ name, done }) => !done && facts.handed.some((one) => one.mine && one.step === name))
    : [];
  const [first] = mine;
  if (first && mine.length === 1) return say('STEPS.YOURS', { name: say(`STEPS.NAMES.${first.name}`) });
  if (first) return say('STEPS.YOURS_MANY', { count: mine.length });
  return isNew ? say('STEPS.TITLE') : null;
}

/** The seven steps of a house and where it stands; `id` of who can hide them, being new. */
export function FirstSteps({ id }: { id: number | null }) {
  const of = useReading(houseSteps.steps, {}, { hears: ['units', 'members', 'association'] });
  const title = useTitle(of.data, id !== null);
  return (
    <Card {...(title && { title })} padded>
      <Loaded of={of}>{(facts) => <Steps facts={facts} id={id} under={title ? 'h3' : 'h2'} />}</Loaded>
    </Card>
  );
}
