import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import { home } from '#contract/home/endpoints.ts';
import { ComesAlong, useReading } from '../base/data.ts';
import { Loaded } from '../base/Loaded.tsx';
import { useAssociation } from '../base/me.tsx';
import { latePart } from '../base/parts.ts';
import { Card } from '../kit/card/Card.tsx';
import { Greeting } from './Greeting.tsx';
import css from './HomePage.module.css';
import { parts } from './parts.ts';
import { useTogether } from './together.ts';
import { Waits } from './Waits.tsx';

// biome-ignore lint/correctness/useHookAtTopLevel: the list never changes, so all are called always and in one order
const useDoors = () => parts.flatMap((part) => part.useDoors?.() ?? []);
const above = parts.flatMap(({ Above }) => Above ?? []);
const columns = [1, 2, 3].map((column) => parts.flatMap(({ tile }) => (tile?.column === column ? tile.Tile : [])));

// Only who administers something sees it.
const Standing = latePart(async () => (await import('./Standing.tsx')).Standing, ['clock']);

/** Longer than this nothing waits for the slowest of them. */
const patience = 1_000;

/** Whether what the parts asked for at first has come: they are shown together, so that none moves another. */
function useAllHere(): boolean {
  const client = useQueryClient();
  const [here, setHere] = useState(false);
  useEffect(() => {
    if (here) return;
    let soon: ReturnType<typeof setTimeout>;
    // A moment later: an answer may be what another question waited for.
    const look = () => {
      clearTimeout(soon);
      soon = setTimeout(() => client.isFetching() === 0 && setHere(true));
    };
    const late = setTimeout(() => setHere(true), patience);
    const forget = client.getQueryCache().subscribe(look);
    look();
    return () => {
      clearTimeout(soon);
      clearTimeout(late);
      forget();
    };
  }, [client, here]);
  return here;
}

/** What waits for me, how the house stands, then what it is; asked for at once, shown when the house is known. */
function Inside({ known, administers }: { known: boolean; administers: boolean }) {
  const doors = useDoors();
  const here = useAllHere();
  const stage = here ? css.all : `${css.all} ${css.coming}`;
  return (
    <div className={known ? stage : css.unknown} aria-busy={!here}>
      {above.map((Above, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
        <Above key={i} />
      ))}
      <Waits doors={doors} />
      {administers && <Standing />}
      <div className={css.cards}>
        {columns.map((tiles, column) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
          <div key={column} className={css.stack}>
            {tiles.map((Tile, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
              <Tile key={i} />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}

/** The dashboard: what the nouns bring to it. */
export function HomePage() {
  const house = useAssociation();
  const counts = useReading(home.waits, {});
  const all = useTogether();
  const missing = [house, counts].find((of) => of.data === undefined);
  const came = all.data?.parts;
  // What nobody answered together each place asks for itself.
  const here = came !== undefined || all.error !== null;
  const administers = Boolean(came && (came.reports ?? came.votes ?? came.messages ?? came.documents));
  return (
    <>
      <Greeting />
      {(missing || !here) && (
        <Loaded<unknown> of={missing ?? all} shape={<Card>{null}</Card>}>
          {() => null}
        </Loaded>
      )}
      {!missing?.error && here && (
        <ComesAlong value={came !== undefined}>
          <Suspense>
            <Inside known={!missing} administers={administers} />
          </Suspense>
        </ComesAlong>
      )}
    </>
  );
}
