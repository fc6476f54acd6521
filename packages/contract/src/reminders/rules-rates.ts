import type { Day } from '../base/time/dates.ts';

/** Hundredths of a per cent a year: 1175 is 11.75 %. */
export type Rate = bigint;
/** The repo rate of the Czech National Bank on the first day of a half-year. */
export type RepoRate = { from: Day; repo: Rate; source: string };

/** What the government's decree adds to it (nařízení vlády č. 351/2013 Sb., § 2). */
export const addedRate: Rate = 800n;

const decided = 'ČNB, vývoj dvoutýdenní repo sazby';
const at = (from: Day, repo: Rate): RepoRate => ({ from, repo, source: decided });

/**
 * Two-week repo rates as the bank published them, state of November 2025. A half-year that is not here is not guessed: the
 * association may write its rate down with the place it was read at.
 */
export const repoRates: readonly RepoRate[] = [
  at('2014-01-01', 5n),
  at('2014-07-01', 5n),
  at('2015-01-01', 5n),
  at('2015-07-01', 5n),
  at('2016-01-01', 5n),
  at('2016-07-01', 5n),
  at('2017-01-01', 5n),
  at('2017-07-01', 5n),
  at('2018-01-01', 50n),
  at('2018-07-01', 100n),
  at('2019-01-01', 175n),
  at('2019-07-01', 200n),
  at('2020-01-01', 200n),
  at('2020-07-01', 25n),
  at('2021-01-01', 25n),
  at('2021-07-01', 50n),
  at('2022-01-01', 375n),
  at('2022-07-01', 700n),
  at('2023-01-01', 700n),
  at('2023-07-01', 700n),
  at('2024-01-01', 675n),
  at('2024-07-01', 475n),
  at('2025-01-01', 400n),
  at('2025-07-01', 350n),
];

/** The first day of the half-year of a day. */
export const halfYearOf = (day: Day): Day => `${day.slice(0, 4)}-${day.slice(5, 7) < '07' ? '01' : '07'}-01`;
export const isHalfYear = (day: Day): boolean => halfYearOf(day) === day;

/** The yearly rate of a default that began on the day; null where the rate of its half-year is not known. */
export function rateSince(day: Day, known: readonly Pick<RepoRate, 'from' | 'repo'>[]): Rate | null {
  const half = halfYearOf(day);
  const found = known.find((r) => r.from === half);
  return found ? found.repo + addedRate : null;
}
