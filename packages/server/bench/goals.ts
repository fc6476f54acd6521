import type { Outcome } from './lists.ts';
import { ratio } from './lists.ts';
import { print } from './say.ts';

/** What is held with --check. */
export const goals = {
  /** Of the limit, at twenty connections over all tenants. */
  board: 0.25,
  units: 0.3,
  neighbours: 0.3,
  papers: 0.25,
  /** Of the very statements that the portal sends. */
  same: 0.72,
  p99: 4,
  town: 1.3,
  tickets: 1.5,
  mails: 1.5,
  publish: 1000,
  /** Seconds for ten thousand movements of a bank. */
  statement: 5,
  /** Milliseconds. */
  surveys: { results: 300, answering: 100 },
  calendar: { month: 50, feed: 300, same: 10 },
  /** Milliseconds in which a year is issued to 2,000 units. */
  prescription: 3000,
  search: 50,
  growth: 50,
  texts: 50,
  reading: 1.5,
  /** Seconds and megabytes of a page. */
  scans: { seconds: 10, megabytes: 300 },
  rows: { cold: 450, warm: 250 },
  /** The longest frame and the slowest press in milliseconds, parts of a long page that stand, kilobytes of its first screen. */
  fluency: { frame: 50, press: 200, rows: 300, first: 700 },
  audits: { mobile: 90, desktop: 98 },
};

export const told = (n: number) => String(Math.round(n)).padStart(6);
/** Says whether it is reached. */
export const held = (isGood: boolean, sentence: string) => {
  print(`${isGood ? '✓' : '✗'} ${sentence}`);
  return isGood;
};

export function judge(name: string, { toLimit, toBare, p99ToLimit }: Outcome, goal: number, same?: number): boolean {
  const bare = same === undefined ? '' : `, ${ratio(toBare).trim()} týchž příkazů (cíl ≥ ${same})`;
  return held(
    toLimit >= goal && toBare >= (same ?? 0) && p99ToLimit <= goals.p99,
    `${name}: ${ratio(toLimit).trim()} meze (cíl ≥ ${goal})${bare}; p99 ${ratio(p99ToLimit).trim()}× mez (cíl ≤ ${goals.p99})`,
  );
}
