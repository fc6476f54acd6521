import { Link, useRouter } from '@tanstack/react-router';
import { type Ref, useEffect, useImperativeHandle, useState } from 'react';
import { pathOf } from '#contract/base/calls/links.ts';
import type { FoundRow } from '../../base/found.ts';
import { linkTo } from '../../base/place.ts';
import { useText } from '../../base/texts.tsx';
import { Marked } from '../../kit/text/Marked.tsx';
import css from './Findings.module.css';
import { type Group, useGroups } from './useGroups.ts';

/** How the field, which keeps the focus, walks the list and opens from it. */
export type Steering = { move: (by: 1 | -1) => void; open: () => boolean };
/** What the field tells assistive technology: whether there is a list, and which row of it Enter opens. */
export type Listed = { hasList: boolean; active: string | undefined };

type Props = {
  asked: string;
  listId: string;
  /** Full screen, for fingers: nothing is chosen ahead and no keys are named. */
  touch?: boolean;
  steering: Ref<Steering>;
  onListed: (listed: Listed) => void;
  onGo: () => void;
};

const keyOf = ({ at, search }: FoundRow): string =>
  search ? `${pathOf(at)}?${new URLSearchParams(search)}` : pathOf(at);

type RowProps = { row: FoundRow; group: Group; asked: string; id: string; isActive: boolean; onGo: () => void };
function Row({ row, group, asked, id, isActive, onGo }: RowProps) {
  const { icon: Icon } = group.entry;
  return (
    <Link
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      {...linkTo(row.at, row.search)}
      className={isActive ? `${css.row} ${css.active}` : css.row}
      // The focus stays in the field.
      onMouseDown={(e) => e.preventDefault()}
      onClick={(e) => !(e.metaKey || e.ctrlKey || e.shiftKey) && onGo()}
    >
      <Icon className={css.icon} size={20} stroke={1.75} aria-hidden="true" />
      <span className={css.words}>
        <span className={css.title}>
          <Marked text={row.title} asked={asked} />
        </span>
        {row.note && (
          <span className={css.note}>
            <Marked text={row.note} asked={asked} />
          </span>
        )}
      </span>
      {row.aside && (
        <span className={css.aside}>
          <Marked text={row.aside} asked={asked} />
        </span>
      )}
    </Link>
  );
}

/** What was found, by modules as their answers come; one that stays silent leaves the others alone. */
export function Findings({ asked, listId, touch = false, steering, onListed, onGo }: Props) {
  const say = useText();
  const router = useRouter();
  const { groups, isWaiting, silent, again } = useGroups(asked);
  const [chosen, choose] = useState<string | null>(null);
  const [askedBefore, setAskedBefore] = useState(asked);
  if (asked !== askedBefore) {
    setAskedBefore(asked);
    choose(null);
  }
  const rows = groups.flatMap((g) => g.rows);
  const active = rows.find((r) => keyOf(r) === chosen) ?? (touch ? undefined : rows[0]);
  const idOf = (row: FoundRow) => listId + keyOf(row);
  const activeId = active && idOf(active);
  const hasList = rows.length > 0;
  useEffect(() => onListed({ hasList, active: activeId }), [onListed, hasList, activeId]);
  useEffect(() => () => onListed({ hasList: false, active: undefined }), [onListed]);
  useEffect(() => {
    if (chosen) document.getElementById(listId + chosen)?.scrollIntoView({ block: 'nearest' });
  }, [listId, chosen]);
  useImperativeHandle(steering, () => ({
    move: (by) => {
      const at = active ? rows.indexOf(active) : by > 0 ? -1 : 0;
      const next = rows[(at + by + rows.length) % rows.length];
      choose(next ? keyOf(next) : null);
    },
    open: () => {
      if (!active) return false;
      onGo();
      void router.navigate(linkTo(active.at, active.search));
      return true;
    },
  }));
  const count = say('FIND.COUNT', { count: rows.length });
  const hasNothing = !hasList && !isWaiting && silent.length === 0;
  return (
    <>
      {hasList && (
        <div id={listId} role="listbox" aria-label={say('FIND.RESULTS')} className={css.list} tabIndex={-1}>
          {groups.map((group) => (
            // biome-ignore lint/a11y/useSemanticElements: a group of options, not of form fields
            <div key={group.id} role="group" aria-labelledby={listId + group.id}>
              <div id={listId + group.id} role="presentation" className={css.group}>
                {say(group.entry.name)}{' '}
                <span>{group.isFull ? say('FIND.FIRST', { count: group.rows.length }) : group.rows.length}</span>
              </div>
              {group.rows.map((row) => (
                <Row key={keyOf(row)} {...{ row, group, asked, onGo }} id={idOf(row)} isActive={row === active} />
              ))}
            </div>
          ))}
        </div>
      )}
      {hasNothing && (
        <div className={css.none}>
          <p className={css.headline}>{say('BASE.SEARCH.NOT_FOUND')}</p>
          <p>{say('FIND.HINT')}</p>
        </div>
      )}
      {!hasList && isWaiting && <p className={css.line}>{say('PICK.SEARCHING')}</p>}
      {silent.length > 0 && (
        <p className={css.line}>
          <span>{say('FIND.SILENT', { count: silent.length, names: silent.join(', ') })}</span>
          <button type="button" className={css.again} onClick={again}>
            {say('BASE.TRY_AGAIN')}
          </button>
        </p>
      )}
      {hasList && !touch && (
        <div className={css.foot} aria-hidden="true">
          <span>↑ ↓ {say('FIND.KEYS.MOVE')}</span>
          <span>Enter {say('FIND.KEYS.OPEN')}</span>
          <span>Esc {say('FIND.KEYS.CLOSE')}</span>
          <span className={css.count}>{count}</span>
        </div>
      )}
      <p className="vh" role="status">
        {isWaiting ? '' : hasNothing ? say('BASE.SEARCH.NOT_FOUND') : hasList ? count : ''}
        {!isWaiting &&
          silent.length > 0 &&
          ` ${say('FIND.SILENT', { count: silent.length, names: silent.join(', ') })}`}
      </p>
    </>
  );
}
