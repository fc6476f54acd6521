// Nouns that are one thing for people, and folders of nouns.

/**
 * A wing is an order of nouns: a later one may use an earlier one, in the web too, and never back. What an earlier one
 * needs of a later one comes to it by its manifest, or as a parameter.
 */
export const wings = {
  votes: [
    ...['motions', 'ledger', 'census', 'second', 'proxies', 'answers', 'presence', 'paper', 'transfers'],
    ...['representations', 'ballots', 'drafts', 'course', 'protocols', 'verification', 'votes'],
  ],
};

/** The most files besides tests: of one folder, and of one noun in one package. */
export const mostInFolder = 12;
export const mostInNoun = 40;

const placeOf = (path) => {
  const m = /^packages\/(contract|server|web)\/src\/([\w-]+)\/(.+)$/.exec(path);
  if (!m) return null;
  return { package: m[1], noun: m[2], folder: m[3].includes('/') ? m[3].split('/').slice(0, -1).join('/') : '.' };
};
const wingOf = (noun) => Object.keys(wings).find((wing) => wings[wing].includes(noun));
const isTest = (path) => /\.test\.tsx?$/.test(path);

/** Why a noun of a wing must not use that file of another one of it; undefined where they are of no wing together. */
export function problemInWing(from, aim) {
  const wing = wingOf(from.room);
  if (!wing || from.room === aim.room || !wings[wing].includes(aim.room)) return undefined;
  if (wings[wing].indexOf(aim.room) > wings[wing].indexOf(from.room))
    return `v křídle ${wing} je „${aim.room}“ až za „${from.room}“; dřívějšímu to přinese manifest nebo parametr, anebo to patří níž`;
  return /^(noun|handlers|jobs|routes)\b/.test(aim.file)
    ? 'z dřívějšího v křídle ne noun, handlers, jobs ani routes'
    : null;
}

/** Sentences are one file an area and language: their folder is a list, not code. */
const isSentences = (path) => path.includes('/texts/');

/** How many files besides tests and sentences stand in each folder, and in each noun of each package. */
function sizesOf(files) {
  const folders = new Map();
  const nouns = new Map();
  for (const path of files.filter((one) => !isTest(one) && !isSentences(one))) {
    const place = placeOf(path);
    if (!place) continue;
    const noun = `${place.package}/${place.noun}`;
    const folder = place.folder === '.' ? noun : `${noun}/${place.folder}`;
    folders.set(folder, (folders.get(folder) ?? 0) + 1);
    nouns.set(noun, (nouns.get(noun) ?? 0) + 1);
  }
  return { folders, nouns };
}

/** Folders and nouns of wings that hold more than they may. */
export function problemsOfSizes(files) {
  const { folders, nouns } = sizesOf(files);
  const over = (sizes, most, what) =>
    [...sizes]
      .filter(([name, size]) => size > most && wingOf(name.split('/')[1]))
      .map(([name, size]) => `packages/${name.replace('/', '/src/')}: ${size} souborů, ${what} má nejvýš ${most}.`);
  return [...over(folders, mostInFolder, 'složka'), ...over(nouns, mostInNoun, 'podstatné jméno v balíčku')];
}

/** The same elsewhere is told, not refused. */
export const largeFolders = (files) =>
  [...sizesOf(files).folders].filter(([, size]) => size > mostInFolder).sort(([, a], [, b]) => b - a);

/** Folders of one noun that need each other both ways; `arrows` are pairs of paths. */
export function problemsOfPairs(arrows) {
  const found = new Set();
  for (const [path, to] of arrows) {
    const [from, aim] = [placeOf(path), placeOf(to)];
    if (!from || !aim || isTest(path) || from.package !== aim.package || from.noun !== aim.noun) continue;
    if (from.folder !== aim.folder) found.add(`${from.package}/${from.noun}: ${from.folder} ${aim.folder}`);
  }
  const both = [...found].filter((one) => {
    const [noun, a, b] = one.split(' ');
    return a < b && found.has(`${noun} ${b} ${a}`);
  });
  return both.map(
    (one) => `${one.replace(/ (\S+)$/, ' ↔ $1')}: složky se potřebují navzájem; společné patří do jedné z nich.`,
  );
}
