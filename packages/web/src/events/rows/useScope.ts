import { typo } from '#contract/base/words/typo.ts';
import { events } from '#contract/events/endpoints.ts';
import type { EventChange } from '#contract/events/schema.ts';
import type { SeriesScope } from '#contract/events/schema-words.ts';
import { useAsk } from '../../base/data.ts';
import { useFormat, useText } from '../../base/texts.tsx';
import { chooseWay, confirm } from '../../kit/dialog/confirm.tsx';
import { useSpanText } from './useSpanText.ts';

/**
 * Without the occurrence itself where the change is of what only a whole series has; without the next ones after the last. One
 * that was changed by itself may differ from those that would follow it.
 */
export type Offered = { isOfWhole?: boolean; isLast?: boolean; isAlone?: boolean };
const scopesOf = ({ isOfWhole = false, isLast = false }: Offered): SeriesScope[] => [
  ...(isOfWhole ? [] : (['this'] as const)),
  'thisAndFuture',
  ...(isLast ? [] : (['future'] as const)),
];

type What = 'CHANGE' | 'DELETE' | 'MOVE';
const textOf = (what: What, { isOfWhole, isAlone }: Offered) => {
  if (isOfWhole) return 'CALENDAR.SCOPE.TEXT_WHOLE';
  return isAlone && what !== 'DELETE' ? 'CALENDAR.SCOPE.TEXT_ALONE' : 'CALENDAR.SCOPE.TEXT';
};

/** Which occurrences of a series a change or a deletion is of; null for none. */
export function useScope() {
  const say = useText();
  return (what: What, title: string, offered: Offered = {}): Promise<SeriesScope | null> =>
    chooseWay({
      title: say(`CALENDAR.SCOPE.${what}`, { title: typo(title) }),
      text: say(textOf(what, offered)),
      ways: scopesOf(offered).map((value) => ({ value, name: say(`CALENDAR.SCOPE.WAYS.${value}`) })),
      no: say('FORM.KEEP'),
    });
}

/** Names what of a series was changed by itself and would have no place among the new days; whether it may fall. */
export function useFalling() {
  const say = useText();
  const format = useFormat();
  const text = useSpanText();
  const ask = useAsk();
  return async (change: EventChange): Promise<boolean> => {
    const { falls } = await ask(events.falling, change);
    const named = falls.filter(({ deleted }) => !deleted);
    if (named.length === 0) return true;
    return confirm({
      title: say('CALENDAR.FALLS.TITLE', { count: named.length }),
      text: say('CALENDAR.FALLS.TEXT', { days: format.list(named.map(({ day }) => text.day(day))) }),
      yes: say('CALENDAR.FALLS.YES'),
      no: say('FORM.KEEP'),
    });
  };
}
