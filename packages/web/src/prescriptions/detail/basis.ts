import { fromText } from '#contract/base/shares/fraction.ts';
import type { RunUnit } from '#contract/prescriptions/schema.ts';
import type { ChangeKind, Doubt } from '#contract/prescriptions/schema-words.ts';
import { decimal } from '../../base/amounts.ts';
import { useText } from '../../base/texts.tsx';
import { usePercentText } from '../../kit/share/Share.tsx';

type Facts = RunUnit['now'] | null;

/** What a unit is counted from, in words. */
export function useBasisText() {
  const say = useText();
  const percent = usePercentText();
  const factOf = (kind: Doubt | ChangeKind, facts: Facts): string => {
    if (kind === 'area') return facts?.area ? decimal(facts.area) : '–';
    if (kind === 'share') return facts?.share ? percent(fromText(facts.share)) : '–';
    return String(facts?.persons ?? '–');
  };
  const basisOf = ({ now }: RunUnit): string =>
    [
      now.share && say('PRESCRIPTIONS.UNITS.SHARE', { share: percent(fromText(now.share)) }),
      now.persons !== null && say('PRESCRIPTIONS.UNITS.PERSONS', { persons: now.persons }),
      now.area && say('PRESCRIPTIONS.UNITS.AREA', { area: decimal(now.area) }),
    ]
      .filter(Boolean)
      .join(', ') || say('PRESCRIPTIONS.UNITS.NOTHING');
  const changesOf = ({ changes, past, now }: RunUnit): string =>
    changes
      .map((kind) => say(`PRESCRIPTIONS.UNITS.CHANGES.${kind}`, { was: factOf(kind, past), now: factOf(kind, now) }))
      .join(', ');
  return { factOf, basisOf, changesOf };
}
