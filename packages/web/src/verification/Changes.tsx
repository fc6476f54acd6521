import type { LedgerPages } from '../answers/data.ts';
import { useText } from '../base/texts.tsx';
import { useShown } from '../base/when.ts';
import { Card } from '../kit/card/Card.tsx';
import css from './checking/VerifyPage.module.css';

type Entry = { seq: number; day: string; units: string; owners: string; parts: string };

/** Ids of the parts of a seat, as the entry has them. */
function partsOf(pack: LedgerPages, seq: number): number[] {
  const body = JSON.parse(pack.entries.find((e) => e.seq === seq)?.body ?? '{}') as { parts?: { id: number }[] };
  return body.parts?.map((p) => p.id) ?? [];
}

/** What this pack says became of owners, by the entry that holds it. */
function entriesOf(pack: LedgerPages): Entry[] {
  const named = new Map(pack.names.map((n) => [n.seat, n]));
  return pack.changes.map(({ seat, seq, day, owners }) => {
    const parts = partsOf(pack, seq).flatMap((id) => named.get(id) ?? []);
    return {
      ...{ seq, day, owners },
      units: named.get(seat)?.units ?? String(seat),
      parts: parts.map((p) => `${p.units} – ${p.owners}`).join('; '),
    };
  });
}

/** Entries by which somebody else votes for a unit than at the start. */
export function Changes({ pack }: { pack: LedgerPages }) {
  const say = useText();
  const shown = useShown();
  const entries = entriesOf(pack);
  if (entries.length === 0) return null;
  return (
    <Card title={say('VOTE_LEDGER.CHANGED.TITLE')} padded>
      <p>{say('VOTE_LEDGER.CHANGED.TEXT')}</p>
      <ul className={css.findings}>
        {entries.map(({ seq, day, units, owners, parts }) => (
          <li key={seq}>
            {parts
              ? say('VOTE_LEDGER.CHANGED.PARTED', { seq, units, parts, day: shown.day(day) })
              : say('VOTE_LEDGER.CHANGED.SOLD', { seq, units, owners: owners || 'none', day: shown.day(day) })}
          </li>
        ))}
      </ul>
    </Card>
  );
}
