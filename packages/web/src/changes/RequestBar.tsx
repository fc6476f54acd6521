import { Button } from '@mantine/core';
import { IconArrowLeft, IconCheck } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { typo } from '#contract/base/words/typo.ts';
import { changes } from '#contract/changes/endpoints.ts';
import { changeLinks } from '#contract/changes/links.ts';
import type { RequestView } from '#contract/changes/schema.ts';
import { changesTab } from '#contract/changes/schema-words.ts';
import { members } from '#contract/members/endpoints.ts';
import { units } from '#contract/units/endpoints.ts';
import { useChange } from '../base/data.ts';
import { useWayBack } from '../base/left.ts';
import { linkTo } from '../base/place.ts';
import { useText } from '../base/texts.tsx';
import { useShown } from '../base/when.ts';
import { confirm } from '../kit/dialog/confirm.tsx';
import { StickyBar, StickyEnd, StickyText } from '../kit/page/StickyBar.tsx';
import css from './Changes.module.css';

const touches = [units.list, members.search] as const;

/** What the one button does: hands over what a second person confirms, else writes what was decided. Refused, it asks again what differs now. */
function useAct(seen: RequestView, again: () => Promise<unknown>) {
  const say = useText();
  const hand = useChange(changes.hand);
  const accept = useChange(changes.accept, { touches });
  const taken = seen.changes.filter((c) => c.decision?.accept);
  const hands = taken.some((c) => c.isSecond) && seen.state !== 'handed';
  const ended = taken.flatMap((c) => c.consequences.flatMap((x) => (x.kind === 'access' ? [x.name] : [])));
  const question = () =>
    taken.length > 0
      ? {
          title: say('CHANGES.ASK.ACCEPT', { count: taken.length }),
          text: [
            say('CHANGES.ASK.TEXT', { units: [...new Set(taken.flatMap((c) => c.units))].join(', ') }),
            ended.length > 0 && say('CHANGES.ASK.ACCESS', { names: typo(ended.join(', ')) }),
          ]
            .filter(Boolean)
            .join(' '),
          yes: say('CHANGES.BAR.ACCEPT', { count: taken.length }),
        }
      : {
          title: say('CHANGES.ASK.LEAVE'),
          text: say('CHANGES.ASK.LEAVE_TEXT'),
          yes: say('CHANGES.BAR.LEAVE_ALL'),
        };
  const run = async () => {
    const sent = { id: seen.id, fingerprint: seen.fingerprint };
    if (hands) return void hand.run(sent).catch(again);
    if (await confirm({ ...question(), no: say('CHANGES.ASK.NO') })) await accept.run(sent).catch(again);
  };
  const refused = hand.refused ?? accept.refused;
  return { run, hands, taken: taken.length, busy: hand.busy || accept.busy, refused };
}

/** The bar of an open request: how many are accepted and left, and the one button. */
export function RequestBar({ seen, act }: { seen: RequestView; act: ReturnType<typeof useAct> }) {
  const say = useText();
  const { moment } = useShown();
  const back = changeLinks.list();
  const way = useWayBack(back);
  const left = seen.changes.filter((c) => c.decision && !c.decision.accept).length;
  const isDecided = seen.changes.length > 0 && seen.changes.every((c) => c.decision);
  const waits = seen.state === 'handed' && seen.isHandedByMe;
  const handed = seen.handedAt && {
    name: typo(seen.handedBy),
    when: moment(seen.handedAt),
  };
  const word = act.hands
    ? say('CHANGES.BAR.HAND')
    : seen.state === 'handed'
      ? say('CHANGES.BAR.CONFIRM', { count: act.taken })
      : say(isDecided && act.taken === 0 ? 'CHANGES.BAR.LEAVE_ALL' : 'CHANGES.BAR.ACCEPT', { count: act.taken });
  return (
    <StickyBar>
      <Button
        variant="subtle"
        color="stone"
        leftSection={<IconArrowLeft size={18} stroke={1.75} aria-hidden="true" />}
        renderRoot={(props) => (
          <Link {...props} {...linkTo(back)} search={{ tab: changesTab, ...way.search }} onClick={(e) => way.go(e)} />
        )}
      >
        {say('BASE.BACK')}
      </Button>
      <StickyText>
        <b>{isDecided ? say('CHANGES.BAR.STANDS', { accepted: act.taken, left }) : say('CHANGES.BAR.UNDECIDED')}</b>
        <span className={css.quiet}>
          {seen.state === 'handed' && handed ? say('CHANGES.BAR.WAITS', handed) : say('CHANGES.BAR.NOTHING_YET')}
        </span>
      </StickyText>
      <StickyEnd>
        <Button
          disabled={!isDecided || waits}
          loading={act.busy}
          leftSection={<IconCheck size={20} aria-hidden="true" />}
          onClick={() => void act.run()}
        >
          {isDecided ? word : say('CHANGES.BAR.UNDECIDED')}
        </Button>
      </StickyEnd>
    </StickyBar>
  );
}

export { useAct };
