import {
  IconCheckupList,
  IconEyeCheck,
  IconLayoutGrid,
  IconMailOpened,
  IconPhone,
  IconTextSize,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type ComponentType, type ReactNode, Suspense, useState } from 'react';
import type { RoleId } from '#contract/access.ts';
import type { Place } from '#contract/base/calls/links.ts';
import { showPhone } from '#contract/base/person/phone.ts';
import { confirmations } from '#contract/confirmations/endpoints.ts';
import { readAskId } from '#contract/confirmations/rules.ts';
import { messages } from '#contract/messages/endpoints.ts';
import { messageLinks } from '#contract/messages/links.ts';
import { voteLinks } from '#contract/motions/links.ts';
import { session as calls } from '#contract/session/endpoints.ts';
import { textSizes } from '#contract/session/schema-words.ts';
import { votes } from '#contract/votes/endpoints.ts';
import { useChange, useReading } from '../../base/data.ts';
import { may, useAssociation, useCounts, useMe } from '../../base/me.tsx';
import { linkTo } from '../../base/place.ts';
import { size } from '../../base/size.ts';
import { useText } from '../../base/texts.tsx';
import { useWhen } from '../../base/when.ts';
import { askAgain } from '../../confirmations/postponed.ts';
import { EmptyState } from '../../kit/motifs/EmptyState.tsx';
import css from './Simple.module.css';

const nothing: ReadonlySet<number> = new Set();
const sign = { size: 32, stroke: 1.75, 'aria-hidden': true } as const;

type Waiting = {
  id: string;
  name: string;
  Icon: ComponentType<typeof sign>;
  count: number;
  /** The first thing behind it: what it is and until when. */
  first?: { title: string; when: string | undefined; at?: Place };
  onOpen?: () => void;
};

/** The first vote that waits for me, by its end. */
function useVotes(): Waiting | null {
  const say = useText();
  const me = useMe();
  const when = useWhen();
  const count = useCounts()?.votesWaiting ?? 0;
  const reads = may(me, 'vote', 'r');
  const { data } = useReading(votes.list, { tab: 'active', sizePerPage: 50 }, { when: reads && count > 0 });
  if (!reads) return null;
  const ends = (v: { closesAt: string | null }) => v.closesAt ?? '9';
  const [first] = (data?.votes ?? []).filter((v) => v.waiting).sort((a, b) => (ends(a) < ends(b) ? -1 : 1));
  return {
    ...{ id: 'vote', name: say('SIMPLE.VOTE'), Icon: IconCheckupList, count },
    ...(first && {
      first: {
        title: first.name,
        when: first.closesAt ? say('SIMPLE.UNTIL', { day: when.moment(first.closesAt) }) : undefined,
        at: voteLinks.one(first.id),
      },
    }),
  };
}

/** What I have not confirmed that I have read; it is opened here, one thing after another. */
function useConfirms(onOpen: () => void): (Waiting & { messages: ReadonlySet<number> }) | null {
  const say = useText();
  const me = useMe();
  const when = useWhen();
  const counts = useCounts();
  const { acceptsWaiting = 0, documentsToConfirm = 0, eventsToConfirm = 0 } = counts ?? {};
  const takesPart = may(me, 'acceptRead', 'r');
  const count = takesPart ? acceptsWaiting + documentsToConfirm + eventsToConfirm : 0;
  const { data } = useReading(confirmations.queue, {}, { when: count > 0 });
  if (!takesPart) return null;
  const first = data?.items[0]?.data;
  const all = (data?.items ?? []).map(({ dataValues }) => readAskId(dataValues.id));
  const asked = new Set(all.flatMap((one) => (one?.type === 'message' ? one.id : [])));
  return {
    ...{ id: 'confirm', name: say('SIMPLE.CONFIRM'), Icon: IconEyeCheck, count, onOpen, messages: asked },
    ...(first && {
      first: {
        title: first.title,
        when: first.acceptUntil ? say('SIMPLE.UNTIL', { day: when.day(first.acceptUntil) }) : undefined,
      },
    }),
  };
}

/** The latest message for me that I have not opened, but for those that I am asked to confirm. */
function useReads(confirming: ReadonlySet<number>): Waiting | null {
  const say = useText();
  const me = useMe();
  const when = useWhen();
  const count = useCounts()?.messagesUnread ?? 0;
  const reads = may(me, 'messages', 'r');
  const asked = { filters: { unread: true }, sizePerPage: 25, withOwners: false } as const;
  const { data } = useReading(messages.list, asked, { when: reads && count > 0 });
  if (!reads) return null;
  // What waits behind the door of confirming is read there.
  const others = (data?.messages ?? []).filter(({ id }) => !confirming.has(id));
  const [first] = others;
  const left = data ? count - (data.messages.length - others.length) : count;
  return {
    ...{ id: 'read', name: say('SIMPLE.READ'), Icon: IconMailOpened, count: Math.max(left, 0) },
    ...(first && {
      first: {
        title: first.title,
        when: first.dateFrom ? say('SIMPLE.FROM', { day: when.day(first.dateFrom) }) : undefined,
        at: messageLinks.one(first.id),
      },
    }),
  };
}

