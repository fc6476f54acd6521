import { goals, held, told } from './goals.ts';
import { byBoth } from './parts-lists.ts';
import { print } from './say.ts';
import {
  type Answering,
  answersIn,
  crowd,
  measureAnswering,
  measureResults,
  questionsIn,
  seedSurveys,
  spreadOver,
  surveyList,
} from './surveys.ts';
import { aPortal, aTown, type Cluster } from './towns.ts';

/** What the house is asked, as the chair sees it and as an owner does; results of a large one, and many answers at one moment. */
export async function surveys(cluster: Cluster): Promise<boolean> {
  const town = await aTown(cluster, 100, 50, 0);
  await seedSurveys(town.superUrl);
  const lists = await byBoth(cluster, town, 'ankety', surveyList, goals.board);
  return (await large(cluster)) && lists;
}

async function large(cluster: Cluster): Promise<boolean> {
  const town = await aTown(cluster, 1, Math.max(3 * crowd, 50), 1, 1);
  await seedSurveys(town.superUrl);
  const portal = await aPortal(town, cluster);
  const asking = { address: portal.address, headers: town.headers };
  try {
    const results = await measureResults(asking, town.superUrl);
    const good = held(
      results <= goals.surveys.results,
      `výsledky ${answersIn} odpovědí na ${questionsIn} otázek: ${told(results).trim()} ms (cíl ≤ ${goals.surveys.results})`,
    );
    const { atOnce, spread } = await measureAnswering(asking, town.superUrl);
    const of = ({ opened, p95, most }: Answering) =>
      `otevření p95 ${told(opened).trim()}, odpověď p95 ${told(p95).trim()}, nejdéle ${told(most).trim()} ms`;
    print(`${crowd} v jedné chvíli, poprvé po startu: ${of(atOnce.first)}`);
    print(`${crowd} v jedné chvíli, medián: ${of(atOnce.middle)}`);
    print(`${crowd} během ${spreadOver / 1000} s, medián: ${of(spread.middle)}`);
    const { p95 } = atOnce.middle;
    const said = `${crowd} anonymních odpovědí najednou: p95 ${told(p95).trim()} ms (cíl ≤ ${goals.surveys.answering})`;
    return held(p95 <= goals.surveys.answering, said) && good;
  } finally {
    await portal.end();
  }
}
