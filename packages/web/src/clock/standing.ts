import { clockStanding } from '#contract/clock/endpoints-standing.ts';
import { clockLinks } from '#contract/clock/links.ts';
import { useReading } from '../base/data.ts';
import { useCounts, useMay } from '../base/me.tsx';
import { useText } from '../base/texts.tsx';
import { useDayText } from '../base/when.ts';
import type { StandingCard } from '../define-noun.ts';
import { useTermTitle } from './rows/data.ts';

/** The first terms that the house has to meet, late ones before the others. */
export function useStanding(): StandingCard[] {
  const say = useText();
  const { shortDay } = useDayText();
  const titleOf = useTermTitle();
  const sees = Boolean(useCounts()?.clockSeen);
  const administers = useMay('svj', 'rw');
  const { data } = useReading(clockStanding.near, {}, { when: sees && administers });
  if (!data) return [];
  const at = clockLinks.list();
  const lines = data.terms.map((term) => ({
    ...{ id: term.key, at, mark: shortDay(term.last), text: titleOf(term), isBad: term.state === 'late' },
    hint: term.left < 0 ? say('CLOCK.OVER', { n: -term.left }) : say('CLOCK.LEFT', { n: term.left }),
  }));
  return [
    { id: 'terms', name: say('CLOCK.TITLE'), all: { at, name: say('STANDING.ALL'), long: say('CLOCK.ALL') }, lines },
  ];
}
