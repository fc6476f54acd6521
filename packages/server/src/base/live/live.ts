import type { Pool } from '../db/db.ts';
import { Ear, type EarTimes } from './ear.ts';
import { Hub, type Line, type Times, type Topics } from './hub.ts';

/** What open pages listen to. */
export type Live = {
  /** Lets somebody listen once words come; answers how they leave. */
  join(line: Line, last: string | undefined): Promise<() => void>;
  /** How many listen on this server. */
  size(): number;
  /** Ends all streams and stops listening. */
  close(): Promise<void>;
};

type Options = {
  url: string;
  pool: Pick<Pool, 'aside'>;
  topics: Topics;
  /** Another clock than the computer's. */
  now?: () => Date;
  log?: { warn(what: object, text: string): void };
  times?: Partial<Times & EarTimes>;
};

/** Opens the streams of one server; its one listening connection is made when the first of them comes. */
export function openLive({ url, pool, topics, now = () => new Date(), log, times = {} }: Options): Live {
  const hub = new Hub(topics, now, times);
  const ear = new Ear({
    ...{ url, pool, times },
    warn: (err, text) => log?.warn({ err }, text),
    tables: [...topics].flatMap(([table, { quiet, decides }]) => (quiet && !decides ? [] : [table])),
    heard: (payload) => hub.heard(payload),
    missed: () => hub.missed(),
  });
  let begun: Promise<void> | undefined;
  return {
    async join(line, last) {
      begun ??= ear.open().then(() => hub.begins());
      await begun;
      return hub.join(line, last);
    },
    size: () => hub.size,
    async close() {
      hub.close();
      await ear.close();
    },
  };
}
