import { personNow } from '../ledger/rules-recount-count.ts';
import type { Checking } from './rules-checks.ts';
import type { Finding } from './rules-findings.ts';

/** What the portal shows beside what the entries say; who did not answer is missing. Of a cancelled vote too. */
export function answersCheck({ pack, census, again: { answers, points: all } }: Checking): Finding[] {
  const shown = new Map(pack.answers.map((a) => [a.seat, a.answers]));
  const seats = new Set([...census.seats.map((s) => s.id), ...answers.keys(), ...shown.keys()]);
  return [...seats].flatMap((seat) => {
    const points = new Set([...all.map((p) => p.id), ...Object.keys(shown.get(seat) ?? {}).map(Number)]);
    return [...points].flatMap((point): Finding[] => {
      const says = answers.get(seat)?.get(point) ?? 'miss';
      return (shown.get(seat)?.[point] ?? 'miss') === says ? [] : [{ kind: 'answer', seat, point }];
    });
  });
}

/** By which way an answer came, who sent it and when. Whose record was merged before the second form nobody wrote down. */
export function castsCheck({ pack, census, again }: Checking): Finding[] {
  const shown = new Map(pack.casts.flatMap((c) => c.points.map((point) => [`${c.seat} ${point}`, c.seq])));
  const missing = [...again.sources].flatMap(([seat, of]) =>
    [...of].flatMap(([point, seq]): Finding[] =>
      shown.get(`${seat} ${point}`) === seq ? [] : [{ kind: 'cast', seat, point }],
    ),
  );
  const wrong = pack.casts.flatMap(({ seat, points, channel, by, at }) =>
    points.flatMap((point): Finding[] => {
      const body = again.bodies.get(again.sources.get(seat)?.get(point) ?? -1);
      // An answer that no entry gives is named already.
      if (!body) return [];
      const person = (id: unknown) => personNow(again, id as number);
      return [
        ...(channel === body.channel ? [] : [{ kind: 'channel', seat, point } as const]),
        ...(census.form === 1 || person(by) === person(body.by) ? [] : [{ kind: 'by', seat, point } as const]),
        ...(at === body.at ? [] : [{ kind: 'at', seat, point } as const]),
      ];
    }),
  );
  return [...missing, ...wrong];
}

type Of = Extract<Finding, { kind: 'paper' }>['of'];

/** Papers as they are listed beside the entries that they were written down in. */
export function papersCheck({ pack, census, again }: Checking): Finding[] {
  const shown = new Map(pack.papers.map((p) => [p.seq, p]));
  // Papers of votes that began before they had entries of their own are ballots.
  const written = [...again.bodies].filter(
    ([, b]) => b.kind === 'paper' || (b.kind === 'ballot' && b.channel === 'paper'),
  );
  const person = (id: unknown) => (id === undefined || id === null ? null : personNow(again, id as number));
  const found = written.flatMap(([seq, body]): Finding[] => {
    const paper = shown.get(seq);
    if (!paper) return [{ kind: 'paper', seq, of: 'missing' }];
    const differs: [Of, boolean][] = [
      ['seat', paper.seat !== body.seat],
      ['number', paper.number !== (body.number ?? body.ticket)],
      ['handed', (paper.handedIn ?? null) !== (body.handedIn ?? null)],
      ['taken', person(paper.takenBy) !== person(body.takenBy)],
      ['void', (paper.void ?? null) !== (again.papers.get(seq)?.void ?? null)],
    ];
    if (census.form > 1)
      differs.push(
        ['date', paper.date !== body.date],
        ['scanned', paper.scanned !== body.scanned],
        ['by', person(paper.by) !== person(body.by)],
        ['confirmed', person(paper.confirmed) !== person(again.confirmed.get(seq))],
      );
    return differs.flatMap(([of, wrong]) => (wrong ? [{ kind: 'paper', seq, of } as const] : []));
  });
  const seqs = new Set(written.map(([seq]) => seq));
  const added = [...shown.keys()].filter((seq) => !seqs.has(seq));
  return [...found, ...added.map((seq) => ({ kind: 'paper', seq, of: 'added' }) as const)];
}

/** Who said that a ballot was not theirs. */
export function objectionsCheck({ pack, census, again }: Checking): Finding[] {
  const shown = Map.groupBy(pack.objections, (o) => o.seat);
  const seats = [...new Set([...again.objections.keys(), ...shown.keys()])].sort((a, b) => a - b);
  const people = (ids: readonly number[]) => [...new Set(ids.map((id) => personNow(again, id)))].sort().join();
  return seats.flatMap((seat): Finding[] => {
    const [said, told] = [again.objections.get(seat) ?? [], (shown.get(seat) ?? []).map((o) => o.by)];
    const isSame = census.form === 1 ? said.length > 0 === told.length > 0 : people(said) === people(told);
    return isSame ? [] : [{ kind: 'objections', seat }];
  });
}