function Inside({ Icon, name, count, first }: Waiting) {
  const say = useText();
  return (
    <>
      <span className={count > 0 ? `${css.door} ${css.lit}` : css.door}>
        <Icon {...sign} />
        <b>{count}</b>
      </span>
      <span className={css.about}>
        <b className={css.name}>{name}</b>
        {count === 0 && <span className={css.when}>{say('SIMPLE.NOTHING')}</span>}
        {first && <span className={css.title}>{first.title}</span>}
        {count > 1 && <span className={css.title}>{say('SIMPLE.AND_MORE', { count: count - 1 })}</span>}
        {first?.when && <span className={css.when}>{first.when}</span>}
      </span>
    </>
  );
}

/** A door: lit where something waits, and then the whole of it opens the first thing. */
function Door(waiting: Waiting) {
  const { count, first, onOpen } = waiting;
  const inside = <Inside {...waiting} />;
  if (count > 0 && onOpen)
    return (
      <button type="button" className={css.way} onClick={onOpen}>
        {inside}
      </button>
    );
  return first?.at ? (
    <Link {...linkTo(first.at)} className={css.way}>
      {inside}
    </Link>
  ) : (
    <span className={css.way}>{inside}</span>
  );
}

/** Whom to ask: the chair, else whoever of the committee has a phone, and who takes care of the house. */
function Calls() {
  const say = useText();
  const people = useAssociation().data?.committees ?? [];
  // Who never came in is nobody to turn to.
  const reached = people.filter((p) => p.phone && p.hasAccess);
  const chair = reached.find((p) => p.role === 'mayorCommittee') ?? reached[0];
  const manager = reached.find((p) => p.role === 'community_manager');
  return [...new Set([chair, manager])].map(
    (who) =>
      who?.phone && (
        <a key={who.role} href={`tel:${who.phone}`} className={css.act}>
          <IconPhone {...sign} />
          <span>
            <b>{say('SIMPLE.CALL', { role: say(`ROLES.${who.role as RoleId}`, { sex: who.sex }) })}</b>
            <span>
              {who.full_name}, <span className={css.phone}>{showPhone(who.phone)}</span>
            </span>
          </span>
        </a>
      ),
  );
}

function Larger() {
  const say = useText();
  const change = useChange(calls.reading, { quiet: true });
  const [now, choose] = useState(() => size.kept() ?? 'normal');
  const next = textSizes[(textSizes.indexOf(now) + 1) % textSizes.length] ?? 'normal';
  return (
    <button
      type="button"
      className={css.act}
      onClick={() => {
        choose(next);
        size.keep(next);
        void change.run({ textSize: next }).catch(() => undefined);
      }}
    >
      <IconTextSize {...sign} />
      <span>
        <b>{say(next === 'normal' ? 'SIMPLE.SMALLEST' : 'SIMPLE.BIGGER')}</b>
        <span aria-live="polite">{say('SIMPLE.SIZE_NOW', { size: say(`ACCOUNT.SIZE_NAMES.${now}`) })}</span>
      </span>
    </button>
  );
}

function Whole(): ReactNode {
  const say = useText();
  const change = useChange(calls.reading, { quiet: true });
  return (
    <button
      type="button"
      className={`${css.act} ${css.bare}`}
      disabled={change.busy}
      onClick={() => void change.run({ simple: false }).catch(() => undefined)}
    >
      <IconLayoutGrid {...sign} />
      <span>
        <b>{say('SIMPLE.WHOLE')}</b>
        <span>{say('SIMPLE.WHOLE_HINT')}</span>
      </span>
    </button>
  );
}

/** "Co je potřeba": to vote, to confirm, to read; each door opens the first thing behind it. */
export function SimpleDoors({ Queue }: { Queue: ComponentType<{ count: number }> }) {
  const say = useText();
  const counts = useCounts();
  const [confirming, confirm] = useState(false);
  const open = () => {
    askAgain();
    confirm(true);
  };
  const confirms = useConfirms(open);
  const doors = [useVotes(), confirms, useReads(confirms?.messages ?? nothing)].filter((one) => one !== null);
  const isCalm = counts !== undefined && doors.every(({ count }) => count === 0);
  return (
    <div className={css.page} aria-busy={counts === undefined}>
      <title>{`${say('SIMPLE.TITLE')} · ${say('BASE.APP')}`}</title>
      {isCalm ? (
        <EmptyState kind="done" level={1} title={say('SIMPLE.CALM')} text={say('SIMPLE.CALM_TEXT')} />
      ) : (
        <h1 className={css.heading}>{say('SIMPLE.TITLE')}</h1>
      )}
      {!isCalm && (
        <ul className={css.doors}>
          {doors.map((one) => (
            <li key={one.id}>
              <Door {...one} />
            </li>
          ))}
        </ul>
      )}
      <Calls />
      <Larger />
      <Whole />
      {confirming && confirms && (
        <Suspense fallback={null}>
          <Queue count={confirms.count} />
        </Suspense>
      )}
    </div>
  );
}
