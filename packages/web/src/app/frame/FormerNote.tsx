import { Link, Navigate, useRouterState } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { pathOf } from '#contract/base/calls/links.ts';
import { register } from '#contract/members/endpoints-register.ts';
import { memberLinks } from '#contract/members/links.ts';
import { voteLinks } from '#contract/motions/links.ts';
import { sessionLinks } from '#contract/session/links.ts';
import { voteLedger } from '#contract/verification/endpoints.ts';
import { Officers } from '../../association/detail/Officers.tsx';
import { useReading } from '../../base/data.ts';
import { Loaded } from '../../base/Loaded.tsx';
import { useAssociation } from '../../base/me.tsx';
import { useText } from '../../base/texts.tsx';
import { useShown } from '../../base/when.ts';
import { Card } from '../../kit/card/Card.tsx';
import { Note } from '../../kit/page/Note.tsx';
import css from './FormerNote.module.css';
import { Splash } from './Splash.tsx';

/** Every other address leads to the own profile; null where somebody is right. */
export function useOnlyOwn(id: number): ReactNode {
  const asked = useRouterState({ select: (s) => s.location.pathname });
  // On the way the page of the other address is still the one to draw, and would ask for what is refused.
  const drawn = useRouterState({ select: (s) => s.matches.at(-1)?.pathname ?? s.location.pathname });
  const own = memberLinks.one(id);
  const open = [own, memberLinks.edit(id), sessionLinks.account()].map(pathOf);
  const isOwn = (path: string) => open.includes(path.replace(/\/$/, '')) || /^\/hlasovani\/\d+\/overit\/?$/.test(path);
  if (!isOwn(asked)) return <Navigate {...own} replace />;
  return isOwn(drawn) ? null : <Splash />;
}

/** Why nothing of the house is to be seen, what stays, and whom to ask. */
export function FormerNote() {
  const say = useText();
  const shown = useShown();
  const fall = useReading(register.own, {}).data;
  const people = useAssociation().data?.committees ?? [];
  const asked = people.filter((p) => p.hasAccess);
  if (!fall) return null;
  const { why, unit, since } = fall;
  return (
    <div className={css.former}>
      <Note live>
        <b>{say('REGISTER.FORMER.TITLE')}</b>
        <p>{say(`REGISTER.FORMER.${why}`, { unit: unit ?? 'none', since: since ? shown.day(since) : 'none' })}</p>
        <p>{say('REGISTER.FORMER.KEPT')}</p>
        <p>{say(asked.length > 0 ? 'REGISTER.FORMER.ASK' : 'REGISTER.FORMER.ASK_NOBODY')}</p>
        {asked.length > 0 && (
          <div className={css.people}>
            <Officers people={asked} />
          </div>
        )}
      </Note>
    </div>
  );
}

/** Votes the person took part in, with their receipts. */
export function TakenVotes() {
  const say = useText();
  const of = useReading(voteLedger.taken, { sizePerPage: 'all' });
  return (
    <Card title={say('REGISTER.FORMER.VOTES')}>
      <Loaded of={of}>
        {({ votes }) =>
          votes.length === 0 ? (
            <p className={css.none}>{say('REGISTER.FORMER.NO_VOTES')}</p>
          ) : (
            <ul className={css.list}>
              {votes.map((v) => (
                <li key={v.id} className={css.vote}>
                  <b>{v.name}</b>
                  <Link {...voteLinks.verify(v.id)}>{say('REGISTER.FORMER.VERIFY')}</Link>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Card>
  );
}
