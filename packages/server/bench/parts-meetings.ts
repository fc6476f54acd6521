import { held, told } from './goals.ts';
import {
  anEvening,
  boards,
  measureBoards,
  measureCheckIns,
  measureOpening,
  measurePapers,
  median,
  openBoards,
  p95,
} from './meetings.ts';
import { print } from './say.ts';
import { aVotingHouse, type Cluster } from './towns.ts';

/** Milliseconds. */
const goals = { opening: 100, checkIn: 50, boards: 1000 };
/** Times the usual p99 of readings while papers are drawn. */
const atMost = 1.5;

/** An evening of 2,000 seats and 20 points, held against what a room waits for. */
export async function meetings(cluster: Cluster): Promise<boolean> {
  const { portal, town } = await aVotingHouse(cluster);
  const chair = { address: portal.address, headers: town.headers };
  const evening = await anEvening(chair, town.superUrl);
  const opening = await measureOpening(chair, evening);
  const walls = await openBoards(chair, evening);
  const reached = await measureBoards(chair, evening, walls);
  const checkIns = await measureCheckIns(chair, evening);
  walls.end();
  const papers = await measurePapers(chair, evening);
  await portal.end();
  print('\nShromáždění: 2 000 účastníků, 20 bodů, 19 z nich uzavřených');
  const line = (name: string, took: number, goal: number, worst: number) =>
    held(took <= goal, `${name}: ${told(took).trim()} ms (cíl ≤ ${goal}), p95 ${told(worst).trim()} ms`);
  const good = [
    line('otevření řízení, medián', median(opening), goals.opening, p95(opening)),
    line(`zápis příchodu vedle řízení a ${boards} obrazovek, medián`, median(checkIns), goals.checkIn, p95(checkIns)),
    held(
      p95(reached) <= goals.boards,
      `změna na ${boards} otevřených obrazovkách: p95 ${told(p95(reached)).trim()} ms (cíl ≤ ${goals.boards}), medián ${told(median(reached)).trim()} ms`,
    ),
  ];
  const drawn = held(
    papers.meanwhile <= papers.alone * atMost,
    `p99 čtení vedle tisku listiny (${told(papers.sheet).trim()} ms) a zápisu (${told(papers.minutes).trim()} ms): ${told(papers.meanwhile).trim()} ms, bez tisku ${told(papers.alone).trim()} ms (cíl ≤ ${atMost}×)`,
  );
  return drawn && good.every(Boolean);
}
