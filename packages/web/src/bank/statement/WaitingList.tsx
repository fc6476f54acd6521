import { useState } from 'react';
import type { Statement } from '#contract/bank/schema.ts';
import { useText } from '../../base/texts.tsx';
import { Card } from '../../kit/card/Card.tsx';
import { EmptyState } from '../../kit/motifs/EmptyState.tsx';
import css from '../rows/Bank.module.css';
import { type Acts, useActs } from './acts.ts';
import { PickDialog } from './PickDialog.tsx';
import { useLineKeys } from './useLineKeys.ts';
import { WaitingLine } from './WaitingLine.tsx';

const hints = [
  ['↑ ↓', 'MOVE'],
  ['Enter', 'ASSIGN'],
  ['R', 'SPLIT'],
  ['J', 'OTHER'],
  ['N', 'LATER'],
] as const;

function Keys() {
  const say = useText();
  return (
    <span className={css.keys}>
      {hints.map(([key, name]) => (
        <span key={key}>
          <kbd>{key}</kbd> {say(`BANK.KEYS.${name}`)}
        </span>
      ))}
    </span>
  );
}

/** Which line is the current one: it stays where it is in the row when the line itself is gone. */
function useCurrent(ids: readonly number[]) {
  const [at, go] = useState(0);
  const place = Math.min(at, Math.max(0, ids.length - 1));
  const move = (by: 1 | -1) => {
    const next = Math.min(Math.max(place + by, 0), ids.length - 1);
    go(next);
    document.getElementById(`line-${ids[next]}`)?.scrollIntoView({ block: 'nearest' });
  };
  return { place, move, go };
}

function useKeysOf(lines: Statement['waitingLines'], acts: Acts, current: ReturnType<typeof useCurrent>, on: boolean) {
  const line = lines[current.place];
  useLineKeys(
    on && line
      ? {
          move: current.move,
          act: () => void acts.main(line),
          split: () => acts.choose({ line, from: line.proposals[0] ?? null }),
          other: () => acts.choose({ line, from: null }),
          later: () => void acts.aside(line),
        }
      : null,
  );
}

/** Movements that wait, one after another until none is left. */
export function WaitingList({ told }: { told: Statement }) {
  const say = useText();
  const acts = useActs();
  const lines = told.waitingLines;
  const current = useCurrent(lines.map((l) => l.id));
  const writes = told.may.write;
  useKeysOf(lines, acts, current, writes && acts.choosing === null && !acts.busy);
  if (lines.length === 0)
    return (
      <Card>
        <EmptyState kind="done" title={say('BANK.EMPTY.DONE')} text={say('BANK.EMPTY.DONE_TEXT')} />
      </Card>
    );
  return (
    <Card title={`${say('BANK.WAITING')} (${told.waiting})`} aside={writes && <Keys />}>
      <ol className={css.lines}>
        {lines.map((line, i) => (
          <WaitingLine
            key={line.id}
            line={line}
            place={i + 1}
            isOn={writes && i === current.place}
            acts={writes ? acts : null}
            onFocus={() => current.go(i)}
          />
        ))}
      </ol>
      {acts.choosing && <PickDialog choosing={acts.choosing} acts={acts} />}
    </Card>
  );
}
