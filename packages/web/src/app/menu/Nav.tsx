import { type Icon, IconExternalLink, IconHelpCircle, IconMessageHeart, IconSparkles } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { PortalFacts } from '#contract/session/schema.ts';
import type { TextKey } from '#contract/texts/keys.ts';
import { may, useCounts, useMe, usePortal } from '../../base/me.tsx';
import { linkTo } from '../../base/place.ts';
import { useText } from '../../base/texts.tsx';
import type { Entry } from '../../define-noun.ts';
import { dashboard, moduleEntries, ownProfile } from './modules.tsx';
import css from './Nav.module.css';

function Counter({ entry }: { entry: Entry }) {
  const say = useText();
  const counts = useCounts();
  const waiting = counts ? (entry.waits ?? []).reduce((all, name) => all + counts[name], 0) : 0;
  const count = waiting || ((counts && entry.count && counts[entry.count]) ?? 0);
  if (count === 0) return null;
  return (
    <span className={waiting ? `${css.count} ${css.lit}` : css.count}>
      <span aria-hidden="true">{count}</span>
      <span className="vh">{say(waiting ? 'NAV.WAITING' : 'NAV.TOTAL', { count })}</span>
    </span>
  );
}

function Item({ entry, onGo }: { entry: Entry; onGo?: () => void }) {
  const say = useText();
  return (
    <li>
      <Link {...linkTo(entry.at)} className={css.item} activeOptions={{ includeSearch: false }} onClick={onGo}>
        <entry.icon size={20} stroke={1.75} aria-hidden="true" />
        <span>{say(entry.name)}</span>
        <Counter entry={entry} />
      </Link>
    </li>
  );
}

type GroupProps = { name?: string; entries: readonly Entry[]; onGo?: () => void };
function Group({ name, entries, onGo }: GroupProps) {
  if (entries.length === 0) return null;
  return (
    <>
      {name && <p className={css.group}>{name}</p>}
      <ul className={css.list} aria-label={name}>
        {entries.map((entry) => (
          <Item key={entry.at.to} entry={entry} onGo={onGo} />
        ))}
      </ul>
    </>
  );
}

const supports: readonly [keyof PortalFacts['links'], Icon, TextKey][] = [
  ['faq', IconHelpCircle, 'NAV.FAQ'],
  ['feedback', IconMessageHeart, 'NAV.FEEDBACK'],
  ['news', IconSparkles, 'NAV.NEWS'],
];

/** Links to the outside that the installation has; without any there is no group. */
function Support() {
  const say = useText();
  const { links } = usePortal();
  const offered = supports.filter(([id]) => links[id]);
  if (offered.length === 0) return null;
  return (
    <>
      <p className={css.group}>{say('NAV.SUPPORT')}</p>
      <ul className={css.list} aria-label={say('NAV.SUPPORT')}>
        {offered.map(([id, Sign, name]) => (
          <li key={id}>
            <a className={css.item} href={links[id] as string} target="_blank" rel="noopener noreferrer">
              <Sign size={20} stroke={1.75} aria-hidden="true" />
              <span>{say(name)}</span>
              <IconExternalLink size={16} stroke={1.75} aria-label={say('NAV.NEW_TAB')} className={css.outside} />
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Groups of the menu: what the person may see, favourites first. An empty group is not there. */
export function Nav({ onGo }: { onGo?: () => void }) {
  const say = useText();
  const me = useMe();
  const counts = useCounts();
  const isThere = ({ only }: Pick<Entry, 'only'>) => !only || (counts?.[only] ?? 0) > 0;
  const seen = moduleEntries.flatMap((e): Entry[] => {
    if (!e.module || may(me, e.module, 'r')) return isThere(e) ? [e] : [];
    const { icon, otherwise: o } = e;
    return o && isThere(o) ? [{ ...o, icon, count: o.only }] : [];
  });
  const starred = (e: Entry) => e.module !== undefined && me.settings.favorite_modules.includes(e.module);
  return (
    <nav aria-label={say('NAV.LABEL')} className={css.nav}>
      <Group entries={[me.isFormer && me.id !== null ? ownProfile(me.id) : dashboard]} onGo={onGo} />
      <Group name={say('NAV.FAVOURITES')} entries={seen.filter(starred)} onGo={onGo} />
      <Group name={say('NAV.MODULES')} entries={seen.filter((e) => !starred(e))} onGo={onGo} />
      <Support />
    </nav>
  );
}
