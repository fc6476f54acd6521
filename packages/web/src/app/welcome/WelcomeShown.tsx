import { Button } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { Suspense } from 'react';
import type { Place } from '#contract/base/calls/links.ts';
import { memberLinks } from '#contract/members/links.ts';
import { messageLinks } from '#contract/messages/links.ts';
import { voteLinks } from '#contract/motions/links.ts';
import { pacesOf, tellingModules, wishesOf } from '#contract/notices/rules.ts';
import { paces } from '#contract/notices/schema.ts';
import { session as calls } from '#contract/session/endpoints.ts';
import type { Settings } from '#contract/session/schema.ts';
import { useChange } from '../../base/data.ts';
import { may, useCounts, useMe, useOwnProfile } from '../../base/me.tsx';
import { latePart } from '../../base/parts.ts';
import { linkTo } from '../../base/place.ts';
import { session } from '../../base/session.ts';
import { useText } from '../../base/texts.tsx';
import { askAgain } from '../../confirmations/postponed.ts';
import { Card } from '../../kit/card/Card.tsx';
import { useNarrow } from '../../kit/page/narrow.ts';
import css from './Welcome.module.css';

const FirstSteps = latePart(async () => (await import('./FirstSteps.tsx')).FirstSteps, ['home', 'screens']);

/** How soon news of all parts come; what each part allows at most is kept to. */
function Told() {
  const say = useText();
  const me = useMe();
  const change = useChange(calls.settings, { quiet: true });
  const modules = tellingModules.filter((module) => may(me, module, 'r'));
  const wished = modules.map((module) => wishesOf(me.settings, module).pace);
  const first = modules[0];
  if (first === undefined || me.id === null) return null;
  const { id } = me;
  const now = wishesOf(me.settings, first).pace;
  const isOne = modules.every((module, i) => wished[i] === now || !pacesOf(module).includes(now));
  const keep = (pace: (typeof paces)[number]) => {
    const each = modules.filter((module) => pacesOf(module).includes(pace)).map((module) => [module, pace]);
    const notifications: Settings['notifications'] = {
      ...me.settings.notifications,
      ...Object.fromEntries(each),
    };
    void change.run({ id, settings: { notifications } }).catch(() => undefined);
  };
  return (
    <fieldset className={css.step}>
      <legend className={css.name}>{say('WELCOME.TOLD')}</legend>
      <div className={css.chips}>
        {paces.map((pace) => (
          <label key={pace} className={css.chip}>
            <input
              type="radio"
              name="welcome-pace"
              checked={isOne && pace === now}
              disabled={change.busy}
              onChange={() => keep(pace)}
            />
            {say(`WELCOME.PACES.${pace}`)}
          </label>
        ))}
      </div>
      <p className={css.hint}>{say('WELCOME.TOLD_TEXT')}</p>
    </fieldset>
  );
}

/** The one thing that waits: to vote before to confirm, to confirm before to read. */
function Waits() {
  const say = useText();
  const me = useMe();
  const counts = useCounts();
  if (!counts) return null;
  const { votesWaiting, acceptsWaiting, documentsToConfirm, eventsToConfirm, messagesUnread } = counts;
  const toConfirm = may(me, 'acceptRead', 'r') ? acceptsWaiting + documentsToConfirm + eventsToConfirm : 0;
  const way = (at: Place, words: string, search?: object) => (
    <Link {...linkTo(at, search)} className={css.link}>
      {words}
      <IconArrowRight size={20} stroke={1.75} aria-hidden="true" />
    </Link>
  );
  if (may(me, 'vote', 'r') && votesWaiting > 0)
    return way(voteLinks.list(), say('WELCOME.VOTES', { count: votesWaiting }), { tab: 'active' });
  if (toConfirm > 0)
    return (
      <button type="button" className={css.link} onClick={askAgain}>
        {say('WELCOME.CONFIRMS', { count: toConfirm })}
        <IconArrowRight size={20} stroke={1.75} aria-hidden="true" />
      </button>
    );
  if (may(me, 'messages', 'r') && messagesUnread > 0)
    return way(messageLinks.list(), say('WELCOME.MESSAGES', { count: messagesUnread }));
  return <p className={css.hint}>{say('WELCOME.CALM')}</p>;
}

/** Whether three doors are enough: asked once, of who only reads, on a phone. */
function Offer() {
  const say = useText();
  const change = useChange(calls.reading, { quiet: true });
  const answer = (simple: boolean) => void change.run({ simple }).catch(() => undefined);
  return (
    <section className={css.step} aria-labelledby="simple-offer">
      <h3 id="simple-offer" className={css.name}>
        {say('WELCOME.SIMPLE')}
      </h3>
      <p className={css.hint}>{say('WELCOME.SIMPLE_TEXT')}</p>
      <div className={css.acts}>
        <Button variant="default" disabled={change.busy} onClick={() => answer(true)}>
          {say('WELCOME.SIMPLE_YES')}
        </Button>
        <Button variant="subtle" disabled={change.busy} onClick={() => answer(false)}>
          {say('WELCOME.SIMPLE_NO')}
        </Button>
      </div>
    </section>
  );
}

function First({ id }: { id: number }) {
  const say = useText();
  const me = useMe();
  const profile = useOwnProfile();
  const change = useChange(calls.settings, { quiet: true });
  return (
    <>
      <p className={css.lead}>{say('WELCOME.LEAD')}</p>
      <section className={css.step} aria-labelledby="welcome-name">
        <h3 id="welcome-name" className={css.name}>
          {say('WELCOME.NAME')}
        </h3>
        <p>
          {say('WELCOME.NAME_TEXT')} <b className={css.who}>{me.full_name}</b>
        </p>
        {profile !== null && (
          <Link {...linkTo(memberLinks.edit(profile))} className={css.link}>
            {say('WELCOME.NAME_EDIT')}
          </Link>
        )}
      </section>
      <Told />
      <section className={css.step} aria-labelledby="welcome-waits">
        <h3 id="welcome-waits" className={css.name}>
          {say('WELCOME.WAITS')}
        </h3>
        <Waits />
      </section>
      <div className={css.acts}>
        <Button
          loading={change.busy}
          onClick={() => void change.run({ id, settings: { isNew: false } }).catch(() => undefined)}
        >
          {say('WELCOME.DONE')}
        </Button>
      </div>
    </>
  );
}

/** Over the dashboard: the first minute of who is new in the house; on a phone, who only reads is asked how. */
export function WelcomeShown() {
  const say = useText();
  const me = useMe();
  const isNarrow = useNarrow();
  const onlyReads = !Object.values(me.role?.rights ?? {}).includes('rw');
  const offers = isNarrow && onlyReads && me.simple === null && (session.isFresh() || me.settings.isNew);
  if (me.id === null || !(me.settings.isNew || offers)) return null;
  if (me.settings.isNew && may(me, 'svj', 'rw') && may(me, 'members', 'rw'))
    return (
      <Suspense fallback={null}>
        <FirstSteps id={me.id} />
      </Suspense>
    );
  return (
    <Card {...(me.settings.isNew && { title: say('WELCOME.TITLE') })} padded>
      <div className={css.steps}>
        {me.settings.isNew && <First id={me.id} />}
        {offers && <Offer />}
      </div>
    </Card>
  );
}
