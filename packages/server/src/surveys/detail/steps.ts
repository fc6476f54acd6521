import { stamp } from '#contract/base/calls/ids.ts';
import { isAhead, resultStateOf, stateOf, whyNotOpen } from '#contract/surveys/rules.ts';
import type { Mine, SurveyDetail } from '#contract/surveys/schema.ts';
import { audienceOf } from '../../audience/queries-groups.ts';
import { type Asking, filesOf } from '../../base/files/files.ts';
import type { Portal } from '../../base/http/handler.ts';
import { chosenOf } from '../../documents/attached/steps.ts';
import { readsNames, resultsFor, statisticsOf } from '../results/steps.ts';
import { questionsOf, type Survey, surveySeen, turnoutOf } from '../rows/queries.ts';
import { polled, seesAll } from '../rows/queries-audience.ts';
import { givenOf, mineOf, ownerOf } from './queries.ts';
import { becameOf, mayTurn } from './queries-turned.ts';

const iso = (at: Date | null) => at?.toISOString() ?? null;

/** Whether results are shown to the asker; of units, one answered one is enough. */
export const shownTo = ({ scope, now }: Asking, s: Survey, mine: readonly Mine[]) =>
  resultStateOf(s, { administers: seesAll(scope), answered: mine.some((m) => m.state === 'answered') }, now);

function mayOf({ scope, now }: Asking, s: Survey, mine: readonly Mine[], isShown: boolean): SurveyDetail['may'] {
  const writes = seesAll(scope) && scope.mayWrite;
  const state = stateOf(s, now);
  const isOpen = whyNotOpen(s, now) === null;
  return {
    edit: writes && state !== 'finished',
    start: writes && state === 'concept',
    answer: scope.mayWrite && isOpen && mine.some((m) => m.state === 'waiting'),
    finish: writes && state === 'active',
    remove: writes,
    paper: writes && isOpen && scope.memberId !== null,
    people: seesAll(scope) && state !== 'concept',
    sheets: readsNames(scope, s) && isShown,
    turn: writes && isShown && mayTurn(scope, s, now),
  };
}

async function aroundOf(portal: Portal, at: Asking, s: Survey) {
  const { db, scope, now } = at;
  const all = seesAll(scope);
  const [files, turnout, given, owner, audience, chosen, became] = await Promise.all([
    filesOf(portal, at, 'survey', [s.id], { all }),
    turnoutOf(db, scope, s.id, now),
    all ? givenOf(db, scope, s.id) : 0,
    ownerOf(db, scope, s.ownerId),
    audienceOf(db, scope, polled, s.id, now),
    chosenOf(portal, at, 'survey', [s.id]),
    becameOf(db, scope, s.id),
  ]);
  return {
    ...{ owner, audience, became },
    attachments: files.get(s.id) ?? [],
    files: chosen.get(s.id) ?? [],
    answeredCount: turnout.answered,
    expectedCount: turnout.expected,
    papers: all ? { given, recorded: turnout.recorded } : null,
  };
}

type Beside = 'detail' | 'results' | 'statistics';

/** One survey as the asker may read it, with its results or statistics where they ask for them. */
export async function detailOf(portal: Portal, at: Asking, id: number, beside: Beside): Promise<SurveyDetail> {
  const { db, scope, now } = at;
  const [s, questions] = await Promise.all([surveySeen(db, scope, id, now), questionsOf(db, scope, id)]);
  const [mine, around] = await Promise.all([mineOf(db, scope, s, now), aroundOf(portal, at, s)]);
  const status = stateOf(s, now);
  const resultState = shownTo(at, s, mine);
  const isShown = resultState === 'shown';
  const { name, description, anonymous, publishing, answering, namesShown, manualEnd, toPublic, everyone } = s;
  return {
    ...{ id, name, description, status, anonymous, publishing, answering, namesShown, manualEnd, toPublic, everyone },
    ...around,
    ahead: isAhead(s, now),
    dateFrom: iso(s.dateFrom),
    dateTo: iso(s.dateTo),
    finishedAt: iso(status === 'finished' ? (s.finishedAt ?? s.dateTo) : null),
    questionCount: questions.length,
    toAnswer: whyNotOpen(s, now) === null && mine.some((m) => m.state === 'waiting'),
    hasAnswered: mine.some((m) => m.state === 'answered'),
    createdAt: s.createdAt.toISOString(),
    updatedAt: stamp(s.version, s.updatedAt),
    questions,
    mine,
    resultState,
    results: beside === 'results' && isShown ? await resultsFor(at, s, questions) : null,
    statistics: beside === 'statistics' && s.status !== 'concept' ? await statisticsOf(at, s) : null,
    may: mayOf(at, s, mine, isShown),
  };
}
