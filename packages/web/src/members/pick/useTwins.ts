import { members } from '#contract/members/endpoints.ts';
import type { MemberInput, Twin } from '#contract/members/schema.ts';
import { useAsk } from '../../base/data.ts';
import { useText } from '../../base/texts.tsx';
import { choose } from '../../kit/dialog/confirm.tsx';

type Named = Pick<MemberInput, 'type'> & Partial<Record<'firstName' | 'lastName' | 'companyName', string>>;

/**
 * Asks before somebody is added whose name stands in the house already: 'add' goes on, a twin is whom they meant, null is
 * neither.
 */
export function useTwins(instead: 'open' | 'use') {
  const ask = useAsk();
  const say = useText();
  return async ({ type, firstName = '', lastName = '', companyName = '' }: Named): Promise<'add' | Twin | null> => {
    const name = type === 'company' ? companyName : `${firstName} ${lastName}`;
    const { users } = await ask(members.twins, { type, name });
    // Who is in the archive can be looked at, not chosen.
    const twin = users.find((u) => instead === 'open' || !u.archived);
    if (!twin) return 'add';
    const reply = await choose({
      title: say('CARE.TWIN.TITLE', { name: twin.full_name }),
      text: say(twin.archived ? 'CARE.TWIN.ARCHIVED' : 'CARE.TWIN.TEXT'),
      yes: say('CARE.TWIN.ADD'),
      no: say('BASE.CANCEL'),
      instead: say(instead === 'open' ? 'CARE.TWIN.OPEN' : 'CARE.TWIN.USE'),
    });
    if (reply === 'instead') return twin;
    return reply === 'yes' ? 'add' : null;
  };
}
