import {
  type Icon,
  IconChecklist,
  IconHistory,
  IconId,
  IconKey,
  IconMail,
  IconReceipt,
  IconUsers,
} from '@tabler/icons-react';
import { moneyOf } from '#contract/base/money/amount.ts';
import { typo } from '#contract/base/words/typo.ts';
import type { Consequence } from '#contract/changes/schema.ts';
import { showMoney } from '../base/amounts.ts';
import { useText } from '../base/texts.tsx';
import { useShown } from '../base/when.ts';
import css from './Changes.module.css';

const signs: Readonly<Record<Consequence['kind'], Icon>> = {
  access: IconKey,
  vote: IconChecklist,
  account: IconReceipt,
  representative: IconUsers,
  invite: IconMail,
  named: IconId,
  past: IconHistory,
};

/** What a consequence says: its title and a sentence or two. */
function useSaid(isOwner: boolean) {
  const say = useText();
  const { moment, day } = useShown();
  const stands = ({ balance, day: until }: Extract<Consequence, { kind: 'account' }>) => {
    if (balance === null) return '';
    const owed = moneyOf(balance);
    const how = owed > 0n ? 'OWES' : owed < 0n ? 'OVERPAID' : 'EVEN';
    return say(`CHANGES.AFTER.account_${how}`, { day: day(until), amount: showMoney(owed < 0n ? -owed : owed) });
  };
  return (c: Consequence): readonly [string, string] => {
    switch (c.kind) {
      case 'access':
        return [say('CHANGES.AFTER.access', { name: typo(c.name) }), say('CHANGES.AFTER.access_TEXT')];
      case 'vote': {
        const rest = [
          say(isOwner ? 'CHANGES.AFTER.vote_TEXT' : 'CHANGES.AFTER.vote_WEIGHT'),
          c.voted && say('CHANGES.AFTER.vote_VOTED', { unit: c.unit }),
          c.closes && say('CHANGES.AFTER.vote_UNTIL', { when: moment(c.closes) }),
        ];
        const title = c.name ? say('CHANGES.AFTER.vote', { name: typo(c.name) }) : say('CHANGES.AFTER.vote_NONE');
        return [title, rest.filter(Boolean).join(' ')];
      }
      case 'account':
        return [
          say('CHANGES.AFTER.account', { unit: c.unit }),
          [say('CHANGES.AFTER.account_TEXT'), stands(c)].filter(Boolean).join(' '),
        ];
      case 'representative':
        return c.needed
          ? [say('CHANGES.AFTER.representative'), say('CHANGES.AFTER.representative_TEXT')]
          : [say('CHANGES.AFTER.alone'), say('CHANGES.AFTER.alone_TEXT')];
      case 'invite':
        return [say('CHANGES.AFTER.invite', { names: typo(c.names.join(', ')) }), say('CHANGES.AFTER.invite_TEXT')];
      case 'named':
        return [say('CHANGES.AFTER.named'), say('CHANGES.AFTER.named_TEXT')];
      case 'past':
        return [say('CHANGES.AFTER.past'), say('CHANGES.AFTER.past_TEXT')];
    }
  };
}

/** What happens if the change is accepted. */
export function Consequences({ list, isOwner }: { list: readonly Consequence[]; isOwner: boolean }) {
  const say = useText();
  const said = useSaid(isOwner);
  if (list.length === 0) return null;
  // A change of several units brings the same to each of them; it is said once.
  const told = new Map(
    list.map((c) => {
      const [title, text] = said(c);
      return [`${title} ${text}`, { kind: c.kind, title, text }] as const;
    }),
  );
  return (
    <>
      <h3 className={css.afterTitle}>{say('CHANGES.AFTER.TITLE')}</h3>
      <ul className={css.after}>
        {[...told.values()].map(({ kind, title, text }) => {
          const Sign = signs[kind];
          return (
            <li key={`${title} ${text}`}>
              <Sign size={20} stroke={1.75} aria-hidden="true" />
              <span>
                <b>{title}</b>
                <span className={css.text}>{typo(text)}</span>
              </span>
            </li>
          );
        })}
      </ul>
    </>
  );
}
