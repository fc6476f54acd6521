import type { SeatChange, VoteDetail } from '#contract/motions/schema.ts';
import { useText } from '../base/texts.tsx';
import { useShown } from '../base/when.ts';
import { Note } from '../kit/page/Note.tsx';
import css from './SeatChanges.module.css';

/** Seats whose owner, or who acts for them, is another one since the start; those of an earlier day apart. */
export function SeatChanges({ vote }: { vote: VoteDetail }) {
  return (
    <>
      <List changes={vote.seatChanges.filter((c) => !c.earlier)} title="SINCE" />
      <List changes={vote.seatChanges.filter((c) => c.earlier)} title="EARLIER" />
    </>
  );
}

function List({ changes, title }: { changes: readonly SeatChange[]; title: 'SINCE' | 'EARLIER' }) {
  const say = useText();
  const sentence = useChangeSentence();
  if (changes.length === 0) return null;
  return (
    <Note tone={title === 'EARLIER' ? 'warn' : 'info'}>
      <details className={css.list} open={changes.length <= 5}>
        <summary>
          {say(`VOTE.REPORT.CHANGES.${title}`)} ({changes.length})
        </summary>
        <ul>
          {changes.map((c) => (
            <li key={`${c.seat} ${c.known} ${c.to}`}>{sentence(c)}</li>
          ))}
        </ul>
      </details>
    </Note>
  );
}

/** "1247/3: od 21. 11. 2026 Karel Kupující, dříve Alena Nováková." */
export function useChangeSentence() {
  const say = useText();
  const shown = useShown();
  return (c: SeatChange): string => {
    const kind = c.parts.length > 0 ? 'PARTED' : c.from === c.to ? 'ACTS' : 'SOLD';
    return say(`VOTE.REPORT.CHANGES.${kind}`, {
      units: c.units,
      from: c.from || 'none',
      to: c.to || 'none',
      spare: c.spare || 'none',
      parts: c.parts.map((p) => `${p.units} – ${p.owners || '?'}`).join('; '),
      day: shown.day(c.day),
      known: shown.dayOf(c.known),
      late: c.earlier ? 'yes' : 'no',
      voted: c.voted ? 'yes' : 'no',
    });
  };
}
