import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { at } from './run.mjs';

const src = at('packages', 'web', 'src');
const read = (...path) => readFileSync(join(src, ...path), 'utf8');
const named = (list) => [...(list ?? '').matchAll(/'([\w-]+)'/g)].map(([, name]) => name);

/** What a noun's manifest says in words: nouns whose sentences it says too, and which shared pages it brings a part to. */
const manifestOf = (noun) => {
  const told = existsSync(join(src, noun, 'noun.ts')) ? read(noun, 'noun.ts') : '';
  return { says: named(/alsoSays: \[([^\]]*)\]/.exec(told)?.[1]), brings: (tab) => told.includes(`${tab}: 'brings'`) };
};
const nouns = () => readdirSync(src).filter((name) => existsSync(join(src, name, 'noun.ts')));

/** Sentences that a table of routes waits for: those it names itself, else those of its noun. */
function saysOf(folder, route) {
  const [, list] = /loader: bring\(\[([^\]]*)\]\)/.exec(route) ?? [];
  const shared = [...(list ?? '').matchAll(/bringing\('(\w+)'\)/g)].map(([, tab]) => tab);
  if (list !== undefined)
    return [
      ...named(list.replace(/\.\.\.bringing\('\w+'\)/g, '')),
      ...shared.flatMap((tab) => nouns().filter((noun) => manifestOf(noun).brings(tab))),
    ];
  return [...(folder === 'home' ? [] : [folder, 'screens']), ...manifestOf(folder).says];
}

/** Parts that stand on a screen by turns, by how their files begin: those of one line stand there together. */
const turns = {
  'src/app/places/HousePlace.tsx': [
    ['association/detail/HouseSettings'],
    ['association/detail/HouseActivity'],
    ['association/detail/HouseVisits'],
    ['roles/RolesSection'],
    ['walls/WallSection'],
    ['events/manage/CalendarsSection'],
    ['feeds/in/SourcesSection'],
    ['insolvency/InsolvencySection'],
    ['cadastre/CadastreSection'],
    ['changes/ChangesSection'],
    ['invoices/house/InvoicesSection'],
    ['portable/ArchiveSection'],
    ['bookings/manage/ThingsSection'],
  ],
  'src/app/places/MemberPlace.tsx': [['members/own/RightsPart'], ['documents/papers/'], ['sales/rows/SoldUnits']],
  // One under another: what is seen first, and what signing in takes.
  'src/app/places/AccountPlace.tsx': [
    ['members/own/OwnContact', 'members/own/OwnUnits', 'members/own/TracesPart', 'members/own/Notifications'],
    ['session/account/Appearance', 'session/account/Reading'],
    ['passkeys/Passkeys', 'session/account/SignIn', 'session/account/Sessions'],
  ],
  'src/drafts/EditVotePage.tsx': [['drafts/settings/'], ['drafts/people/'], ['drafts/points/'], ['drafts/recap/']],
  'src/surveys/form/EditSurveyPage.tsx': [
    ['surveys/form/SettingsStep'],
    ['surveys/form/QuestionsStep'],
    ['surveys/form/SummaryStep'],
    ['surveys/form/RunningForm'],
  ],
  'src/surveys/results/ResultsPage.tsx': [
    ['surveys/paper/PeopleSection'],
    ['surveys/paper/PaperSection'],
    ['surveys/results/SheetsSection'],
  ],
  'src/votes/VotePage.tsx': [
    ['votes/ConceptVote'],
    ['votes/running/RunningVote'],
    ['votes/running/SimpleVote'],
    ['votes/finished/'],
  ],
};

/** Every part that a page shows by turns, from the sources, with the sentences it brings: none may be left out of the weights. */
function partsByTurns() {
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll('\\', '/'));
  const found = files
    .filter((file) => file.endsWith('.tsx') && /\b(?:lateSection|lateView)\(\w/.test(read(file).replace(/\s+/g, '')))
    .flatMap((file) =>
      [...read(file).matchAll(/import\('(\.[^']+\.tsx)'\)(?:\)\.\w+,\s*\[([^\]]*)\])?/g)].map(([, to, says]) => ({
        part: join(dirname(file), to).replaceAll('\\', '/'),
        says: named(says),
      })),
    );
  const known = Object.values(turns).flat(2);
  const astray = found.find(({ part }) => !known.some((start) => part.startsWith(start)));
  if (astray) throw new Error(`Část ${astray.part} nepatří k žádné obrazovce (tools/screens.mjs)`);
  return found;
}

/** What one screen shows by turns: for each turn its parts, as the build names them, and their sentences. */
export function turnsOf(screen) {
  const parts = partsByTurns();
  return (turns[screen] ?? []).map((starts) => {
    const here = parts.filter(({ part }) => starts.some((start) => part.startsWith(start)));
    return { parts: here.map(({ part }) => `src/${part}`), says: here.flatMap(({ says }) => says) };
  });
}

/** Every screen of the tables of routes: its file as the build names it, and the pieces of sentences that come with it. */
export function screensOfRoutes() {
  const tables = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /(?:^|\/)routes\.tsx$/.test(file));
  return tables.flatMap((table) =>
    read(table)
      .split('createRoute(')
      .flatMap((route) => {
        const [, file] = /lazyRouteComponent\(\s*\(\) => import\('(\.[^']+)'\)/.exec(route) ?? [];
        const screen = file && join('src', dirname(table), file).replaceAll('\\', '/');
        return screen ? [{ screen, says: saysOf(dirname(table), route) }] : [];
      }),
  );
}
